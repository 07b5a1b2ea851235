/** Draws the tiles from cached sprites: the floor as a whole, the planters row by row. */
import { fillPath } from '../../kit/paint/brush.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import { isBed, isFloor, wanted, type House } from '../rules/house.ts'
import { flowerOf } from '../words/flowers.ts'
import { drawFlat } from './elements.ts'
import { drawBed, drawStone } from './floor.ts'
import { FLOWER_ART } from './flowers.ts'
import type { Layout } from './layout.ts'
import type { Palette } from './looks.ts'
import { drawGreen, drawPlanter, drawTuft, isBuilt, TUFT, type Tufts } from './planters.ts'
import { bakeInUnits, UNITS } from './units.ts'

export function createTiles(pen: Pen, bake: Bake, layout: Layout, house: House, palette: Palette) {
  const { cell: tile, columns, rows, stride, x, y } = layout
  const unit = tile / UNITS

  const tuft: Tufts = (tone, number) =>
    bakeInUnits(bake, tile, `tuft ${tone} ${number}`, TUFT.wide, TUFT.high, (to) =>
      drawTuft(to, tone, number, palette),
    )

  /** Draws `count` rows, layer by layer. Each tile is drawn around its centre. */
  function drawTiles(
    key: string,
    row: number,
    count: number,
    ...layers: readonly ((to: Pen, place: number) => unknown)[]
  ): void {
    const [wide, high] = [columns * tile, count * tile]
    const tiles = bake(key, wide * 1.1, high + tile, (to) => {
      to.translate(-wide / 2, -high / 2)
      to.scale(unit, unit)
      for (const draw of layers)
        for (let i = 0; i < count * columns; i++) {
          const [column, below] = [columnOf(columns, i), rowOf(columns, i)]
          to.save()
          to.translate((column + 0.5) * UNITS, (below + 0.5) * UNITS)
          draw(to, (row + below) * stride + column)
          to.restore()
        }
    })
    stamp(pen, tiles, x + wide / 2, y + row * tile + high / 2)
  }

  function drawGround(to: Pen, place: number): void {
    if (isFloor(house, place))
      drawStone(to, place, (columnOf(stride, place) + rowOf(stride, place)) % 2 === 0, palette)
    else if (isBuilt(house, place)) fillPath(to, 'M-50-50H50V50H-50z', '#4a3018')
    const pot = wanted(house, place)
    if (isBed(house, place)) drawBed(to, pot < 0 ? undefined : FLOWER_ART[flowerOf(pot)], palette.strong)
    drawFlat(to, house[place] ?? '')
  }

  return {
    floor: (): void => drawTiles('floor', 0, rows, drawGround),
    planters: (row: number): void =>
      drawTiles(
        `row ${row}`,
        row,
        1,
        (to, place) => isBuilt(house, place) && drawPlanter(to, house, place, palette),
        (to, place) => isBuilt(house, place) && drawGreen(to, house, place, tuft, 1 / unit, palette),
      ),
  }
}
