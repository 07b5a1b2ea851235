/** What is under way on the board, by the clock: hops, keys in flight, refusals. The view's, never the truth. */
import type { Way } from './board.ts'
import { landsAt, nextHop, type Hop } from './hopping.ts'
import { columnOf, rowOf } from './plane.ts'
import type { State } from './rules.ts'

/** A key that has been picked up flies to its gates and opens them. Seconds on the page's clock. */
export interface Unlocking {
  readonly kind: number
  readonly taken: number
  readonly opened: number
}

export const KEY_FLIGHT = 0.5

export interface Actors {
  /** When the garden appeared. */
  readonly arrived: number
  readonly hops: readonly Hop[]
  readonly refused: { readonly way: Way; readonly cell: number; readonly at: number } | undefined
  /** Whether a key lies, flies or has done its work. */
  keyPhase(state: State, kind: number, now: number): 'lies' | 'flies' | 'done'
  readonly unlockings: readonly Unlocking[]
}

export interface Stagehand extends Actors {
  begin(now: number): void
  go(before: State, after: State, now: number): Hop
  refuse(way: Way, cell: number, now: number): void
}

export const cellsApart = (board: { readonly size: number }, one: number, other: number) =>
  Math.abs(columnOf(board, one) - columnOf(board, other)) + Math.abs(rowOf(board, one) - rowOf(board, other))

export function openActors(): Stagehand {
  let arrived = 0
  let hops: Hop[] = []
  let unlockings: Unlocking[] = []
  let refused: Actors['refused']

  return {
    get arrived() {
      return arrived
    },
    get hops() {
      return hops
    },
    get refused() {
      return refused
    },
    get unlockings() {
      return unlockings
    },
    begin(now) {
      arrived = now
      hops = []
      unlockings = []
      refused = undefined
    },
    go(before, after, now) {
      const last = hops.at(-1)
      const hop = nextHop(last, before.at, after.at, cellsApart(after.board, before.at, after.at), now)
      // One that has landed is only needed for where the next one starts.
      hops = [...hops.filter((earlier) => landsAt(earlier) > now), hop]
      refused = undefined
      const taken = landsAt(hop)
      unlockings = unlockings.filter(({ kind }) => after.held & (1 << kind))
      for (const kind of after.board.locks.keys())
        if (after.held & ~before.held & (1 << kind))
          unlockings.push({ kind, taken, opened: taken + KEY_FLIGHT })
      return hop
    },
    refuse: (way, cell, at) => void (refused = { way, cell, at }),
    keyPhase({ held }, kind, now) {
      if (!(held & (1 << kind))) return 'lies'
      const timing = unlockings.find((unlocking) => unlocking.kind === kind)
      if (!timing || now >= timing.opened) return 'done'
      return now < timing.taken ? 'lies' : 'flies'
    },
  }
}
