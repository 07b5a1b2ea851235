import { fillPath, strokePath } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'

/** Draws a pointed leaf from its base at x, y. */
export function drawLeaf(pen: Pen, x: number, y: number, long: number, turn: number, colour: string): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(long, long)
  fillPath(pen, 'M0 0C.1-.35.6-.45 1-.05 .65.3.25.3 0 0z', colour)
  strokePath(pen, 'M.05 0 .8-.06', 'rgba(255,255,255,.28)', 0.05)
  pen.restore()
}
