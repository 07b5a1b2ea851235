/** Tracks the animations of the last shots: seeds in flight, blossoms about to burst or fall, the sinking bed. */
import { easeInOut, mix } from '../../kit/paint/easing.ts'
import type { Planted, State } from '../rules.ts'
import { middleX, middleY, RISE } from '../rules/field.ts'
import { BEE } from '../rules/kinds.ts'
import { FREED } from './elements.ts'
import { lengthOf, timing } from './timing.ts'

export interface Flying {
  readonly path: readonly number[]
  readonly length: number
  readonly from: number
  readonly until: number
  /** Rows that the bed had sunk at the time of the shot. */
  readonly sunk: number
}

/** A blossom that the rules have already removed. Its position is in blossoms from the top left corner of the field. */
export interface Leaving {
  readonly id: number
  readonly kind: number
  readonly x: number
  readonly y: number
  readonly at: number
  readonly falls: boolean
  touched: boolean
}

/** A blossom or element that changes its kind, or grows if `from` is 0. */
interface Changing {
  readonly from: number
  readonly at: number
}

/** Seconds in which the bed sinks by a row. */
const SINKING = 0.4
/** Seconds until the bed has stopped swinging after an impact, and a blossom has stopped growing. */
export const SWINGING = 1.5

export interface SeedMotion {
  readonly flying: ReadonlyMap<number, Flying>
  readonly leaving: Leaving[]
  readonly changing: ReadonlyMap<number, Changing>
  /** Position and time of the last impact. */
  readonly struck: { readonly x: number; readonly y: number; readonly at: number }
  readonly shotAt: number
  reset(state: State): void
  see(before: State, after: State, now: number): void
  /** Rows that the bed has visibly sunk. */
  sunk(now: number): number
  /** Whether a shot still moves anything. */
  isMoving(now: number): boolean
}

export function createMotion(): SeedMotion {
  const flying = new Map<number, Flying>()
  const leaving: Leaving[] = []
  const changing = new Map<number, Changing>()
  let struck = { x: 0, y: 0, at: -9 }
  let shotAt = -9
  let sinking = { from: 0, to: 0, at: 0 }

  return {
    flying,
    leaving,
    changing,
    get struck() {
      return struck
    },
    get shotAt() {
      return shotAt
    },
    reset(state) {
      flying.clear()
      leaving.length = 0
      changing.clear()
      sinking = { from: state.sunk, to: state.sunk, at: 0 }
    },
    see(before, after, now) {
      const times = timing(before, after)
      const { shot } = after
      if (!times || !shot) return
      for (const [id, { until }] of flying) if (until < now) flying.delete(id)
      const { path, land, bursts, falls, sink } = times
      const down = before.sunk * RISE
      shotAt = now
      struck = { x: path.at(-2) ?? 0, y: (path.at(-1) ?? 0) + down, at: now + land }
      flying.set(shot.seed.id, {
        path,
        length: lengthOf(path),
        from: now,
        until: now + land,
        sunk: before.sunk,
      })
      const kinds = new Map([...before.bed, shot.seed].map(({ id, kind }) => [id, kind]))
      for (const { id, kind } of after.bed) {
        const from = kinds.get(id) ?? 0
        if (from !== kind) changing.set(id, { from, at: now + land })
      }
      const leave = ({ id, kind, cell }: Planted) => {
        const at = bursts.get(id) ?? falls.get(id)
        if (at === undefined) return
        leaving.push({
          id,
          kind: kind === BEE && !falls.has(id) ? FREED : kind,
          x: middleX(cell),
          y: middleY(cell) + down,
          at: now + at,
          falls: falls.has(id),
          touched: false,
        })
      }
      for (const blossom of [...before.bed, shot.seed]) leave(blossom)
      if (after.sunk > before.sunk) sinking = { from: before.sunk, to: after.sunk, at: now + sink }
    },
    sunk: (now) => mix(sinking.from, sinking.to, easeInOut((now - sinking.at) / SINKING)),
    isMoving: (now) => leaving.length > 0 || now < Math.max(struck.at + SWINGING, sinking.at + SINKING),
  }
}
