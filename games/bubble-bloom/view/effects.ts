/** Plays the effects of a landing shot (points, shake, confetti), and owns all particles. */
import { clamp } from '../../kit/paint/easing.ts'
import { floats } from '../../kit/paint/floats.ts'
import { CONFETTI } from '../../kit/paint/palette.ts'
import { particles, type Particles } from '../../kit/paint/particles.ts'
import { shake } from '../../kit/paint/shake.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { rules, type State } from '../rules.ts'
import { COLUMNS, middleX, middleY, RISE } from '../rules/field.ts'
import { POD } from '../rules/kinds.ts'
import { toneOf } from './blossoms.ts'
import type { Layout } from './layout.ts'
import type { SeedMotion } from './motion.ts'

export interface Effects {
  readonly bits: Particles
  /** Schedules the effects of a shot. */
  see(before: State, after: State, motion: SeedMotion, now: number): void
  /** Cancels all scheduled effects. */
  cancel(): void
  /** Runs all effects that are due. */
  run(now: number, layout: Layout): void
  /** Shakes the whole picture. Call it first in a frame. */
  jolt(delta: number, still: boolean): void
  draw(delta: number, still: boolean): void
  /** Whether an effect is visible or still to come. */
  isMoving(now: number): boolean
}

/** Longest shake of the picture, in seconds. */
const SHAKING = 0.6

interface Cue {
  readonly at: number
  readonly run: (layout: Layout) => void
}

export function createEffects(stage: Stage): Effects {
  const { pen } = stage
  const bits = particles(320)
  const points = floats(stage)
  const jolts = shake()
  let cues: Cue[] = []
  /** When the last cue was due. */
  let cuedAt = -SHAKING

  /** Sparks for breaking ice, dyed blossoms and new leaves. */
  const sparkle = ({ x, y, unit }: Layout, cell: number, sunk: number, colour: string) =>
    bits.burst({
      x: x + middleX(cell) * unit,
      y: y + (middleY(cell) + sunk * RISE) * unit,
      count: 9,
      colours: [colour, '#dff4ff', '#fff'],
      speed: unit * 4,
      size: unit * 0.16,
      life: 0.6,
      shape: 'spark',
    })

  function cheer(): void {
    for (const side of [0.2, 0.5, 0.8])
      bits.burst({
        x: stage.width * side,
        y: stage.height * 0.35,
        count: 34,
        colours: CONFETTI,
        speed: 340,
        gravity: 180,
        life: 2,
        size: 9,
      })
  }

  return {
    bits,
    see(before, after, { struck, leaving, changing }, now) {
      const fallen = leaving.filter(({ falls, at }) => falls && at > now)
      const gained = after.score - before.score
      if (gained)
        cues.push({
          at: struck.at,
          run: ({ x, y, unit }) =>
            points.add({
              text: `+${gained}`,
              x: x + clamp(struck.x, 2, COLUMNS - 2) * unit,
              y: y + struck.y * unit,
              size: unit * (0.6 + Math.min(0.6, gained / 600)),
              fill: fallen.length ? '#ffe27a' : '#fff',
            }),
        })
      const thud = (fallen[0]?.at ?? 0) + 0.5
      if (fallen.length > 5)
        cues.push({ at: thud, run: () => jolts.jolt(Math.min(9, 2 + fallen.length / 4)) })
      for (const { at, kind, falls } of leaving)
        if (kind === POD && !falls && at > now) cues.push({ at, run: () => jolts.jolt(6) })
      for (const { id, kind, cell } of after.bed) {
        const at = changing.get(id)?.at ?? 0
        if (at > now)
          cues.push({ at, run: (layout) => sparkle(layout, cell, after.sunk, toneOf(kind).light) })
      }
      if (rules.outcome(after) === 'won') cues.push({ at: struck.at + 0.5, run: cheer })
    },
    cancel: () => void (cues = []),
    run(now, layout) {
      for (const { at, run } of cues)
        if (at <= now) {
          cuedAt = now
          run(layout)
        }
      cues = cues.filter(({ at }) => at > now)
    },
    jolt: (delta, still) => jolts.apply(pen, delta, still),
    draw(delta, still) {
      bits.draw(pen, delta, still)
      points.draw(pen, delta)
    },
    isMoving: (now) => cues.length > 0 || bits.isMoving || points.isMoving || now < cuedAt + SHAKING,
  }
}
