/** Draws a sample of a look: the mower between a stripe and long grass, in front of a hedge. */
import { sky } from '../../kit/paint/backdrop.ts'
import { at } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { drawFoliage, drawHedges, drawSpray } from './hedge.ts'
import { paletteOf } from './looks.ts'
import { drawMower } from './mower.ts'
import { drawStripe, drawTufts, fillTile } from './turf.ts'

/** Width of the portrait and far edge of the hedge, in tiles; the centre is at 0. */
const ACROSS = 2.4
const HEDGE = -0.75
/** Where the long grass begins. */
const UNCUT = 0.2

export function drawPortrait(pen: Pen, size: number, look: string): void {
  const palette = paletteOf(look)
  const half = ACROSS / 2
  pen.save()
  pen.beginPath()
  pen.roundRect(-size / 2, -size / 2, size, size, size * 0.16)
  pen.clip()
  pen.scale(size / ACROSS, size / ACROSS)
  sky(pen, { x: -half, y: -half, width: ACROSS, height: 0.6 }, palette.sky)
  for (const y of [0.25, 1.25]) {
    for (const x of [-1, 0]) at(pen, x - 0.3, y, () => drawStripe(pen, y < 1 ? 'right' : 'left', palette))
    at(pen, UNCUT + 0.5, y, () => fillTile(pen, palette.long[1]))
  }
  const hedges = [-1.5, -0.5, 0.5].map((x) => ({ x, y: HEDGE, width: 1, height: 0.5, front: true }))
  drawHedges(pen, hedges, palette.hedge)
  drawFoliage(pen, hedges, 3, palette.hedge.petals, (to, band, number, x, y) =>
    at(pen, x, y, () => drawSpray(to, band, number, palette.hedge)),
  )
  for (const y of [0.25, 1.25])
    for (const x of [0.5, 1.5]) at(pen, UNCUT + x, y, () => drawTufts(pen, 1, x - 1, palette))
  pen.translate(-0.06, 0.36)
  pen.scale(1.4, 1.4)
  drawMower(pen, 'right', 'glad', palette)
  pen.restore()
}
