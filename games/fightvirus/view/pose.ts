/** Computes the defender's pose in a frame. */
import { blinks, clamp, easeOut, mix } from '../../kit/paint/easing.ts'
import type { Frame } from '../../kit/view.ts'
import { CANNON, SURGE } from '../rules/curve.ts'
import type { Action, State } from '../rules/state.ts'
import type { DefenderMood, Pose } from './defender.ts'
import { onScreen, wayOnScreen, type Layout } from './layout.ts'

/** Radius of the drawn body in units; larger than the hitbox. */
const BODY = 19

/** Seconds since the defender's last gain, and since its last hit. */
export interface Feelings {
  readonly glad: number
  readonly sore: number
}

/** `part` is the progress from the last tick to this one. */
export function poseOf(
  { before, state, time, since, still }: Frame<State, Action>,
  part: number,
  layout: Layout,
  { glad, sore }: Feelings,
): Pose {
  const { unit, lying } = layout
  const lost = !state.hearts
  const bob = still || state.tick ? 0 : Math.sin(time * 2.4) * 6
  const at = onScreen(layout, mix(before.x, state.x, part), mix(before.y, state.y, part) + bob)
  const drift = wayOnScreen(layout, state.vx, state.vy)
  const recoil = 1 - clamp((state.tick % CANNON.every(state.marks.rapid)) / 5)
  return {
    x: at.x,
    // When beaten, it hops up and falls out of the frame.
    y: at.y + (lost && !still ? (easeOut(since) * 60 - 200 * since * since) * -unit : 0),
    size: BODY * unit * (lost ? 1 - 0.3 * easeOut(since) : 1),
    swell: 1 + 0.3 * clamp(state.surge / 20) * clamp((SURGE.ticks - state.surge) / 12),
    turn: lying ? Math.PI / 2 : 0,
    lean: lost && !still ? since * 5 : clamp(drift.x * 0.03, -0.2, 0.2),
    recoil: state.tick && !lost ? recoil : 0,
    stretch: glad < 0.4 ? Math.sin(glad * 26) * 0.1 * (1 - glad / 0.4) : drift.y * 0.006,
    mood: moodOf(lost, sore, time),
    shield: state.shield,
    barrels: 1 + state.marks.twin,
    surge: state.surge,
    time: still ? 0 : time,
  }
}

function moodOf(lost: boolean, sore: number, time: number): DefenderMood {
  if (lost) return 'sad'
  if (sore < 0.7) return 'wow'
  return blinks(time, 3.4) ? 'blink' : 'glad'
}

/** Pulses while invulnerable; fades when beaten. */
export function opacityOf({ state: { hearts, safe }, since, still }: Frame<State, Action>): number {
  if (!hearts) return clamp(1.6 - since)
  if (!safe) return 1
  return still ? 0.65 : 0.65 + 0.25 * Math.cos(safe * 0.22)
}
