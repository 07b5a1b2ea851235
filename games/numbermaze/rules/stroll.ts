/**
 * People in a garden, so that none is grown that hardly anybody gets through. They see the whole board and think a few
 * leaps ahead; they know nothing of the shortest way. Whoever sees a way to something that is wanted (a key, a carrot, the
 * open flag) takes it. Otherwise they go where they have not been, and not into what they can see is a dead end.
 */
import { chance } from '../../kit/rules/chance.ts'
import { halfAgain } from '../../kit/rules/par.ts'
import type { Board } from './board.ts'
import { NOWHERE, search, type Search } from './solve.ts'
import { terrainOf } from './terrain.ts'

export interface Stroller {
  /** How many leaps are thought of. */
  readonly ahead: number
  /** How many of a thousand leaps are mistakes. */
  readonly blunders: number
}

/** Whoever thinks forwards also thinks back from what is wanted: so many leaps more are seen. */
const BACKWARDS = 2

export interface Grounds extends Search {
  readonly goal: number
  /** How many leaps something that is wanted is away from a place, wherever that leads; Infinity for never. */
  readonly wanted: readonly number[]
  /** Whether a leap from one place to another picks something up, or is the last. */
  gains(from: number, to: number): boolean
}

export function groundsOf(board: Board): Grounds {
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

/** Whether one can leap on from a place so many times. */
const goesOn = (links: readonly number[], at: number, leaps: number): boolean =>
  leaps === 0 || endsOf(links, at).some((end) => goesOn(links, end, leaps - 1))

/** Whether somebody gets home within the leaps that two stars allow. */
export function strollsHome(grounds: Grounds, { ahead, blunders }: Stroller, seed: number): boolean {
  const { cells, links, toGoal, wanted, gains, goal } = grounds
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
    // What was picked up changes the garden: it is worth going back to where one has been.
    if (gains(before, at)) seen.clear()
    seen.add(cellOf(at))
  }
  return false
}
