/** Draws a hint with the line that decides it. Loaded with the score: see late.ts. */
import { breath } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { CoachAdvice } from '../rules/coach.ts'
import type { NumberGrid } from '../rules/lines.ts'
import { cellMiddle, type Layout } from './layout.ts'
import { CORAL, GOLD, type Palette } from './looks.ts'
import { outline } from './signs.ts'
import { traceLine } from './slate.ts'
import { drawRing, drawStrike } from './tile.ts'

/** Draws a ghost of the suggested mark, or a dashed coral ring around a wrong one. Without a time nothing moves. */
export function drawAdvice(
  pen: Pen,
  layout: Layout,
  grid: NumberGrid,
  { tile }: Palette,
  { cell, mark, step }: CoachAdvice,
  time: number | undefined,
): void {
  const side = layout.cell
  const beat = time === undefined ? 0.8 : breath(time, 1.2)
  const run = (time ?? 0) * side * 0.35
  pen.lineCap = 'round'
  if (step) {
    pen.strokeStyle = GOLD
    pen.lineWidth = Math.max(2, side * 0.05)
    pen.setLineDash([side * 0.16, side * 0.14])
    pen.lineDashOffset = -run
    traceLine(pen, layout, grid, step.line)
    pen.stroke()
    pen.setLineDash([])
  }
  const { x, y } = cellMiddle(layout, cell)
  pen.translate(x, y)
  if (mark === 'none') {
    pen.setLineDash([side * 0.14, side * 0.16])
    pen.lineDashOffset = run
  }
  outline(pen, mark === 'none' ? CORAL : GOLD, side * (1 + 0.08 * beat), Math.max(3, side * 0.09))
  pen.setLineDash([])
  pen.globalAlpha = 0.3 + 0.6 * beat
  if (mark === 'out') drawStrike(pen, side, beat)
  if (mark === 'keep') drawRing(pen, side, beat, tile.ring)
  pen.globalAlpha = 1
  pen.translate(-x, -y)
}
