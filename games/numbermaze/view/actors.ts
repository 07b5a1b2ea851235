/** What is under way on the board, by the clock: hops, keys in flight, refusals. The view's, never the truth. */
import type { Way } from '../../kit/rules/ways.ts'
import { landsAt, nextHop, type Hop } from './hopping.ts'
import { columnOf, rowOf } from './layout.ts'
import type { State } from '../rules.ts'

/** A key that has been picked up flies to its gates and opens them. Seconds on the page's clock. */
export interface Unlocking {
  readonly kind: number
  readonly taken: number
  readonly opened: number
}

export const KEY_FLIGHT = 0.5

export interface Actors {
  /** When the garden appeared. */
  arrived: number
  hops: readonly Hop[]
  refused: { readonly way: Way; readonly cell: number; readonly at: number } | undefined
  unlockings: readonly Unlocking[]
}

export const nobody = (now: number): Actors => ({
  arrived: now,
  hops: [],
  refused: undefined,
  unlockings: [],
})

export const cellsApart = (board: { readonly size: number }, one: number, other: number) =>
  Math.abs(columnOf(board, one) - columnOf(board, other)) + Math.abs(rowOf(board, one) - rowOf(board, other))

/** From one state to the next, forth or back: the hop, and the keys that fly when it lands. */
export function goOn(actors: Actors, before: State, after: State, now: number): Hop {
  const cells = cellsApart(after.board, before.at, after.at)
  const hop = nextHop(actors.hops.at(-1), before.at, after.at, cells, now)
  // One that has landed is only needed for where the next one starts.
  actors.hops = [...actors.hops.filter((earlier) => landsAt(earlier) > now), hop]
  actors.refused = undefined
  const taken = landsAt(hop)
  const gained = [...after.board.locks.keys()].filter((kind) => after.held & ~before.held & (1 << kind))
  actors.unlockings = [
    ...actors.unlockings.filter(({ kind }) => after.held & (1 << kind)),
    ...gained.map((kind) => ({ kind, taken, opened: taken + KEY_FLIGHT })),
  ]
  return hop
}

/** Whether a key lies, flies or has done its work. */
export function keyPhase(
  actors: Actors,
  { held }: State,
  kind: number,
  now: number,
): 'lies' | 'flies' | 'done' {
  if (!(held & (1 << kind))) return 'lies'
  const timing = actors.unlockings.find((unlocking) => unlocking.kind === kind)
  if (!timing || now >= timing.opened) return 'done'
  return now < timing.taken ? 'lies' : 'flies'
}

/** How much a hedge or a gate still shakes after it stopped a leap, 1 to 0. */
export const shaking = ({ refused }: Actors, cell: number, now: number) =>
  refused?.cell === cell ? Math.max(0, 1 - (now - refused.at) / 0.4) : 0
