/** Simulates players, to reject gardens that hardly anyone would solve. */
import { chance } from '../../kit/rules/chance.ts'
import { halfAgain } from '../../kit/rules/par.ts'
import type { Board } from './board.ts'
import { NOWHERE, search, type PlaceGraph } from './solve.ts'
import { terrainOf } from './terrain.ts'

export interface Stroller {
  /** Lookahead, in leaps. */
  readonly ahead: number
  /** Mistakes per thousand leaps. */
  readonly blunders: number
}

/** Players also plan backwards from a target, which adds this many leaps to their lookahead. */
const BACKWARDS = 2

export interface StrollMap extends PlaceGraph {
  readonly goal: number
  /** Leaps from each place to the nearest pickup or the goal, even into a dead end; Infinity if there is none. */
  readonly wanted: readonly number[]
  /** Whether a leap picks something up or reaches the goal. */
  gains(from: number, to: number): boolean
}

export function strollMapOf(board: Board): StrollMap {
  const found = search(terrainOf(board), board.start, 0)
  const { cells, memories, links } = found
  const pickable = (1 << (board.locks.length + board.carrots.length)) - 1
  const gains = (from: number, to: number) => {
    const picked = (memories[to] ?? 0) & ~(memories[from] ?? 0) & pickable
    return picked !== 0 || cells[to] === board.goal
  }
  const wanted = cells.map((_, at) => (endsOf(links, at).some((end) => gains(at, end)) ? 1 : Infinity))
  for (let isNew = true, far = 2; isNew; far++) {
    isNew = false
    for (const at of cells.keys()) {
      if (wanted[at] !== Infinity || !endsOf(links, at).some((end) => wanted[end] === far - 1)) continue
      wanted[at] = far
      isNew = true
    }
  }
  return { ...found, goal: board.goal, wanted, gains }
}

const endsOf = (links: readonly number[], at: number) =>
  links.slice(at * 4, at * 4 + 4).filter((end) => end !== NOWHERE)

/** Whether at least this many more leaps are possible from a place. */
const goesOn = (links: readonly number[], at: number, leaps: number): boolean =>
  leaps === 0 || endsOf(links, at).some((end) => goesOn(links, end, leaps - 1))

/**
 * Whether a player gets home within the leaps allowed for two stars. Players see the whole board and look a few leaps
 * ahead, but do not know the shortest path. They take any visible path to a key, a carrot or the open flag. Otherwise
 * they prefer cells that they have not visited and avoid visible dead ends.
 */
export function strollsHome(map: StrollMap, { ahead, blunders }: Stroller, seed: number): boolean {
  const { cells, links, toGoal, wanted, gains, goal } = map
  const dice = chance(seed * 31 + 7)
  const cellOf = (at: number) => cells[at] ?? NOWHERE
  const seen = new Set([cellOf(0)])
  let at = 0
  for (let left = halfAgain(toGoal[0] ?? 0); left > 0; left--) {
    const ends = endsOf(links, at)
    if (ends.length === 0) return false
    const near = wanted[at] ?? Infinity
    const before = at
    const towards = (end: number) => (near === 1 ? gains(before, end) : wanted[end] === near - 1)
    const open = ends.filter((end) => goesOn(links, end, ahead))
    const fresh = open.filter((end) => !seen.has(cellOf(end)))
    const wandering = fresh.length > 0 ? fresh : open.length > 0 ? open : ends
    const sensible = near <= ahead + BACKWARDS ? ends.filter(towards) : wandering
    at = dice.pick(dice.int(1000) < blunders ? ends : sensible)
    if (cellOf(at) === goal) return true
    // A pickup changes the garden, so visited cells are worth a second look.
    if (gains(before, at)) seen.clear()
    seen.add(cellOf(at))
  }
  return false
}
