/** Draws the hedges of a garden, one row at a time, as sprites. */
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Garden } from '../rules/garden.ts'
import { drawFoliage, drawHedges, drawSpray, hedgesOf, type Leaves } from './hedge.ts'
import type { Layout } from './layout.ts'
import type { Palette } from './looks.ts'
import { tileSprite } from './tile-sprite.ts'

/** The result draws a row. Rows −1 and `rows` are all rim. */
export function createHedgeRows(
  { pen, scenery }: Stage,
  bake: Bake,
  plan: Garden,
  layout: Layout,
  { hedge }: Palette,
) {
  const { cell: tile, columns } = layout

  /** Stamps leaves into a hedge sprite, whose unit is a tile. */
  const leaves: Leaves = (to, band, number, x, y, wide) => {
    const spray = tileSprite(
      bake,
      layout,
      `spray${band}${number}`,
      (on) => drawSpray(on, band, number, hedge),
      0.9,
    )
    stamp(to, spray, x, y, wide / tile, 1 / tile)
  }

  /** Draws a strip along a whole row, in tiles, with the garden's corner as the origin. */
  function putStrip(key: string, row: number, draw: (pen: Pen) => void): void {
    const strip = bake(key + row, (columns + 2) * tile, tile * 2, (to) => {
      to.scale(tile, tile)
      to.translate(-columns / 2, -row - 0.5)
      draw(to)
    })
    stamp(pen, strip, layout.x + (columns * tile) / 2, layout.y + (row + 0.5) * tile)
  }

  return (row: number): void => {
    const hedges = () => hedgesOf(plan, layout, row)
    putStrip('hedge', row, (to) => drawHedges(to, hedges(), hedge))
    scenery(() =>
      putStrip('foliage', row, (to) =>
        drawFoliage(to, hedges(), row * 31 + plan.length, hedge.petals, leaves),
      ),
    )
  }
}
