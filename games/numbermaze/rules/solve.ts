/** Analyses a garden by breadth-first search over places: a cell plus the memory of earlier events. */
import { WAYS, type Way } from '../../kit/rules/ways.ts'
import { BURROW, CRACKED, ICE, type Board } from './board.ts'
import {
  growthAt,
  landing,
  remembered,
  terrainOf,
  touched,
  type TerrainMemory,
  type Terrain,
} from './terrain.ts'

export interface BoardSurvey {
  /** Fewest leaps from start to goal; Infinity if there is no path. */
  readonly par: number
  /** Number of different shortest paths. */
  readonly ways: number
  /** Cells on some shortest path. */
  readonly best: readonly number[]
  /** Cells off every shortest path from which the goal is still reachable: a visit costs leaps. */
  readonly traps: readonly number[]
  /** Reachable cells from which no path leads to the goal. */
  readonly dead: readonly number[]
  /** Share of places from which no path leads to the goal. */
  readonly risk: number
  /** Bit mask of the elements that every shortest path uses. */
  readonly uses: number
  /** Difficulty: wrong turns along the shortest path, weighted by how far each leads astray. */
  readonly grade: number
}

export const SLIDES = 1
export const TUNNELS = 2
export const GROWS = 4
export const OPENS = 8
export const BREAKS = 16
const ALL = 31

/** Places are numbered in order of discovery. Each has up to four links, indexed `place * 4 + way`. */
export interface PlaceGraph {
  readonly cells: readonly number[]
  readonly memories: readonly number[]
  readonly fromStart: readonly number[]
  /** Fewest leaps to the goal, or NOWHERE. */
  readonly toGoal: readonly number[]
  /** The place where each link ends, or NOWHERE. */
  readonly links: readonly number[]
}

export const NOWHERE = -1

/** Finds every reachable place. Plain loops over numbers, because growing one garden takes hundreds of searches. */
export function search(terrain: Terrain, start: number, held: TerrainMemory): PlaceGraph {
  const { tiles, goal } = terrain.board
  const area = tiles.length
  const known = new Int32Array(area << terrain.bits).fill(NOWHERE)
  const cells: number[] = []
  const memories: number[] = []
  const fromStart: number[] = []
  const toGoal: number[] = []
  const links: number[] = []
  /** Incoming links per place as a linked list: the newest link, and the previous one of each. */
  const newest: number[] = []
  const older: number[] = []
  const ends: number[] = []

  function find(cell: number, memory: number, distance: number): number {
    const code = memory * area + cell
    const found = known[code] ?? NOWHERE
    if (found !== NOWHERE) return found
    known[code] = cells.length
    cells.push(cell)
    memories.push(memory)
    fromStart.push(distance)
    toGoal.push(NOWHERE)
    newest.push(NOWHERE)
    return cells.length - 1
  }

  find(start, held, 0)
  for (let at = 0; at < cells.length; at++) {
    const [cell, memory] = [cells[at] ?? 0, memories[at] ?? 0]
    if (cell === goal) ends.push(at)
    for (let turn = 0; turn < 4; turn++) {
      const end = cell === goal ? NOWHERE : landing(terrain, cell, memory, turn)
      const link = links.length
      older.push(NOWHERE)
      if (end < 0) {
        links.push(NOWHERE)
        continue
      }
      const after = remembered(terrain, memory, cell, end)
      const there = find(end, after, (fromStart[at] ?? 0) + 1)
      links.push(there)
      older[link] = newest[there] ?? NOWHERE
      newest[there] = link
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
  return { cells, memories, fromStart, toGoal, links }
}

/** Flags per cell: on a shortest path, goal reachable, goal unreachable. */
const BEST = 1
const OPEN = 2
const DEAD = 4

export function survey(board: Board): BoardSurvey {
  const terrain = terrainOf(board)
  const found = search(terrain, board.start, 0)
  const { cells, memories, fromStart, toGoal, links } = found
  const distance = toGoal[0] ?? NOWHERE
  const marks = board.tiles.map(() => 0)
  const mark = (cell: number, bit: number) => (marks[cell] = (marks[cell] ?? 0) | bit)
  const allKeys = (1 << board.locks.length) - 1
  /** The number of shortest paths to each place, and the elements that all of them use. */
  const waysTo = new Map([[0, 1]])
  const usesTo = new Map([[0, 0]])
  let ways = 0
  let uses = ALL
  let lost = 0
  for (let at = 0; at < cells.length; at++) {
    const [cell, memory] = [cells[at] ?? 0, memories[at] ?? 0]
    const left = toGoal[at] ?? NOWHERE
    if (left === NOWHERE) {
      lost++
      mark(cell, DEAD)
      continue
    }
    mark(cell, OPEN)
    if ((fromStart[at] ?? 0) + left !== distance) continue
    mark(cell, BEST)
    const here = waysTo.get(at) ?? 0
    const used = usesTo.get(at) ?? 0
    if (left === 0) {
      ways += here
      uses &= used | ((memory & allKeys) === allKeys ? OPENS : 0)
      continue
    }
    for (let turn = 0; turn < WAYS.length; turn++) {
      const there = links[at * 4 + turn] ?? NOWHERE
      if (toGoal[there] !== left - 1) continue
      waysTo.set(there, (waysTo.get(there) ?? 0) + here)
      usesTo.set(there, (usesTo.get(there) ?? ALL) & (used | useOf(terrain, cell, memory, turn)))
    }
  }
  const cellsThat = (fits: (bits: number) => boolean) =>
    marks.flatMap((bits, cell) => (fits(bits) ? [cell] : []))
  return {
    par: distance === NOWHERE ? Infinity : distance,
    ways,
    best: cellsThat((bits) => (bits & BEST) !== 0),
    traps: cellsThat((bits) => (bits & (BEST | OPEN)) === OPEN),
    dead: cellsThat((bits) => bits === DEAD),
    risk: lost / cells.length,
    uses,
    grade: gradeOf(found),
  }
}

/** The elements that a leap uses, as bits of `Survey.uses`. */
function useOf(terrain: Terrain, cell: number, memory: TerrainMemory, turn: number): number {
  const { ground } = terrain.board
  return (
    (ground[touched(terrain, cell, memory, turn)] === ICE ? SLIDES : 0) |
    (ground[landing(terrain, cell, memory, turn)] === BURROW ? TUNNELS : 0) |
    (growthAt(terrain, memory, cell) > 0 ? GROWS : 0) |
    (ground[cell] === CRACKED ? BREAKS : 0)
  )
}

/** Upper bound for the cost of a mistake, in leaps. A fatal mistake costs the same. */
const WORST = 6

/** Sums the square root of the cost of wrong turns over every leap of one shortest path. */
function gradeOf({ cells, toGoal, links }: PlaceGraph): number {
  let grade = 0
  let before = NOWHERE
  for (let at = 0; (toGoal[at] ?? 0) > 0;) {
    const left = toGoal[at] ?? 0
    const ends = links.slice(at * 4, at * 4 + 4).filter((end) => end !== NOWHERE)
    let cost = 0
    for (const end of ends) {
      const far = toGoal[end] ?? NOWHERE
      // Nobody mistakes turning straight back for progress.
      if (cells[end] !== before) cost += far === NOWHERE ? WORST : Math.min(WORST, far + 1 - left)
    }
    grade += Math.sqrt(cost)
    before = cells[at] ?? NOWHERE
    at = ends.find((end) => toGoal[end] === left - 1) ?? NOWHERE
  }
  return grade
}

/** Leaps to the goal after each way: Infinity if it becomes unreachable, undefined if that way is blocked. */
export function prospects(
  terrain: Terrain,
  cell: number,
  memory: TerrainMemory,
): readonly (number | undefined)[] {
  const { links, toGoal } = search(terrain, cell, memory)
  return links.slice(0, 4).map((end) => {
    const left = toGoal[end]
    return left === NOWHERE ? Infinity : left
  })
}

/** The first leap of a shortest path, or undefined if there is none. */
export function bestWay(terrain: Terrain, cell: number, memory: TerrainMemory): Way | undefined {
  const all = prospects(terrain, cell, memory)
  const least = Math.min(...all.map((leaps) => leaps ?? Infinity))
  return least === Infinity ? undefined : WAYS[all.indexOf(least)]
}
