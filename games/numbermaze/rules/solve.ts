/** What there is to know of a board, by breadth-first search over places: a cell together with the keys held there. */
import { WAYS, type Way } from '../../kit/rules/ways.ts'
import { landing, picked, shutCells, type Board, type Keys } from './board.ts'

export interface Survey {
  /** The fewest leaps from start to goal; Infinity when there is no way. */
  readonly par: number
  /** How many different shortest ways there are. */
  readonly ways: number
  /** Cells that some shortest way steps on. */
  readonly best: ReadonlySet<number>
  /** Cells that can be reached, but lie off every shortest way: stepping there costs moves. */
  readonly traps: ReadonlySet<number>
  /** Cells that can be reached, but from which no way leads to the goal. */
  readonly dead: ReadonlySet<number>
  /** Whether every shortest way picks up all keys. */
  readonly keysNeeded: boolean
}

/** A place is the number `keys * cells + cell`. Up to four links lead out of it, numbered `place * 4 + way`. */
interface Search {
  readonly fromStart: Int16Array
  readonly toGoal: Int16Array
  /** Where each link ends, or NOWHERE. */
  readonly links: Int16Array
  /** In the order of their distance from the start. */
  readonly reached: readonly number[]
}

const NOWHERE = -1

const blank = (length: number) => new Int16Array(length).fill(NOWHERE)

/** Typed arrays throughout, because hundreds of boards are searched to grow a garden before its level can open. */
function search(board: Board, cell: number, held: Keys): Search {
  const cells = board.tiles.length
  const places = cells << board.locks.length
  const [fromStart, toGoal, links] = [blank(places), blank(places), blank(places * 4)]
  /** The links that end in a place, as a linked list: the newest, and the one before each. */
  const [newest, older] = [blank(places), blank(places * 4)]
  const shut: (boolean[] | undefined)[] = []

  const first = held * cells + cell
  fromStart[first] = 0
  const reached = [first]
  const ends: number[] = []
  for (const place of reached) {
    const here = place % cells
    if (here === board.goal) {
      ends.push(place)
      continue
    }
    const holding = (place - here) / cells
    const barred = (shut[holding] ??= shutCells(board, holding))
    for (const [turn, way] of WAYS.entries()) {
      const to = landing(board, barred, here, way)
      if (to < 0) continue
      const there = picked(board, holding, to) * cells + to
      const link = place * 4 + turn
      links[link] = there
      older[link] = newest[there] ?? NOWHERE
      newest[there] = link
      if (fromStart[there] !== NOWHERE) continue
      fromStart[there] = (fromStart[place] ?? 0) + 1
      reached.push(there)
    }
  }

  for (const end of ends) toGoal[end] = 0
  for (const place of ends)
    for (let link = newest[place] ?? NOWHERE; link !== NOWHERE; link = older[link] ?? NOWHERE) {
      const earlier = link >> 2
      if (toGoal[earlier] !== NOWHERE) continue
      toGoal[earlier] = (toGoal[place] ?? 0) + 1
      ends.push(earlier)
    }
  return { fromStart, toGoal, links, reached }
}

export function survey(board: Board): Survey {
  const cells = board.tiles.length
  const { fromStart, toGoal, links, reached } = search(board, board.start, 0)
  const distance = toGoal[board.start] ?? NOWHERE
  const best = new Set<number>()
  const traps = new Set<number>()
  const dead = new Set<number>()
  /** How many shortest ways lead to a place. */
  const waysTo = new Map<number, number>([[board.start, 1]])
  const allKeys = (1 << board.locks.length) - 1
  let ways = 0
  let keysNeeded = true
  for (const place of reached) {
    const cell = place % cells
    const left = toGoal[place] ?? NOWHERE
    traps.add(cell)
    if (left === NOWHERE) dead.add(cell)
    if (left === NOWHERE || (fromStart[place] ?? 0) + left !== distance) continue
    best.add(cell)
    const here = waysTo.get(place) ?? 0
    if (left === 0) {
      ways += here
      if (Math.floor(place / cells) !== allKeys) keysNeeded = false
      continue
    }
    for (const there of links.subarray(place * 4, place * 4 + 4)) {
      if (toGoal[there] === left - 1) waysTo.set(there, (waysTo.get(there) ?? 0) + here)
    }
  }
  for (const cell of best) traps.delete(cell)
  const par = distance === NOWHERE ? Infinity : distance
  return { par, ways, best, traps, dead, keysNeeded }
}

/** A shortest way from any place, or nothing when there is none. */
export function solve(board: Board, cell: number, held: Keys): Way[] | undefined {
  const { toGoal, links } = search(board, cell, held)
  let place = held * board.tiles.length + cell
  let left = toGoal[place] ?? NOWHERE
  if (left === NOWHERE) return undefined
  const ways: Way[] = []
  while (left > 0) {
    left--
    const turn = WAYS.findIndex((_, turn) => toGoal[links[place * 4 + turn] ?? NOWHERE] === left)
    const way = WAYS[turn]
    if (!way) return undefined
    ways.push(way)
    place = links[place * 4 + turn] ?? NOWHERE
  }
  return ways
}
