/** What moves on the board, by the clock: hops, keys in flight, refusals. It belongs to the view, not to the state. */
import type { Way } from '../../kit/rules/ways.ts'
import type { State } from '../rules.ts'
import { cellsApart, hasKey } from '../rules/board.ts'
import { landsAt, nextHop, type Hop } from './hopping.ts'

/** A key that has been picked up flies to its gates and opens them. Seconds on the page's clock. */
export interface Unlocking {
  readonly kind: number
  readonly taken: number
  readonly opened: number
}

/** Seconds. */
export const KEY_FLIGHT = 0.5

export interface Actors {
  /** When the garden appeared. */
  arrived: number
  hops: readonly Hop[]
  refused: { readonly way: Way; readonly cell: number; readonly at: number } | undefined
  unlockings: readonly Unlocking[]
}

/** A new garden: nothing moves yet. */
export const atRest = (now: number): Actors => ({
  arrived: now,
  hops: [],
  refused: undefined,
  unlockings: [],
})

/** Sets a move in motion, forwards or back: the hop, and the keys that fly when it lands. */
export function setMoving(actors: Actors, before: State, after: State, now: number): Hop {
  const cells = cellsApart(after.board, before.at, after.at)
  const hop = nextHop(actors.hops.at(-1), before.at, after.at, cells, now)
  // Hops that have landed were kept only because this one had to wait for them.
  actors.hops = [...actors.hops.filter((earlier) => landsAt(earlier) > now), hop]
  actors.refused = undefined
  const taken = landsAt(hop)
  const gained = [...after.board.locks.keys()].filter((kind) => hasKey(after.held & ~before.held, kind))
  actors.unlockings = [
    ...actors.unlockings.filter(({ kind }) => hasKey(after.held, kind)),
    ...gained.map((kind) => ({ kind, taken, opened: taken + KEY_FLIGHT })),
  ]
  return hop
}
