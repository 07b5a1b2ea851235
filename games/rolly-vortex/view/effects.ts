/** Triggers effects of a change: bursts of light, floating text, a camera shake. */
import type { Stage } from '../../kit/paint/stage.ts'
import { medalWon } from '../../kit/medals.ts'
import { rules } from '../rules.ts'
import { MEDALS, POINTS, speedAt, zoneNumber } from '../rules/curve.ts'
import { timesOf } from '../rules/meet.ts'
import type { State } from '../rules/state.ts'
import type { Obstacle } from '../rules/tube.ts'
import { FLOOR, PRESSED } from './ball.ts'
import { ballSpot } from './camera.ts'
import { beside, floatWord, overhead } from './floats.ts'
import { lookOf } from './looks.ts'
import { channels } from './scene.ts'
import { FIRE, GOLD, createSparks, SKY, WHITE, type Burst } from './sparks.ts'
import { zoneOf } from './zones.ts'

/** Sparks per second in a trail. */
const TRAIL = 70

export function createEffects(stage: Stage) {
  const sparks = createSparks()
  let jolt = 0
  /** Trail sparks still to be emitted. */
  let due = 0
  let side = 1

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

  /** Shows a text beside the ball, alternating sides so that two in a row stay readable. */
  function call(text: string, size?: number): void {
    side = -side
    const { width, height } = stage
    floatWord(stage, text, beside(text, stage, ballSpot(width, height, 0), side, size))
  }

  /** Emits splinters all along a broken obstacle. */
  function shatter({ arcs, at }: Obstacle, state: State): void {
    const { colours } = zoneOf(zoneNumber(state.distance))
    const pace = speedAt(state.distance) * 1.3
    const pieces = { at, pace, count: 8, force: 8, life: 0.9, size: 0.48, solid: 1, radius: FLOOR - 0.6 }
    for (const { from, span } of arcs)
      for (let part = 0; part < span; part += 0.07)
        burst(state, {
          ...pieces,
          angle: from + part,
          colours: [channels(colours[4]), GOLD, channels(colours[4])],
        })
  }

  function seeBlaze(before: State, after: State): void {
    if (after.smashed > before.smashed) {
      for (const one of before.obstacles)
        if (one.at < after.distance + 2 && !after.obstacles.some(({ id }) => id === one.id))
          shatter(one, after)
      if (after.smashed === before.smashed + 1 || after.smashed % 3 === 0) call(`Smash! ${after.smashed}`, 28)
      jolt = Math.max(jolt, 0.5)
    }
    if (after.blaze && !before.blaze) {
      for (let i = 0; i < 12; i++)
        burst(after, { angle: i / 12, radius: FLOOR + 0.3, count: 5, colours: FIRE })
      floatWord(stage, 'Ablaze!', overhead('Ablaze!', stage, 60))
      jolt = 0.4
    }
    if (before.blaze && !after.blaze) burst(after, { colours: [WHITE, SKY], count: 30, force: 4 })
  }

  /** Announces a new zone or a medal. */
  function seeProgress(before: State, after: State): void {
    const reached = zoneNumber(after.distance)
    if (reached > zoneNumber(before.distance)) {
      const { name, colours } = zoneOf(reached)
      floatWord(stage, name, overhead(name, stage))
      for (let i = 0; i < 16; i++)
        burst(after, {
          angle: i / 16,
          radius: FLOOR,
          count: 3,
          force: 3,
          colours: [channels(colours[2]), WHITE],
        })
    }
    const medal = medalWon(MEDALS, rules.score(before), rules.score(after))
    // Below a zone's name, which may be visible at the same time.
    if (medal) {
      const spot = overhead(`${medal}!`, stage, 52)
      floatWord(stage, `${medal}!`, { ...spot, y: spot.y + stage.height * 0.12 })
    }
  }

  return {
    sparks,
    see(before: State, after: State): void {
      if (after.gems > before.gems) {
        burst(after, { count: after.blaze ? 8 : 20 })
        if (after.chain > 0 && after.chain % 10 === 0) call(`${after.chain} gems`)
      }
      if (after.nearMisses > before.nearMisses) {
        burst(after, { colours: [SKY, WHITE], force: 8, life: 0.4 })
        call(`Close! +${POINTS.near * timesOf(before)}`)
      }
      if (after.bubble && !before.bubble) {
        burst(after, { colours: [SKY, WHITE] })
        call('Bubble!')
      }
      if (before.bubble && !after.bubble) {
        burst(after, { colours: [SKY, WHITE], count: 50, force: 9 })
        call('Saved!', 32)
        jolt = 0.6
      }
      seeBlaze(before, after)
      seeProgress(before, after)
      if (after.crash && !before.crash) jolt = 1
      if (after.crash?.ticks === PRESSED && after.crash.kind !== 'hole') {
        const shards = { count: 45, force: 9, pace: -3, life: 1.2, size: 0.32, solid: 1 }
        burst(after, { ...shards, colours: lookOf(stage.look).colours })
        burst(after, { count: 60, force: 13, pace: 0, life: 0.7 })
      }
    },
    /** Emits the trail of balls that have one. */
    trail(state: State, delta: number): void {
      const trail = state.blaze ? FIRE : lookOf(stage.look).trail
      due += delta * (state.blaze ? 2 * TRAIL : TRAIL)
      const count = Math.floor(due)
      due -= count
      if (trail && count)
        burst(state, {
          count,
          colours: trail,
          pace: 0,
          force: 0.8,
          life: 0.7,
          size: state.blaze ? 0.4 : 0.26,
          solid: 0,
        })
    },
    /** Strength of the camera shake, from 0 to 1. */
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
