/** Triggers dust, sparks and confetti at the right moments. */
import { CONFETTI } from '../../kit/paint/palette.ts'
import { particles, type Burst } from '../../kit/paint/particles.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { leapResult, rules, type State } from '../rules.ts'
import { SPROUT } from '../rules/board.ts'
import type { Pickup } from './animations.ts'
import { CROUCH, landsAt, type Hop } from './hopping.ts'
import { middleOf, type Layout } from './layout.ts'

/** Lengths in cells. `high` is the starting height above the tile's centre. */
const BURSTS = {
  dust: {
    high: -0.28,
    count: 14,
    colours: ['#fff3dc', '#ffd9a0', '#e8a860'],
    shape: 'dot',
    speed: 1.5,
    gravity: -0.3,
    life: 0.5,
    size: 0.1,
  },
  confetti: {
    high: 0.5,
    count: 44,
    colours: CONFETTI,
    shape: 'bit',
    speed: 5,
    gravity: 6,
    life: 1.5,
    size: 0.1,
  },
  sparks: {
    high: 0.2,
    count: 16,
    colours: ['#fff2a0', '#ffd21f', '#ffffff'],
    shape: 'spark',
    speed: 3,
    gravity: 4,
    life: 0.6,
    size: 0.09,
  },
} as const satisfies Record<string, Omit<Burst, 'x' | 'y'> & { high: number }>

type Effect = keyof typeof BURSTS

export interface Effects {
  /** Schedules the effects of a move: the last landing, opening gates, and tiles that break or grow. */
  see(before: State, after: State, hop: Hop, pickups: readonly Pickup[]): void
  draw(pen: Pen, layout: Layout, now: number, delta: number, still: boolean): void
  clear(): void
  /** Whether an effect is visible or still to come. */
  readonly isMoving: boolean
}

export function createEffects(): Effects {
  const bits = particles()
  let waiting: { at: number; cell: number; effect: Effect }[] = []

  const schedule = (at: number, cell: number, effect: Effect) => void waiting.push({ at, cell, effect })

  function setOff(layout: Layout, cell: number, effect: Effect): void {
    const { x, y, scale } = middleOf(layout, cell)
    const unit = layout.cell * scale
    const { high, speed, gravity, size, ...look } = BURSTS[effect]
    const flat = effect === 'dust' ? {} : { angle: -Math.PI / 2, spread: 3 }
    bits.burst({
      ...look,
      ...flat,
      x,
      y: y - high * unit,
      speed: speed * unit,
      gravity: gravity * unit,
      size: size * unit,
    })
  }

  return {
    see(before, after, hop, pickups) {
      const lands = landsAt(hop)
      schedule(lands, after.at, 'dust')
      if (rules.outcome(after) === 'won')
        for (const wait of [0.02, 0.4, 0.8]) schedule(lands + wait, after.at, 'confetti')
      for (const { bit, taken, opened } of pickups) {
        if (taken !== lands) continue
        schedule(taken, after.at, 'sparks')
        for (const gate of after.board.locks[bit]?.gates ?? []) schedule(opened, gate, 'sparks')
      }
      if (after.spent < before.spent) return
      const { broke, grew } = leapResult(before, after)
      if (broke) schedule(hop.start + CROUCH, before.at, 'dust')
      for (const [cell, sign] of Array.from(after.board.ground).entries())
        if (grew && sign === SPROUT) schedule(hop.start + CROUCH, cell, 'sparks')
    },
    draw(pen, layout, now, delta, still) {
      waiting = waiting.filter(({ at, cell, effect }) => {
        if (at <= now) setOff(layout, cell, effect)
        return at > now
      })
      bits.draw(pen, delta, still)
    },
    clear() {
      waiting = []
      bits.clear()
    },
    get isMoving() {
      return waiting.length > 0 || bits.isMoving
    },
  }
}
