/** Solves a bench by best-first search. */
import { fewestMoves } from './bound.ts'
import {
  add,
  ballsOf,
  capacity,
  depth,
  drop,
  gives,
  isPure,
  makeOf,
  run,
  takes,
  top,
  type Packed,
} from './tubes.ts'

/** Balls of one kind poured from one tube to another. Tubes are given by their contents before the pour. */
export interface Pour {
  readonly from: Packed
  readonly to: Packed
  readonly count: number
}

export interface PourSearch {
  /** `none`: every reachable position was visited without a solution. `unknown`: the search gave up. */
  readonly result: 'solved' | 'none' | 'unknown'
  readonly pours: readonly Pour[]
  /** Single balls moved by the pours. */
  readonly moves: number
  /** Positions expanded, a machine-independent measure of the work. */
  readonly opened: number
}

export interface Effort {
  /** Weight of the heuristic: 1 finds a shortest solution, more finds a longer one sooner. */
  readonly greed: number
  /** Positions that may be expanded; unlimited if left out. */
  readonly positions?: number
}

/** The search input: tubes, balls per kind, and the kind (from 1) that unlocks a tube once complete. */
export interface PackedBench {
  readonly tubes: readonly Packed[]
  readonly height: number
  readonly key?: number
}

interface Node {
  /** Sorted, so that positions that differ only in the order of their tubes are equal. */
  readonly tubes: readonly Packed[]
  readonly key: string
  readonly spent: number
  readonly parent: Node | undefined
  readonly pour: Pour | undefined
}

/**
 * Each search step is a pour: as many equal balls as fit, each counted as a move. Whole pours suffice. Equal balls on
 * top of several tubes can be distributed among them in any way and back again, so all that matters is which tubes are
 * cleared down to a different kind, and single moves can clear a tube exactly if pouring all that fits, tube after
 * tube, clears it. A move into an empty tube before the clearing that needs it can be part of that clearing.
 */
export function solve(bench: PackedBench, { greed, positions = Infinity }: Effort): PourSearch {
  const { height } = bench
  const open = createQueue()
  const fewest = new Map<string, number>()

  function reach(
    tubes: readonly Packed[],
    spent: number,
    parent: Node | undefined,
    pour: Pour | undefined,
  ): void {
    const key = keyOf(tubes)
    const known = fewest.get(key)
    if (known !== undefined && known <= spent) return
    fewest.set(key, spent)
    open.put({ tubes, key, spent, parent, pour }, spent + Math.floor(greed * fewestMoves(tubes)))
  }

  reach(
    bench.tubes.toSorted((a, b) => a - b),
    0,
    undefined,
    undefined,
  )
  for (let opened = 0; opened < positions; opened++) {
    const node = open.take()
    if (!node) return { result: 'none', pours: [], moves: 0, opened }
    if (isSolved(node.tubes, height))
      return { result: 'solved', pours: trace(node), moves: node.spent, opened }
    if (node.spent > (fewest.get(node.key) ?? 0)) continue
    eachPour(node.tubes, height, (pour) =>
      reach(poured(node.tubes, pour, bench), node.spent + pour.count, node, pour),
    )
  }
  return { result: 'unknown', pours: [], moves: 0, opened: positions }
}

export const isSolved = (tubes: readonly Packed[], height: number): boolean =>
  tubes.every((tube) => ballsOf(tube) === 0 || isComplete(tube, height))

const isComplete = (tube: Packed, height: number) => depth(tube) === height && isPure(tube)

/** Visits every pour that changes more than the order of the tubes. */
export function eachPour(tubes: readonly Packed[], height: number, found: (pour: Pour) => void): void {
  let previousFrom = -1
  for (const from of tubes) {
    if (from === previousFrom) continue
    previousFrom = from
    const kind = top(from)
    const alike = run(from)
    if (alike === 0 || alike === height || !gives(makeOf(from))) continue
    const alone = alike === depth(from)
    let previousTo = -1
    let passed = false
    for (const to of tubes) {
      // A tube pours into its own twin, but not into itself.
      if (to === from && !passed) {
        passed = true
        continue
      }
      if (to === previousTo) continue
      previousTo = to
      const isEmpty = ballsOf(to) === 0
      // Pouring a whole tube into an empty one of the same type changes nothing.
      if (isEmpty ? alone && makeOf(to) === makeOf(from) : top(to) !== kind) continue
      const make = makeOf(to)
      const room = takes(make) ? capacity(make, height) - depth(to) : 0
      if (room > 0) found({ from, to, count: Math.min(alike, room) })
    }
  }
}

/** The sorted position after a pour. Completing a kind may unlock a tube. */
export function poured(
  tubes: readonly Packed[],
  { from, to, count }: Pour,
  { height, key = 0 }: Omit<PackedBench, 'tubes'>,
): Packed[] {
  const after = [...tubes]
  const filled = add(to, top(from), count)
  after[after.indexOf(from)] = drop(from, count)
  // Replaced after `from`, because both may hold the same balls.
  after[after.indexOf(to)] = filled
  if (key !== 0 && top(filled) === key && isComplete(filled, height))
    for (const [place, tube] of after.entries()) if (makeOf(tube) === 'locked') after[place] = ballsOf(tube)
  return after.sort((a, b) => a - b)
}

/** A map key with two characters per tube. */
const keyOf = (tubes: readonly Packed[]): string =>
  String.fromCharCode(...tubes.flatMap((tube) => [tube & 0xffff, tube >> 16]))

function trace(last: Node): Pour[] {
  const pours: Pour[] = []
  for (let node: Node | undefined = last; node?.pour; node = node.parent) pours.unshift(node.pour)
  return pours
}

/** A bucket queue of open positions by estimate. Newest first among equals, so that the search dives. */
function createQueue() {
  const buckets: Node[][] = []
  let lowest = 0
  return {
    put(node: Node, estimate: number): void {
      ;(buckets[estimate] ??= []).push(node)
      lowest = Math.min(lowest, estimate)
    },
    take(): Node | undefined {
      for (; lowest < buckets.length; lowest++) {
        const node = buckets[lowest]?.pop()
        if (node) return node
      }
      return undefined
    },
  }
}
