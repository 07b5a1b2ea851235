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
import { late } from './late.ts'

/** Line width. */
const FINE = 0.5
/** Parts of this script that the second one uses. */
const TOOLS = { courseOf, firstMet, ROLLING, whereX, whereY }

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
  if (contact?.target.id === meets) late.paintCourses?.(pen, TOOLS, balls, contact, pot)
}

/** Draws a pulsing ring around a cue ball that may be moved. */
export function paintInHand(pen: Pen, { x, y }: Point, time: number): void {
  ring(pen, '#ffe27a', x, y, RADIUS * (1.5 + 0.4 * breath(time, 1)), 0.8)
}
