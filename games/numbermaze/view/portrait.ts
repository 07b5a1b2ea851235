/** Draws a sample of a look: the leaper in its garden. */
import { sky } from '../../kit/paint/backdrop.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { drawHopper, painting } from './hopper.ts'
import { paletteOf } from './looks.ts'

/** Fills a square of this size around the origin. */
export function drawPortrait(pen: Pen, size: number, look: string): void {
  const palette = paletteOf(look)
  const half = size / 2
  pen.save()
  pen.beginPath()
  pen.roundRect(-half, -half, size, size, size * 0.18)
  pen.clip()
  sky(pen, { x: -half, y: -half, width: size, height: size * 0.42 }, palette.sky)
  sky(pen, { x: -half, y: -size * 0.08, width: size, height: size }, palette.lawn)
  drawHopper(pen, painting(pen), palette, {
    x: 0,
    y: size * 0.36,
    size: size * 0.24,
    wide: 1,
    high: 1,
    ears: 0,
    lean: 0,
    mood: 'glad',
    number: 2,
  })
  pen.restore()
}
