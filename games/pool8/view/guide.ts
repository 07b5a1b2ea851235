/** Draws aiming aids in cm of the table: line, ghost ball, and a ring around a ball in hand. */
import { blot, line, ring } from '../../kit/paint/brush.ts'
import { breath } from '../../kit/paint/easing.ts'
import { letter } from '../../kit/paint/lettering.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Point } from '../../kit/view.ts'
import type { Ball } from '../rules/ball.ts'
import { firstMet } from '../rules/collisions.ts'
import { mayMeetFirst } from '../rules/referee.ts'
import type { State } from '../rules/state.ts'
import { RADIUS } from '../rules/table.ts'

/** Line width. */
const FINE = 0.5

/** Draws the line to the ghost ball, the ghost, and the path of the ball that it hits. */
export function paintGuide(pen: Pen, state: State, cue: Ball, dx: number, dy: number): void {
  const { balls } = state.motion
  const { meets, distance } = firstMet(cue, dx, dy, balls)
  const x = cue.x + dx * distance
  const y = cue.y + dy * distance
  ring(pen, '#ffffffd9', x, y, RADIUS, FINE)
  pen.setLineDash([2, 1.5])
  line(pen, cue.x + dx * RADIUS, cue.y + dy * RADIUS, x - dx * RADIUS, y - dy * RADIUS)
  pen.setLineDash([])
  blot(pen, '#ffffff2e', x, y, RADIUS)
  const target = balls[meets]
  if (!target) return
  // Marks a ball that may not be hit first with a cross as well as a colour.
  if (!mayMeetFirst(state, meets)) return letter(pen, '✕', x, y, 5, { fill: '#ff9aa8', edge: '#5a0818' })
  const nx = (target.x - x) / (2 * RADIUS)
  const ny = (target.y - y) / (2 * RADIUS)
  const full = nx * dx + ny * dy
  const far = RADIUS + Math.min(6 + 44 * full, firstMet(target, nx, ny, balls).distance)
  pen.strokeStyle = '#fff2a0'
  line(pen, target.x + nx * RADIUS, target.y + ny * RADIUS, target.x + nx * far, target.y + ny * far)
  // The cue ball continues at a right angle to it, with its remaining speed.
  pen.strokeStyle = '#ffffff80'
  line(pen, x, y, x + (dx - nx * full) * 26, y + (dy - ny * full) * 26)
}

/** Draws a pulsing ring around a cue ball that may be moved. */
export function paintInHand(pen: Pen, { x, y }: Point, time: number): void {
  ring(pen, '#ffe27a', x, y, RADIUS * (1.5 + 0.4 * breath(time, 1)), 0.8)
}
