/** Draws the seeds in hand and their moves between slots. */
import { clamp, easeInOut, hop, mix, overshoot } from '../../kit/paint/easing.ts'
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import type { State } from '../rules.ts'
import { seedSprite } from './blossoms.ts'
import type { Layout } from './layout.ts'

/** Seconds per move, and the size of a seed in each slot. */
const MOVE = 0.24
const SIZES = [1, 0.85, 0.7] as const

interface Step {
  /** Its previous slot in the hand, or −1 for none. */
  readonly from: number
  readonly at: number
  /** Its kind changed, so it twirls. */
  readonly dyed: boolean
}

export type Seeds = ReturnType<typeof createSeeds>

export function createSeeds() {
  const steps = new Map<number, Step>()
  return {
    reset: () => steps.clear(),
    isMoving: (now: number) => [...steps.values()].some(({ at }) => now < at + MOVE),
    see(before: State, after: State, now: number): void {
      for (const [i, seed] of after.hand.entries()) {
        const from = before.hand.findIndex(({ id }) => id === seed.id)
        const dyed = from >= 0 && before.hand[from]?.kind !== seed.kind
        if (from !== i || dyed) steps.set(seed.id, { from, at: now, dyed })
      }
      for (const id of steps.keys()) if (!after.hand.some((seed) => seed.id === id)) steps.delete(id)
    },
    draw(
      pen: CanvasRenderingContext2D,
      bake: Bake,
      { unit, muzzle, waiting }: Layout,
      { hand }: State,
      now: number,
      bob: number,
    ): void {
      const spots = [muzzle, ...waiting]
      for (const [i, { id, kind }] of hand.entries()) {
        const step = steps.get(id)
        const t = step ? clamp((now - step.at) / MOVE) : 1
        const to = spots[i]
        if (!to) continue
        const from = spots[step?.from ?? i] ?? to
        const grow = step && step.from < 0 ? overshoot(t) : 1
        const size = mix(SIZES[step?.from ?? i] ?? SIZES[2], SIZES[i] ?? 1, t) * grow
        const turn = step?.dyed ? (1 - t) * Math.PI * 2 : 0
        stamp(
          pen,
          seedSprite(bake, kind, unit),
          mix(from.x, to.x, easeInOut(t)),
          mix(from.y, to.y, easeInOut(t)) -
            hop(t) * unit * (from === to ? 0 : 0.9) +
            (i ? bob * unit * 0.03 : 0),
          size,
          size,
          turn,
        )
      }
    },
  }
}
