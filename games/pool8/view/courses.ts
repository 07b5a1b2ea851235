/** Draws the courses of both balls after their contact, in cm of the table. */
import { line, ring } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Pot } from '../rules/aim.ts'
import type * as ball from '../rules/ball.ts'
import type * as collisions from '../rules/collisions.ts'
import type { Contact } from '../rules/contact.ts'
import { RADIUS } from '../rules/table.ts'

/** Parts of the game's first script, which this one does not repeat. */
interface Tools
  extends
    Pick<typeof ball, 'courseOf' | 'ROLLING' | 'whereX' | 'whereY'>,
    Pick<typeof collisions, 'firstMet'> {}

/** Line width. */
const FINE = 0.5
const TARGET = '#fff2a0'
/** Length of the cue ball's course that is drawn, in cm, and its pieces. */
const TAIL = 30
const PIECES = 8

/** The object ball's course goes as far as the strength carries it, or to its next ball or cushion. */
export function paintCourses(
  pen: Pen,
  tools: Tools,
  balls: readonly ball.Ball[],
  { cue, target: { id }, dx, dy }: Contact,
  pot: Pot | undefined,
): void {
  const target = balls[id]
  const speed = Math.hypot(dx, dy)
  pen.strokeStyle = TARGET
  if (target && speed > 0) {
    const [nx, ny] = [dx / speed, dy / speed]
    const rolls = (speed * speed) / (2 * tools.ROLLING)
    const far = RADIUS + Math.min(rolls, tools.firstMet(target, nx, ny, balls).distance)
    line(pen, target.x + nx * RADIUS, target.y + ny * RADIUS, target.x + nx * far, target.y + ny * far)
    if (far > 3 * RADIUS)
      ring(pen, `${TARGET}b3`, target.x + nx * (far - RADIUS), target.y + ny * (far - RADIUS), RADIUS, FINE)
  }
  if (pot) ring(pen, '#ffe27a', pot.line.pocket.mouth.x, pot.line.pocket.mouth.y, RADIUS * 1.3, 1)
  pen.strokeStyle = '#ffffff80'
  pen.beginPath()
  for (const [x, y] of bendOf(cue, tools)) pen.lineTo(x, y)
  pen.stroke()
}

/** The cue ball's course after the contact: spin bends it while it slides. */
function bendOf(cue: ball.Ball, { courseOf, whereX, whereY }: Tools): (readonly [number, number])[] {
  const speed = Math.hypot(cue.vx, cue.vy)
  const { until } = courseOf(cue)
  const end = Math.min(until - cue.at, TAIL / Math.max(speed, 1))
  return Array.from({ length: PIECES + 1 }, (_, i) => {
    const at = cue.at + (end * i) / PIECES
    return [whereX(cue, at), whereY(cue, at)] as const
  })
}
