/** Draws a sample of a look: its owl above a corner of the slate, with a kept digit, a struck one and a lit lamp. */
import { sky } from '../../kit/paint/backdrop.ts'
import { downwards } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { drawBead } from './bead.ts'
import { paletteOf } from './looks.ts'
import { drawOwl, drawPupils } from './owl.ts'
import { bare, drawStrike, drawTile } from './tile.ts'

/** Fills a square of this size around the origin. */
export function drawPortrait(pen: Pen, size: number, look: string): void {
  const palette = paletteOf(look)
  const half = size / 2
  pen.save()
  pen.beginPath()
  pen.roundRect(-half, -half, size, size, size * 0.18)
  pen.clip()
  sky(pen, { x: -half, y: -half, width: size, height: size }, palette.sky)
  const top = size * 0.14
  pen.translate(0, top + size * 0.02)
  drawOwl(pen, size * 0.56, 'calm', palette)
  drawPupils(pen, size * 0.56, 0, 0.8)
  pen.translate(0, -top - size * 0.02)
  pen.fillStyle = downwards(pen, top, half, palette.rim)
  pen.fillRect(-half, top, size, half)
  pen.fillStyle = palette.shades[2]
  pen.fillRect(-half, top + size * 0.025, size, half)
  const side = size * 0.27
  pen.translate(-size * 0.315, size * 0.33)
  drawTile(pen, side, bare(7), 'none', palette)
  pen.translate(size * 0.3, 0)
  drawTile(pen, side, bare(4), 'out', palette)
  drawStrike(pen, side)
  pen.translate(size * 0.32, 0)
  drawBead(pen, side * 0.46, { counts: false, any: [7] }, 'lit', palette)
  pen.restore()
}
