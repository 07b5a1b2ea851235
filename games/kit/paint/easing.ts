/** Easing functions: map progress (0 to 1, clamped) to a position. */

export const clamp = (value: number, least = 0, most = 1) => Math.min(most, Math.max(least, value))
export const mix = (from: number, to: number, t: number) => from + (to - from) * t

/** Distance from its goal at which a gliding value snaps to it. Invisible. */
const SNAP = 0.001
/** Moves a value towards its goal by a part of the distance, and reaches it. */
export const glide = (from: number, goal: number, part: number) => {
  const to = mix(from, goal, clamp(part))
  return Math.abs(goal - to) < SNAP ? goal : to
}

/** Slows down towards the end: the usual response to input. */
export const easeOut = (t: number) => 1 - (1 - clamp(t)) ** 3
/** Speeds up: for things that fall or leave. */
export const easeIn = (t: number) => clamp(t) ** 3
export const easeInOut = (t: number) => {
  const c = clamp(t)
  return c * c * (3 - 2 * c)
}
/** Overshoots and comes back: for things that land or pop up. */
export const overshoot = (t: number, by = 1.7) => {
  const c = clamp(t) - 1
  return 1 + c * c * ((by + 1) * c + by)
}
/** Drops and bounces to rest. */
export const bounce = (t: number) => {
  const c = clamp(t)
  if (c < 0.36) return 7.7 * c * c
  if (c < 0.73) return 7.7 * (c - 0.545) ** 2 + 0.75
  if (c < 0.91) return 7.7 * (c - 0.818) ** 2 + 0.9375
  return 7.7 * (c - 0.955) ** 2 + 0.984
}
/** Oscillates around the end and settles, like jelly. */
export const wobble = (t: number, swings = 2) => {
  const c = clamp(t)
  return 1 - Math.cos(c * swings * Math.PI * 2) * (1 - c) ** 2
}
/** A parabola: 0 at both ends, 1 in the middle. */
export const hop = (t: number) => 4 * clamp(t) * (1 - clamp(t))
/** Whether eyes are shut: at the end of each period of `every` seconds, so never in the first frame. */
export const blinks = (time: number, every: number) => time % every > every - 0.13
/** A slow oscillation from 0 to 1 and back, for idle motion. */
export const breath = (time: number, seconds = 2) => 0.5 - 0.5 * Math.cos((time / seconds) * Math.PI * 2)
