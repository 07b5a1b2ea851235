/** Paints glossy bodies. The pen's unit is the side of a tile. */
import { glossy } from '../../kit/paint/glossy.ts'
import type { Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'

/** Paints a glossy body centred at x, y. Enlarged first, because gloss is never finer than one unit of the pen. */
export function drawBody(pen: Pen, path: Path2D, size: number, tone: Tone, x = 0, y = 0, shine = 1): void {
  const large = new Path2D()
  large.addPath(path, { a: 100, d: 100 })
  pen.save()
  pen.translate(x, y)
  pen.scale(0.01, 0.01)
  glossy(pen, large, size * 100, tone, { shadow: 0, shine })
  pen.restore()
}
