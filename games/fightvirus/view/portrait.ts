/** Draws the preview of a look: the defender in a glow of its shots. */
import { glow } from '../../kit/paint/backdrop.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { paintBody, paintGear } from './defender.ts'
import { paletteOf } from './looks.ts'

/** Draws around the origin without cached sheets, which belong to the current look. */
export function drawPortrait(pen: Pen, size: number, look: string): void {
  const palette = paletteOf(look)
  const r = size * 0.31
  pen.save()
  pen.translate(0, r * 0.24)
  glow(pen, 0, 0, size * 0.45, palette.shot[0], 0.5)
  pen.save()
  paintGear(pen, r, palette, 1)
  pen.restore()
  paintBody(pen, r, palette, 'glad')
  pen.restore()
}
