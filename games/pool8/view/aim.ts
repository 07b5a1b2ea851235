/** Holds the settings of the coming stroke, and turns them into a shot. */
import { clamp } from '../../kit/paint/easing.ts'
import type { Point } from '../../kit/view.ts'
import type { Ball } from '../rules/ball.ts'
import { mayMeetFirst } from '../rules/referee.ts'
import { DIRECTION, type Placing, type CueShot, type State } from '../rules/state.ts'
import { FOOT_SPOT, HEAD_STRING, LENGTH, RADIUS, WIDTH } from '../rules/table.ts'

export interface Aim {
  /** Direction of the cue on the table, in radians from its long side. */
  angle: number
  /** How far the cue is drawn back, which sets the power: 0 at rest, at most 1. */
  power: number
  top: number
  side: number
  /** A finger draws the cue back along its bar. */
  isPulling: boolean
  /** Target of the arrow keys and the stick. */
  mode: 'aim' | 'spin' | 'ball'
}

/** Below this, the cue has been pushed back and no stroke is played. */
const LEAST_POWER = 0.04
/** Fractions to which values are rounded, so that the actions in a replay are short to write. */
const PARTS = { direction: DIRECTION, touch: 1024, place: 64 }

/** Moves the tip, at most to the rim of the ball. */
export function setTip(aim: Aim, side: number, top: number): void {
  const far = Math.max(1, Math.hypot(side, top))
  aim.side = side / far
  aim.top = top / far
}

/** Draws the cue back; fully forward, it rests. */
export function drawBack(aim: Aim, power: number): void {
  aim.power = clamp(power)
  if (aim.power < LEAST_POWER) aim.power = 0
}

export const shotOf = ({ angle, power, top, side }: Aim): CueShot => ({
  kind: 'shoot',
  dx: Math.round(Math.cos(angle) * PARTS.direction),
  dy: Math.round(Math.sin(angle) * PARTS.direction),
  power: Math.ceil(power * PARTS.touch) / PARTS.touch,
  // Rounds towards the centre, so that the tip stays on the ball.
  top: Math.trunc(top * PARTS.touch) / PARTS.touch,
  side: Math.trunc(side * PARTS.touch) / PARTS.touch,
})

/** Whether a ball is on the table and may be hit first. */
export const isTarget =
  (state: State) =>
  ({ id, pocket }: Ball) =>
    pocket < 0 && mayMeetFirst(state, id)

/** The rack on the break, else a ball that may be hit first. */
export const firstTarget = (state: State): Point =>
  (!state.breaking && state.motion.balls.find(isTarget(state))) || { x: FOOT_SPOT, y: WIDTH / 2 }

/** The angle from the cue ball to a point of the table. */
export function towards(state: State, to: Point): number {
  const [cue] = state.motion.balls
  return cue ? Math.atan2(to.y - cue.y, to.x - cue.x) : 0
}

/** The closest position that the ball in hand may take; the rules reject the remaining invalid ones. */
export function placing(state: State, { x, y }: Point): Placing {
  const most = state.hand === 'behind the line' ? HEAD_STRING : LENGTH - RADIUS
  return { kind: 'place', x: onto(x, most), y: onto(y, WIDTH - RADIUS) }
}

const onto = (at: number, most: number) => Math.round(clamp(at, RADIUS, most) * PARTS.place) / PARTS.place
