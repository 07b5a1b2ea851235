/** Draws overlays: the cursor, the tubes that take the lifted ball, and the hint. */
import { breath, clamp } from '../../kit/paint/easing.ts'
import { disc, glossy, star } from '../../kit/paint/glossy.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Move, State } from '../rules/state.ts'
import { above, slot, type Layout, type TubePlace } from './layout.ts'
import type { Palette } from './looks.ts'

export const GOLD = '#ffe27a'
const BEADS = 12

/** The outline of a tube and its foot. */
function around(pen: Pen, { x, mouth, floor }: TubePlace, ball: number): void {
  const half = ball * 0.68
  pen.beginPath()
  pen.roundRect(x - half, mouth - ball * 0.22, half * 2, floor - mouth + ball * 0.38, half)
}

export function drawHover(pen: Pen, place: TubePlace, ball: number): void {
  pen.fillStyle = 'rgba(255,244,220,.16)'
  around(pen, place, ball)
  pen.fill()
}

export function drawCursor(pen: Pen, place: TubePlace, ball: number, swell: number): void {
  pen.strokeStyle = pen.fillStyle = '#fff'
  pen.lineWidth = 3
  around(pen, place, ball)
  pen.stroke()
  const wide = Math.max(7, ball * 0.2)
  arrow(pen, place.x, place.floor + ball * 0.22 + swell * 4, wide, wide * 1.1)
  pen.fill()
}

export function drawRing(pen: Pen, x: number, y: number, radius: number): void {
  pen.strokeStyle = '#fff'
  pen.lineWidth = 3
  pen.beginPath()
  pen.arc(x, y, radius + 2, 0, Math.PI * 2)
  pen.stroke()
}

/** The button that adds a tube: a small tube with a plus, and the star it costs. */
export function drawButton(pen: Pen, radius: number, { foot }: Palette): void {
  glossy(pen, disc(radius * 0.94), radius, foot, { shadow: 0.3, shine: 0.5 })
  pen.strokeStyle = '#fffaf0'
  pen.lineCap = pen.lineJoin = 'round'
  const unit = radius / 10
  pen.scale(unit, unit)
  pen.lineWidth = 1.4
  pen.stroke(new Path2D('M-5.5-5V2.5A2.5 2.5 0 0 0-.5 2.5V-5M-6.5-5H.5M3.5-5.5V-.5M1-3H6'))
  pen.translate(3.4, 4.4)
  pen.fillStyle = GOLD
  pen.fill(star(3.4, 5, 0.48))
}

/** Draws an arrow with its tip at x, y and its base `high` below the tip, or above it if negative. */
function arrow(pen: Pen, x: number, y: number, wide: number, high: number): void {
  pen.beginPath()
  pen.moveTo(x, y)
  pen.lineTo(x + wide, y + high)
  pen.lineTo(x - wide, y + high)
  pen.closePath()
}

/** Draws a ring of light around the rim. */
export function drawWelcome(pen: Pen, { x, mouth }: TubePlace, ball: number, swell: number): void {
  pen.strokeStyle = GOLD
  pen.lineWidth = Math.max(2, ball * 0.07)
  pen.globalAlpha = 0.55 + 0.4 * swell
  pen.beginPath()
  pen.ellipse(x, mouth, ball * 0.66, ball * 0.16, 0, 0, Math.PI * 2)
  pen.stroke()
  pen.globalAlpha = 1
}

/** Draws beads that run from the ball to its target, and an arrowhead over the rim. */
export function drawHint(pen: Pen, layout: Layout, state: State, { from, to }: Move, time: number): void {
  const [source, target] = [layout.places[from], layout.places[to]]
  if (!source || !target) return
  const { ball } = layout
  const start = slot(layout, source, (state.tubes[from]?.length ?? 1) - 1)
  const end = above(layout, target)
  // The control point of the arc lies well above both rims.
  const peak = Math.min(source.mouth, target.mouth) - ball * 2.2
  // An arc straight down would hide the balls in between, so it swings out.
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
