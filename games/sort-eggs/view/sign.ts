/** Draws the sign on the eaves: the best score, or the current one once it is higher, or the ghost's at this moment. */
import { strokePath } from '../../kit/paint/brush.ts'
import { letter } from '../../kit/paint/lettering.ts'
import type { Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { plate } from './baskets.ts'
import type { Layout } from './layout.ts'

export function drawSign(
  pen: Pen,
  { light, deep }: Tone,
  { top, hen }: Layout,
  score: number,
  best: number,
  ghost: number | undefined,
): void {
  pen.save()
  pen.translate(top.x, top.y)
  pen.scale(hen / 40, hen / 40)
  // Hangs from the end of the eaves.
  pen.translate(-88, -48)
  strokePath(pen, 'M-16 10L0 0 16 10', deep, 3)
  plate(pen, 33, 54, 46, score > (ghost ?? best) ? '#ffd21f' : light, deep)
  letter(pen, ghost === undefined ? 'Best' : 'Ghost', 0, 23, 15)
  letter(pen, `${ghost ?? Math.max(best, score)}`, 0, 42, 21)
  pen.restore()
}
