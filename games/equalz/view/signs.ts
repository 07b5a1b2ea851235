/** Draws the cursor, and the hint with the line that decides it. */
import { ring } from '../../kit/paint/brush.ts'
import { breath } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { CoachAdvice } from '../rules/coach.ts'
import type { NumberGrid, Spot } from '../rules/lines.ts'
import { cellMiddle, spotMiddle, type Layout } from './layout.ts'
import { CORAL, GOLD, type Palette } from './looks.ts'
import { traceLine } from './slate.ts'
import { drawRing, drawStrike } from './tile.ts'

/** Strokes a tile's outline around the origin. */
function outline(pen: Pen, colour: string, side: number, width: number): void {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.beginPath()
  pen.roundRect(-side / 2, -side / 2, side, side, side * 0.25)
  pen.stroke()
}

export function drawCursor(pen: Pen, layout: Layout, { shades }: Palette, spot: Spot, swell: number): void {
  const { cell } = layout
  const { x, y } = spotMiddle(layout, spot)
  pen.translate(x, y)
  for (const [colour, wide] of [
    [shades[0], 0.13],
    [GOLD, 0.075],
  ] as const) {
    const width = Math.max(2, cell * wide)
    if (spot.kind === 'cell') outline(pen, colour, cell * (1 + 0.05 * swell), width)
    else ring(pen, colour, 0, 0, cell * (0.47 + 0.025 * swell), width)
  }
  pen.translate(-x, -y)
}

/** Frames twins while one of them is under the cursor, and after a mark. */
export function drawTwins(pen: Pen, layout: Layout, pair: readonly number[]): void {
  for (const cell of pair) {
    const { x, y } = cellMiddle(layout, cell)
    pen.translate(x, y)
    outline(pen, GOLD, layout.cell * 0.96, layout.cell * 0.08)
    pen.translate(-x, -y)
  }
}

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
