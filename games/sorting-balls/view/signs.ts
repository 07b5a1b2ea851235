/** What draws attention: the cursor, the tubes that a lifted ball may go to, the way of a hint. */
import { breath, clamp } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Move, State } from '../rules/state.ts'
import { above, slot, type Layout, type Place } from './layout.ts'

export const GOLD = '#ffe27a'
const BEADS = 12

/** The outline of a tube and its foot. */
function around(pen: Pen, { x, mouth, floor }: Place, ball: number): void {
  const half = ball * 0.68
  pen.beginPath()
  pen.roundRect(x - half, mouth - ball * 0.22, half * 2, floor - mouth + ball * 0.38, half)
}

export function drawHover(pen: Pen, place: Place, ball: number): void {
  pen.fillStyle = 'rgba(255,244,220,.16)'
  around(pen, place, ball)
  pen.fill()
}

export function drawCursor(pen: Pen, place: Place, ball: number, swell: number): void {
  pen.strokeStyle = pen.fillStyle = '#fff'
  pen.lineWidth = 3
  around(pen, place, ball)
  pen.stroke()
  const wide = Math.max(7, ball * 0.2)
  arrow(pen, place.x, place.floor + ball * 0.22 + swell * 4, wide, wide * 1.1)
  pen.fill()
}

/** Its tip at x, y, its base `high` below the tip, or above it where that is negative. */
function arrow(pen: Pen, x: number, y: number, wide: number, high: number): void {
  pen.beginPath()
  pen.moveTo(x, y)
  pen.lineTo(x + wide, y + high)
  pen.lineTo(x - wide, y + high)
  pen.closePath()
}

/** A ring of light around the rim. */
export function drawWelcome(pen: Pen, { x, mouth }: Place, ball: number, swell: number): void {
  pen.strokeStyle = GOLD
  pen.lineWidth = Math.max(2, ball * 0.07)
  pen.globalAlpha = 0.55 + 0.4 * swell
  pen.beginPath()
  pen.ellipse(x, mouth, ball * 0.66, ball * 0.16, 0, 0, Math.PI * 2)
  pen.stroke()
  pen.globalAlpha = 1
}

/** Beads that run from the ball to its goal, and an arrowhead over the rim. */
export function drawHint(pen: Pen, layout: Layout, state: State, { from, to }: Move, time: number): void {
  const [source, target] = [layout.places[from], layout.places[to]]
  if (!source || !target) return
  const { ball } = layout
  const start = slot(layout, source, (state.tubes[from]?.length ?? 1) - 1)
  const end = above(layout, target)
  // The control point of the arc lies well above both rims.
  const peak = Math.min(source.mouth, target.mouth) - ball * 2.2
  // Straight down it would hide the balls in between, so it swings out.
  const aside = Math.abs(end.x - start.x) < ball ? ball * (start.x > layout.pitch * 1.6 ? -2 : 2) : 0
  pen.fillStyle = GOLD
  pen.strokeStyle = '#5a2a00'
  pen.lineWidth = Math.max(1, ball * 0.03)
  for (let i = 0; i < BEADS; i++) {
    const u = (i + ((time * 1.6) % 1)) / BEADS
    const [a, b, c] = [(1 - u) ** 2, 2 * u * (1 - u), u * u]
    pen.globalAlpha = clamp(Math.min(u, 1 - u) * 6)
    pen.beginPath()
    const x = a * start.x + b * ((start.x + end.x) / 2 + aside) + c * end.x
    pen.arc(x, a * start.y + b * peak + c * end.y, ball * 0.09, 0, Math.PI * 2)
    pen.fill()
    pen.stroke()
  }
  pen.globalAlpha = 1
  arrow(pen, target.x, target.mouth - ball * (0.06 + 0.16 * breath(time, 0.8)), ball * 0.3, -ball * 0.4)
  pen.fill()
  pen.stroke()
}
