/** Draws the thumbnail of a look: Mo in his greenhouse, and three blossoms above him. */
import { box } from '../../kit/paint/glossy.ts'
import { paintWhole, type Pen } from '../../kit/paint/sprite.ts'
import { COLUMNS } from '../rules/field.ts'
import { drawBlossom } from './blossoms.ts'
import { drawHouse } from './house.ts'
import { paletteOf } from './looks.ts'
import { drawHead } from './mole.ts'
import { drawPot } from './plants.ts'

/** Fractions of the picture's size. */
const BENCH = 0.86
const MO = 0.3
const BLOSSOM = 0.29

export function drawPortrait(pen: Pen, size: number, look: string): void {
  const palette = paletteOf(look)
  const unit = size / (COLUMNS + 1)
  const at = (x: number, y: number, draw: () => void) => {
    pen.save()
    pen.translate(x * size, y * size)
    draw()
    pen.restore()
  }
  pen.save()
  pen.clip(box(size, size, size * 0.16))
  at(0, 0, () =>
    paintWhole(drawHouse(pen, size, size, { unit, x: unit / 2, y: 0, bench: size * BENCH }, 0, palette)),
  )
  for (const [i, kind] of [1, 3, 2].entries())
    at((i - 1) * BLOSSOM, i % 2 ? -0.26 : -0.34, () =>
      drawBlossom(pen, kind, size * BLOSSOM, 'glad', palette),
    )
  at(0, 0.1, () => drawHead(pen, size * MO, 'glad', palette))
  at(0, 0.38, () => drawPot(pen, size * MO * 0.9, palette))
  pen.restore()
}
