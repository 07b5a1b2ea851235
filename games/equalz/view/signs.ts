/** What points at something: the cursor, and the hint with the line that decides it. */
import { breath } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Advice } from '../rules/advice.ts'
import { traceLine } from './frame.ts'
import { beadMiddle, cellMiddle, type Layout, type Spot } from './layout.ts'
import { CORAL, drawRing, drawStrike, GOLD } from './tiles.ts'

/** A tile's outline around the origin. */
function traceTile(pen: Pen, side: number): void {
  pen.beginPath()
  pen.roundRect(-side / 2, -side / 2, side, side, side * 0.25)
}

export function drawCursor(pen: Pen, layout: Layout, spot: Spot, swell: number): void {
  const { cell } = layout
  const { x, y } = spot.kind === 'cell' ? cellMiddle(layout, spot.at) : beadMiddle(layout, spot.at)
  pen.translate(x, y)
  for (const [colour, wide] of [
    ['#120c52', 0.13],
    [GOLD, 0.075],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = Math.max(2, cell * wide)
    if (spot.kind === 'cell') traceTile(pen, cell * (1 + 0.05 * swell))
    else {
      pen.beginPath()
      pen.arc(0, 0, cell * (0.47 + 0.025 * swell), 0, Math.PI * 2)
    }
    pen.stroke()
  }
  pen.translate(-x, -y)
}

/** A ghost of the mark that is due; a mark that is wrong is ringed in coral dashes. Without time it rests. */
export function drawAdvice(
  pen: Pen,
  layout: Layout,
  { cell, mark, line }: Advice,
  time: number | undefined,
): void {
  const side = layout.cell
  const beat = time === undefined ? 0.8 : breath(time, 1.2)
  const run = (time ?? 0) * side * 0.35
  pen.lineCap = 'round'
  if (line !== undefined) {
    pen.strokeStyle = GOLD
    pen.lineWidth = Math.max(2, side * 0.05)
    pen.setLineDash([side * 0.16, side * 0.14])
    pen.lineDashOffset = -run
    traceLine(pen, layout, line)
    pen.stroke()
    pen.setLineDash([])
  }
  const { x, y } = cellMiddle(layout, cell)
  pen.translate(x, y)
  pen.strokeStyle = mark === 'none' ? CORAL : GOLD
  pen.lineWidth = Math.max(3, side * 0.09)
  if (mark === 'none') {
    pen.setLineDash([side * 0.14, side * 0.16])
    pen.lineDashOffset = run
  }
  traceTile(pen, side * (1 + 0.08 * beat))
  pen.stroke()
  pen.setLineDash([])
  pen.globalAlpha = 0.3 + 0.6 * beat
  if (mark === 'out') drawStrike(pen, side, beat)
  if (mark === 'keep') drawRing(pen, side, beat)
  pen.globalAlpha = 1
  pen.translate(-x, -y)
}
