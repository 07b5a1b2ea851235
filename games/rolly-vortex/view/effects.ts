/** Triggers effects of a change: bursts of light, floating text, a camera shake. */
import type { Floats } from '../../kit/paint/floats.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { elementFloats } from '../../kit/paint/word-elements.ts'
import { medalWon } from '../../kit/medals.ts'
import type { Box } from '../../kit/view.ts'
import { rules } from '../rules.ts'
import { timesOf } from '../rules/collisions.ts'
import { MEDALS, POINTS, zoneNumber } from '../rules/curve.ts'
import type { State } from '../rules/state.ts'
import { FLOOR, PRESSED } from './ball.ts'
import { burst, createTrail, shatter } from './bursts.ts'
import { ballSpot } from './camera.ts'
import { beside, overhead } from './floats.ts'
import { paletteOf } from './looks.ts'
import { CONFETTI, createSparks, FIRE, SKY, WHITE, type SparkBurst, type Sparks } from './sparks.ts'
import { channels } from './uniforms.ts'
import { zoneOf } from './zones.ts'

/** A ring of light all around the tube. */
function celebrate(sparks: Sparks, state: State, colours: SparkBurst['colours']): void {
  for (let i = 0; i < 16; i++) burst(sparks, state, { angle: i / 16, count: 3, force: 3, colours })
}

/** Announces a new zone or a medal. */
function seeProgress(stage: Stage, words: Floats<void>, sparks: Sparks, before: State, after: State): void {
  const reached = zoneNumber(after.distance)
  if (reached > zoneNumber(before.distance)) {
    const { name, colours } = zoneOf(reached)
    words.add({ text: name, ...overhead(name, stage), kind: 'title' })
    celebrate(sparks, after, [channels(colours[2]), WHITE])
  }
  const medal = medalWon(MEDALS, rules.score(before), rules.score(after))
  if (medal) words.add({ text: `${medal}!`, ...overhead(`${medal}!`, stage, 52) })
}

export function createEffects(stage: Stage) {
  const sparks = createSparks()
  const emitTrail = createTrail(sparks)
  const words = elementFloats(stage)
  let jolt = 0
  let side = 1

  /** Shows a text beside the ball, alternating sides so that two in a row stay readable. */
  function call(text: string, size?: number): void {
    side = -side
    const { width, height } = stage
    words.add({ text, ...beside(text, stage, ballSpot(width, height, 0), side, size) })
  }

  function seeBlaze(before: State, after: State): void {
    if (after.smashed > before.smashed) {
      for (const one of before.obstacles)
        if (one.at < after.distance + 2 && !after.obstacles.some(({ id }) => id === one.id))
          shatter(sparks, one, after)
      if (after.smashed === before.smashed + 1 || after.smashed % 3 === 0) call(`Smash! ${after.smashed}`, 28)
      jolt = Math.max(jolt, 0.5)
    }
    if (after.blaze && !before.blaze) {
      for (let i = 0; i < 12; i++)
        burst(sparks, after, { angle: i / 12, radius: FLOOR + 0.3, count: 5, colours: FIRE })
      words.add({ text: 'Ablaze!', ...overhead('Ablaze!', stage, 60), kind: 'title' })
      jolt = 0.4
    }
    if (before.blaze && !after.blaze) burst(sparks, after, { colours: [WHITE, SKY], count: 30, force: 4 })
  }

  return {
    sparks,
    see(before: State, after: State, best?: number): void {
      const [less, more] = [rules.score(before), rules.score(after)]
      if (best && less <= best && more > best) celebrate(sparks, after, CONFETTI)
      if (after.gems > before.gems) {
        burst(sparks, after, { count: after.blaze ? 8 : 20 })
        if (after.chain > 0 && after.chain % 10 === 0) call(`${after.chain} gems`)
      }
      if (after.embers > before.embers) burst(sparks, after, { colours: FIRE, count: 30, size: 0.3 })
      if (after.nearMisses > before.nearMisses) {
        burst(sparks, after, { colours: [SKY, WHITE], force: 8, life: 0.4 })
        call(`Close! +${POINTS.near * timesOf(before)}`)
      }
      if (after.bubble && !before.bubble) {
        burst(sparks, after, { colours: [SKY, WHITE] })
        call('Bubble!')
      }
      if (before.bubble && !after.bubble) {
        burst(sparks, after, { colours: [SKY, WHITE], count: 50, force: 9 })
        call('Saved!', 32)
        jolt = 0.6
      }
      seeBlaze(before, after)
      seeProgress(stage, words, sparks, before, after)
      if (after.crash && !before.crash) jolt = 1
      if (after.crash?.ticks === PRESSED && after.crash.kind !== 'hole') {
        const shards = { count: 45, force: 9, pace: -3, life: 1.2, size: 0.32, solid: 1 }
        burst(sparks, after, { ...shards, colours: paletteOf(stage.look).colours })
        burst(sparks, after, { count: 60, force: 13, pace: 0, life: 0.7 })
        const { id } = after.crash
        const struck = after.obstacles.find((one) => one.id === id)
        // Only splinters: the wall itself stays, so that one sees what it was.
        if (struck) shatter(sparks, struck, after, 0)
      }
    },
    drawWords: (delta: number, figure: readonly Box[]) => words.draw(undefined, delta, figure),
    trail: (state: State, delta: number) => emitTrail(stage.look, state, delta),
    /** Strength of the camera shake, from 0 to 1. */
    shake(delta: number): number {
      jolt *= Math.exp(-delta * 6)
      return jolt < 0.02 ? 0 : jolt
    },
    clear(): void {
      sparks.clear()
      words.clear()
      jolt = 0
    },
  }
}
