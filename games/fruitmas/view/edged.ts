import { fillPath, strokePath, type Fill } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'

/** Fills an SVG path and draws an edge around it. Only the outer half of the edge's width is visible. */
export function edged(pen: Pen, path: string, fill: Fill, edge: string, width = 6): void {
  strokePath(pen, path, edge, width)
  fillPath(pen, path, fill)
}
