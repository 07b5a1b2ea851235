/** What is drawn for the player alone: the cursor, and the way of a hint. */
import { breath } from '../../kit/paint/easing.ts'
import { INK } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Kind } from './kinds.ts'
import { middleOf, type Layout } from './layout.ts'
import type { Stroke } from '../rules.ts'
import { cellBox } from './table.ts'

/** A frame around the cell, closed while something is in the hand. */
export function drawCursor(pen: Pen, layout: Layout, cell: number, holds: boolean, time: number): void {
  const frame = cellBox(layout, cell, 0.015 + (holds ? 0 : 0.03 * breath(time, 0.9)))
  pen.lineJoin = 'round'
  for (const [colour, width] of [
    [INK, 0.11],
    [holds ? '#ffe14d' : '#fff', 0.06],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = Math.max(2, layout.cell * width)
    pen.stroke(frame)
  }
}

/** Dashes that run along the way, from the face to begin with. */
export function drawHint(pen: Pen, layout: Layout, hint: Stroke, { tone }: Kind, time: number): void {
  const path = new Path2D()
  for (const cell of hint) {
    const { x, y } = middleOf(layout, cell)
    path.lineTo(x, y)
  }
  const dash = layout.cell / 4
  pen.save()
  pen.lineCap = pen.lineJoin = 'round'
  pen.setLineDash([dash * 0.6, dash * 1.4])
  pen.lineDashOffset = -time * layout.cell
  for (const [colour, width] of [
    [INK, 0.24],
    ['#fff', 0.17],
    [tone.true, 0.09],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = layout.cell * width
    pen.stroke(path)
  }
  pen.restore()
  const [start] = hint
  if (start === undefined) return
  pen.strokeStyle = `rgba(255,255,255,${0.5 + 0.5 * breath(time, 0.8)})`
  pen.lineWidth = layout.cell * 0.08
  pen.stroke(cellBox(layout, start, 0.03))
}
