/** Draws aiming aids in cm of the table: line, ghost ball, and a ring around a ball in hand. */
import { blot, line, ring } from '../../kit/paint/brush.ts'
import { breath } from '../../kit/paint/easing.ts'
import { letter } from '../../kit/paint/lettering.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Point } from '../../kit/view.ts'
import { type Ball, courseOf, ROLLING, whereX, whereY } from '../rules/ball.ts'
import { firstMet } from '../rules/collisions.ts'
import { mayMeetFirst } from '../rules/referee.ts'
import type { CueShot, State } from '../rules/state.ts'
import { RADIUS } from '../rules/table.ts'
import { foresee } from './foresight.ts'

/** Line width. */
const FINE = 0.5

/** Draws the line to the ghost ball, the ghost, and the courses of both balls as far as the strength carries them. */
export function paintGuide(pen: Pen, state: State, cue: Ball, shot: CueShot): void {
  const { balls } = state.motion
  const { meets, distance } = firstMet(cue, shot.dx, shot.dy, balls)
  const long = Math.hypot(shot.dx, shot.dy)
  const [dx, dy] = [shot.dx / long, shot.dy / long]
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
  // A rack sends its front ball anywhere.
  if (state.breaking) return
  const { contact, pot } = foresee(state, shot)
  if (contact?.target.id !== meets) return
  pen.strokeStyle = '#fff2a0'
  const speed = Math.hypot(contact.dx, contact.dy)
  if (speed > 0) {
    const [nx, ny] = [contact.dx / speed, contact.dy / speed]
    const rolls = (speed * speed) / (2 * ROLLING)
    const far = RADIUS + Math.min(rolls, firstMet(target, nx, ny, balls).distance)
    line(pen, target.x + nx * RADIUS, target.y + ny * RADIUS, target.x + nx * far, target.y + ny * far)
    if (far > 3 * RADIUS)
      ring(pen, '#fff2a0b3', target.x + nx * (far - RADIUS), target.y + ny * (far - RADIUS), RADIUS, FINE)
  }
  if (pot) ring(pen, '#ffe27a', pot.line.pocket.mouth.x, pot.line.pocket.mouth.y, RADIUS * 1.3, 1)
  pen.strokeStyle = '#ffffff80'
  pen.beginPath()
  for (const [px, py] of bendOf(contact.cue)) pen.lineTo(px, py)
  pen.stroke()
}

/** Length of the cue ball's course that is drawn, in cm, and its pieces. */
const TAIL = 30
const PIECES = 8

/** The cue ball's course after the contact: spin bends it while it slides. */
function bendOf(cue: Ball): (readonly [number, number])[] {
  const speed = Math.hypot(cue.vx, cue.vy)
  const { until } = courseOf(cue)
  const end = Math.min(until - cue.at, TAIL / Math.max(speed, 1))
  return Array.from({ length: PIECES + 1 }, (_, i) => {
    const at = cue.at + (end * i) / PIECES
    return [whereX(cue, at), whereY(cue, at)] as const
  })
}

/** Draws a pulsing ring around a cue ball that may be moved. */
export function paintInHand(pen: Pen, { x, y }: Point, time: number): void {
  ring(pen, '#ffe27a', x, y, RADIUS * (1.5 + 0.4 * breath(time, 1)), 0.8)
}
