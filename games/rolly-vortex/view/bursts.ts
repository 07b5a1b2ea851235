/** Emits bursts of sparks at the ball, splinters of obstacles, and the trail. */
import { speedAt, zoneNumber } from '../rules/curve.ts'
import type { State } from '../rules/state.ts'
import type { Obstacle } from '../rules/tube.ts'
import { FLOOR } from './ball.ts'
import { paletteOf } from './looks.ts'
import { FIRE, GOLD, WHITE, type SparkBurst, type Sparks } from './sparks.ts'
import { channels } from './uniforms.ts'
import { zoneOf } from './zones.ts'

/** Sparks per second in a trail. */
const TRAIL = 70

export function burst(sparks: Sparks, state: State, change: Partial<SparkBurst>): void {
  sparks.burst({
    angle: state.angle,
    radius: FLOOR,
    at: state.distance,
    pace: speedAt(state.distance),
    count: 20,
    force: 6,
    life: 0.6,
    size: 0.18,
    colours: [GOLD, WHITE],
    solid: 0.5,
    ...change,
  })
}

/** Emits splinters all along an obstacle. They fly along the tube unless `speed` is 0. */
export function shatter(sparks: Sparks, { arcs, at }: Obstacle, state: State, speed = 1.3): void {
  const { colours } = zoneOf(zoneNumber(state.distance))
  const pace = speedAt(state.distance) * speed
  const pieces = { at, pace, count: 8, force: 8, life: 0.9, size: 0.48, solid: 1, radius: FLOOR - 0.6 }
  for (const { from, span } of arcs)
    for (let part = 0; part < span; part += 0.07)
      burst(sparks, state, {
        ...pieces,
        angle: from + part,
        colours: [channels(colours[4]), GOLD, channels(colours[4])],
      })
}

/** Emits the trail of balls that have one. */
export function createTrail(sparks: Sparks): (look: string, state: State, delta: number) => void {
  /** Sparks still to be emitted. */
  let due = 0
  return (look, state, delta) => {
    const trail = state.blaze ? FIRE : paletteOf(look).trail
    due += delta * (state.blaze ? 2 * TRAIL : TRAIL)
    const count = Math.floor(due)
    due -= count
    if (trail && count)
      burst(sparks, state, {
        count,
        colours: trail,
        pace: 0,
        force: 0.8,
        life: 0.7,
        size: state.blaze ? 0.4 : 0.26,
        solid: 0,
      })
  }
}
