/** What a change sets off: bursts of light, words that float up, a jolt. */
import type { Stage } from '../../kit/paint/stage.ts'
import { POINTS, speedAt } from '../rules/curve.ts'
import type { State } from '../rules/state.ts'
import { FLOOR, PRESSED } from './ball.ts'
import { floatWord } from './floats.ts'
import { lookOf } from './looks.ts'
import { GOLD, openSparks, SKY, WHITE, type Burst } from './sparks.ts'
import { zoneNumber, zoneOf } from './zones.ts'

/** Sparks that a trail gets in a second. */
const TRAIL = 70

export function openEffects(stage: Stage) {
  const sparks = openSparks()
  let jolt = 0
  /** Sparks of a trail that are due. */
  let due = 0

  function burst(state: State, change: Partial<Burst>): void {
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

  return {
    sparks,
    see(before: State, after: State): void {
      if (after.gems > before.gems) {
        burst(after, {})
        if (after.chain > 0 && after.chain % 5 === 0) floatWord(stage, `${after.chain} in a row`, 24, 0.96)
      }
      if (after.nearMisses > before.nearMisses) {
        burst(after, { colours: [SKY, WHITE], force: 8, life: 0.4 })
        floatWord(stage, `Close! +${POINTS.near}`, 24, 0.96)
      }
      if (after.bubble && !before.bubble) {
        burst(after, { colours: [SKY, WHITE] })
        floatWord(stage, 'Bubble!', 26, 0.96)
      }
      if (before.bubble && !after.bubble) {
        burst(after, { colours: [SKY, WHITE], count: 50, force: 9 })
        floatWord(stage, 'Saved!', 34, 0.96)
        jolt = 0.6
      }
      const reached = zoneNumber(after.distance)
      if (reached > zoneNumber(before.distance)) floatWord(stage, zoneOf(reached).name, 44, 0.24)
      if (after.crash && !before.crash) jolt = 1
      if (after.crash?.ticks === PRESSED && after.crash.kind !== 'hole') {
        const shards = { count: 45, force: 9, pace: -3, life: 1.2, size: 0.32, solid: 1 }
        burst(after, { ...shards, colours: lookOf(stage.look).colours })
        burst(after, { count: 60, force: 13, pace: 0, life: 0.7 })
      }
    },
    /** What a ball leaves behind as it rolls, if it is one that does. */
    trail(state: State, delta: number): void {
      const { trail } = lookOf(stage.look)
      due += delta * TRAIL
      const count = Math.floor(due)
      due -= count
      if (trail && count)
        burst(state, { count, colours: trail, pace: 0, force: 0.8, life: 0.7, size: 0.26, solid: 0 })
    },
    /** How hard the picture shakes now, from 0 to 1. */
    shake(delta: number): number {
      jolt *= Math.exp(-delta * 6)
      return jolt < 0.02 ? 0 : jolt
    },
    clear(): void {
      sparks.clear()
      jolt = 0
    },
  }
}
