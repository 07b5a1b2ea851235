/** Draws the lanes of crows and comets ahead. Loaded with the score: see late.ts. */
import { line } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { CROW } from '../rules/curve.ts'
import { crowY, isComet, type Nest } from '../rules/nests.ts'
import type { Lens } from './lens.ts'

/** Dots the lane of a crow ahead, so that it announces where the leap will meet it. */
export function drawLane(pen: Pen, lens: Lens, nest: Nest): void {
  const { unit } = lens
  const y = lens.y(crowY(nest))
  pen.globalAlpha = 0.75
  pen.strokeStyle = isComet(nest.id) ? '#ffe27a' : '#fff'
  pen.lineWidth = 3 * unit
  pen.lineCap = 'round'
  pen.setLineDash([0.1, 13 * unit])
  pen.beginPath()
  pen.moveTo(lens.x(-CROW.reach), y)
  pen.lineTo(lens.x(CROW.reach), y)
  pen.stroke()
  pen.setLineDash([])
  // A bar at each end, where it turns.
  for (const side of [-1, 1])
    line(pen, lens.x(side * CROW.reach), y - 9 * unit, lens.x(side * CROW.reach), y + 9 * unit)
  pen.globalAlpha = 1
}
