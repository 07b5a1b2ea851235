/** Grows a garden of a given shape: a random board, changed one tile at a time for as long as it gets no worse. */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import { HEDGE, type Board, type Lock } from './board.ts'
import type { Shape } from './curve.ts'
import { survey, type Survey } from './solve.ts'

/** A garden, and how many boards were looked at on the way: a measure of the work that is the same on every machine. */
export interface Grown {
  readonly board?: Board
  readonly looked: number
}

/** A seed is given up when this many changes have not made a garden of it. */
const PATIENCE = 300
/** The part of all cells that are traps: reachable, but off every shortest way. The game promises it. */
const LEAST_TRAPS = 0.5
const MOST_WAYS = 2

/** The garden that grows from a seed, if it succeeds. */
export function grow(shape: Shape, seed: number): Grown {
  const dice = chance(seed)
  let board = sow(shape, dice)
  let found = survey(board)
  let faults = faultsOf(shape, board, found)
  for (let looked = 1; looked < PATIENCE; looked++) {
    if (faults === 0) return { board, looked }
    const changed = change(shape, board, found, dice)
    const seen = survey(changed)
    const left = faultsOf(shape, changed, seen)
    // A change that is no better is kept too: it leads out of places where no single change is better.
    if (left > faults) continue
    board = changed
    found = seen
    faults = left
  }
  return { looked: PATIENCE }
}

/** Another garden of the same shape: of this many changes, those are kept that break none of its promises. */
export function vary(shape: Shape, grown: Board, seed: number, changes: number): Board {
  const dice = chance(seed)
  let board = grown
  let found = survey(board)
  for (let n = 0; n < changes; n++) {
    const changed = change(shape, board, found, dice)
    const seen = survey(changed)
    if (faultsOf(shape, changed, seen) > 0) continue
    board = changed
    found = seen
  }
  return board
}

/** The cells are shuffled, and hedges, start, goal and keys take theirs one after the other. */
function sow({ size, hedges, locks }: Shape, dice: Chance): Board {
  const cells = dice.shuffle(Array.from({ length: size * size }, (_, cell) => cell))
  const take = () => cells.pop() ?? 0
  const walls = new Set(Array.from({ length: hedges }, take))
  const start = take()
  const goal = take()
  const tiles = Array.from({ length: size * size }, (_, cell) =>
    walls.has(cell) ? HEDGE : numberFor(size, cell, dice),
  )
  return { size, tiles, start, goal, locks: hangGates(locks, goal, take, dice) }
}

/** Gates that matter: one on the goal, or three in the way; the second key's gate may be on the first key. */
function hangGates(count: number, goal: number, take: () => number, dice: Chance): Lock[] {
  const locks: Lock[] = []
  for (let kind = 0; kind < count; kind++) {
    const guarded = kind === 0 ? goal : (locks[0]?.key ?? goal)
    const gates = dice.int(2) ? [guarded] : [take(), take(), take()]
    locks.push({ key: take(), gates })
  }
  return locks
}

/** Long leaps have few landings, so large gardens keep to middling numbers. */
const largest = (size: number) => Math.ceil(size * 0.6)

/** A number with which at least one leap from this cell stays within the edges. */
function numberFor(size: number, cell: number, dice: Chance): number {
  const [x, y] = [columnOf(size, cell), rowOf(size, cell)]
  const room = Math.max(x, y, size - 1 - x, size - 1 - y)
  return 1 + dice.int(Math.min(room, largest(size)))
}

/** Another number somewhere; now and then a hedge, the start or a key moves. */
function change({ hedges, locks }: Shape, board: Board, { best, traps, dead }: Survey, dice: Chance): Board {
  const { size, tiles } = board
  const fate = dice.int(12)
  // The number of a tile that cannot be reached does not matter; dead ends need a change most.
  const candidates = fate < 6 && dead.size > 0 ? [...dead] : [...best, ...traps]
  const cell = fate < 3 ? dice.int(tiles.length) : dice.pick(candidates)
  const taken = [board.start, board.goal, ...board.locks.flatMap(({ key, gates }) => [key, ...gates])]
  const free = tiles[cell] !== HEDGE && !taken.includes(cell)
  if (fate === 0 && hedges > 0 && free) {
    const hedge = dice.pick(tiles.flatMap((number, at) => (number === HEDGE ? [at] : [])))
    return { ...board, tiles: swapped(tiles, hedge, cell) }
  }
  if (fate === 1 && locks > 0 && free) {
    const kind = dice.int(locks)
    const moved = board.locks.map((lock, i) => (i === kind ? { ...lock, key: cell } : lock))
    return { ...board, locks: moved }
  }
  if (fate === 2 && free) return { ...board, start: cell }
  if (tiles[cell] === HEDGE) return board
  return { ...board, tiles: tiles.with(cell, numberFor(size, cell, dice)) }
}

const swapped = (tiles: readonly number[], one: number, other: number) =>
  tiles.with(one, tiles[other] ?? HEDGE).with(other, tiles[one] ?? HEDGE)

/** How far a board is from what its shape asks for; 0 is a garden to play. */
function faultsOf(shape: Shape, board: Board, { par, ways, traps, dead, keysNeeded }: Survey): number {
  if (par === Infinity) return 1000 - traps.size
  const missing = Math.max(0, Math.ceil(board.tiles.length * LEAST_TRAPS) - traps.size)
  return (
    Math.abs(shape.par - par) * 10 +
    dead.size * 3 +
    missing * 3 +
    (keysNeeded ? 0 : 8) +
    Math.max(0, ways - MOST_WAYS)
  )
}
