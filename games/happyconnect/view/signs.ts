/** What is drawn for the player alone: the cursor, and the way of a hint. */
import { middleOf } from '../../kit/board/square.ts'
import { strokePath } from '../../kit/paint/brush.ts'
import { breath } from '../../kit/paint/easing.ts'
import { INK } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Stroke } from '../rules.ts'
import type { Kind } from './kinds.ts'
import type { Layout } from './layout.ts'
import { cellBox } from './tray.ts'

/** A frame around the cell; it keeps still while there is something in the hand. */
export function drawCursor(pen: Pen, layout: Layout, cell: number, holds: boolean, time: number): void {
  const frame = cellBox(layout, cell, 0.015 + (holds ? 0 : 0.03 * breath(time, 0.9)))
  strokePath(pen, frame, INK, Math.max(2, layout.cell * 0.11))
  strokePath(pen, frame, holds ? '#ffe14d' : '#fff', Math.max(2, layout.cell * 0.06))
}

/** Dashes that run along the way, and a frame around the face to begin at. */
export function drawHint(pen: Pen, layout: Layout, hint: Stroke, { tone }: Kind, time: number): void {
  const path = new Path2D()
  for (const cell of hint) {
    const { x, y } = middleOf(layout, cell)
    path.lineTo(x, y)
  }
  const dash = layout.cell / 4
  pen.save()
  pen.setLineDash([dash * 0.6, dash * 1.4])
  pen.lineDashOffset = -time * layout.cell
  strokePath(pen, path, INK, layout.cell * 0.24)
  strokePath(pen, path, '#fff', layout.cell * 0.17)
  strokePath(pen, path, tone.true, layout.cell * 0.09)
  pen.restore()
  const [start] = hint
  if (start === undefined) return
  const light = `rgba(255,255,255,${0.5 + 0.5 * breath(time, 0.8)})`
  strokePath(pen, cellBox(layout, start, 0.03), light, layout.cell * 0.08)
}
