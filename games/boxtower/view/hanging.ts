/** Interpolates the position of the hook and its crate between two ticks. */
import { clamp, easeOut, mix, overshoot } from '../../kit/paint/easing.ts'
import type { Frame } from '../../kit/view.ts'
import { YARD } from '../rules/curve.ts'
import { hangOf, type Drop, type Yard } from '../rules/yard.ts'

/** Share of the rope that is out while the empty hook is raised. */
const HOOK_RAISED = 0.66

export interface HangingPose {
  /** Angle of the rope in radians, and x of the trolley in ells. */
  readonly rope: number
  readonly trolley: number
  /** Centre of the crate in ells, and its tilt in radians. */
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** `level` is the height of a crate hanging straight down, `sway` an extra angle of the rope. */
export function hangingIn(
  { before, state }: Frame<Yard, Drop>,
  part: number,
  level: number,
  sway: number,
): HangingPose {
  const [from, to] = [hangOf(before), hangOf(state)]
  const rope = mix(from.rope, to.rope, part) + sway
  const trolley = mix(from.trolley, to.trolley, part)
  const age = state.tick - state.hooked + part
  const out = state.hanging
    ? state.tick === 0
      ? 1
      : mix(HOOK_RAISED, 1, overshoot(clamp(age / YARD.lowering), 1.2))
    : mix(1, HOOK_RAISED, easeOut(age / 18))
  const long = YARD.rope * out
  return {
    rope,
    trolley,
    x: trolley + long * Math.sin(rope),
    y: level + YARD.rope - long * Math.cos(rope),
    turn: rope * YARD.tilt,
  }
}
