import { fillPath, strokePath, type Fill } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'

/** An SVG path filled in one colour, with an edge in another: half of the edge's width shows around it. */
export function edged(pen: Pen, path: string, fill: Fill, edge: string, width = 6): void {
  strokePath(pen, path, edge, width)
  fillPath(pen, path, fill)
}
