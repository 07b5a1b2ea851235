/** Draws floating things around the origin: bubbles and fireflies, which rise, and others, which fall. */
import { glow } from '../../kit/paint/backdrop.ts'
import { blot } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'

export type DriftKind = 'bubbles' | 'petals' | 'snow' | 'fireflies'

export const rises = (drift: DriftKind) => drift === 'bubbles' || drift === 'fireflies'

export function drawDrift(pen: Pen, radius: number, drift: DriftKind, nth: number): void {
  if (drift === 'bubbles') drawBubble(pen, radius)
  else if (drift === 'fireflies') {
    glow(pen, 0, 0, radius, '255,240,120', 0.8)
    blot(pen, '#fffbd0', 0, 0, radius * 0.14)
  } else if (drift === 'snow') glow(pen, 0, 0, radius * 0.8, '255,255,255', 1)
  else {
    blot(pen, '#ff8fbf', 0, 0, radius * 0.5, radius * 0.26, nth)
    blot(pen, '#ffd9ea', -radius * 0.06, -radius * 0.06, radius * 0.34, radius * 0.15, nth)
  }
}

function drawBubble(pen: Pen, radius: number): void {
  pen.fillStyle = 'rgba(255,255,255,.3)'
  pen.strokeStyle = 'rgba(255,255,255,.5)'
  pen.lineWidth = 1.5
  pen.beginPath()
  pen.arc(0, 0, radius * 0.95, 0, Math.PI * 2)
  pen.fill()
  pen.stroke()
  glow(pen, -radius * 0.35, -radius * 0.4, radius * 0.45, '255,255,255', 0.7)
}
