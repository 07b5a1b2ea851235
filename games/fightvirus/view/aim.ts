/** Draws the way that a diver will dart. */
import { line } from '../../kit/paint/brush.ts'
import { clamp } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { DIVER } from '../rules/curve.ts'
import type { Point, Virus } from '../rules/state.ts'

export function drawAim(pen: Pen, { wait }: Virus, { x, y }: Point, to: Point, unit: number): void {
  pen.strokeStyle = '#ffb02e'
  pen.lineWidth = 3 * unit
  pen.setLineDash([6 * unit, 8 * unit])
  pen.globalAlpha = 0.85 * (1 - clamp(wait / DIVER.aim) * 0.7)
  line(pen, x, y, to.x, to.y)
  pen.setLineDash([])
  pen.globalAlpha = 1
}
