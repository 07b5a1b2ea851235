/** Draws the gates and arches of a row, and the pots that fill its pits. */
import { stamp, type Pen } from '../../kit/paint/sprite.ts'
import type { House } from '../rules/house.ts'
import { drawArch, drawBars, drawFilled } from './elements.ts'
import { middleOf, type Layout } from './layout.ts'
import type { Palette } from './looks.ts'
import { UNITS, type UnitSprite } from './units.ts'

export function createUprights(pen: Pen, sprite: UnitSprite, layout: Layout, house: House, palette: Palette) {
  const { cell: tile, columns, stride } = layout
  const unit = tile / UNITS

  /**
   * Draws arches if `isFront`, because the gardener walks through them, otherwise everything else. `ajar` is how far the
   * gates are open, from 0 to 1.
   */
  return (row: number, isFront: boolean, filled: readonly number[], ajar: number): void => {
    for (let column = 0; column < columns; column++) {
      const place = row * stride + column
      const { x, y } = middleOf(layout, place)
      const letter = house[place]
      if (isFront && letter === 'n')
        stamp(
          pen,
          sprite('arch', 120, 140, (to) => drawArch(to, palette)),
          x,
          y,
        )
      if (isFront) continue
      if (filled.includes(-place))
        stamp(
          pen,
          sprite('filled', 100, 100, (to) => drawFilled(to, palette)),
          x,
          y,
        )
      if (letter === '=')
        stamp(pen, sprite('bars', 100, 120, drawBars), x, y + ajar * 34 * unit, 1, 1 - ajar * 0.9)
    }
  }
}
