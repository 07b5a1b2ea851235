/** Precomputes a board for fast leaps: what each cell requires and what it changes, as memory bits. */
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import { STEPS, WAYS } from '../../kit/rules/ways.ts'
import { BURROW, CRACKED, GROWTH, HEDGE, ICE, SPROUT, type Board } from './board.ts'

/**
 * Everything that later leaps depend on: one bit per key and carrot picked up and per broken tile, then two bits that
 * count the growth of the sprouts.
 */
export type TerrainMemory = number

export interface Terrain {
  readonly board: Board
  /** Distance to the edge, in cells: four ways per cell. */
  readonly rooms: readonly number[]
  /** Index offset from a cell to its neighbour, per way. */
  readonly steps: readonly number[]
  /** Bits required to fly over a cell (all for a hedge), and bits required to land on it. */
  readonly gates: readonly number[]
  readonly wants: readonly number[]
  /** The bit set when a cell breaks. Nothing can land there afterwards. */
  readonly cracks: readonly number[]
  /** Bits set by landing on a cell. */
  readonly gains: readonly number[]
  /** For a sprout, the shift of the two growth bits; otherwise −1. */
  readonly sprouts: readonly number[]
  /** The cell where a landing ends up: for a burrow, its other end. */
  readonly exits: readonly number[]
  readonly bits: number
}

/** A mask that no memory can satisfy. */
const EVERYTHING = -1

const cellsOf = (ground: string, sign: string) =>
  Array.from(ground).flatMap((each, cell) => (each === sign ? [cell] : []))

const terrains = new WeakMap<Board, Terrain>()

function mark(list: number[], cell: number, bit: number): void {
  list[cell] = (list[cell] ?? 0) | bit
}

/** Returns the cached terrain of a board. */
export function terrainOf(board: Board): Terrain {
  const known = terrains.get(board)
  if (known) return known
  const { columns, rows, tiles, ground, goal, locks, carrots } = board
  const none = () => tiles.map(() => 0)
  const [wants, cracks, gains] = [none(), none(), none()]
  const gates = tiles.map((number) => (number === HEDGE ? EVERYTHING : 0))
  const rooms = tiles.flatMap((_, cell) => {
    const [x, y] = [columnOf(columns, cell), rowOf(columns, cell)]
    return [y, rows - 1 - y, x, columns - 1 - x]
  })
  const steps = WAYS.map((way) => STEPS[way][0] + STEPS[way][1] * columns)
  const sprouts = tiles.map(() => -1)
  const exits = [...tiles.keys()]
  let bits = 0
  for (const lock of locks) {
    const bit = 1 << bits++
    mark(gains, lock.key, bit)
    for (const gate of lock.gates) mark(gates, gate, bit)
  }
  for (const carrot of carrots) {
    const bit = 1 << bits++
    mark(gains, carrot, bit)
    mark(wants, goal, bit)
  }
  for (const cell of cellsOf(ground, CRACKED)) mark(cracks, cell, 1 << bits++)
  for (const cell of cellsOf(ground, SPROUT)) sprouts[cell] = bits
  if (ground.includes(SPROUT)) bits += 2
  const [one, other] = cellsOf(ground, BURROW)
  if (one !== undefined && other !== undefined) [exits[one], exits[other]] = [other, one]
  const terrain = { board, rooms, steps, gates, wants, cracks, gains, sprouts, exits, bits }
  terrains.set(board, terrain)
  return terrain
}

/** How often a sprout has grown; 0 for every other tile. */
export function growthAt({ sprouts }: Terrain, memory: TerrainMemory, cell: number): number {
  const shift = sprouts[cell] ?? -1
  return shift < 0 ? 0 : (memory >> shift) & 3
}

export const numberAt = (terrain: Terrain, memory: TerrainMemory, cell: number): number =>
  (terrain.board.tiles[cell] ?? HEDGE) + growthAt(terrain, memory, cell)

export const isBroken = ({ cracks }: Terrain, memory: TerrainMemory, cell: number): boolean =>
  ((cracks[cell] ?? 0) & memory) !== 0

/**
 * The cell where a leap ends, or the bitwise complement of the cell that blocks it; at the edge, that is the start
 * cell. `turn` is an index into `WAYS`.
 */
export function landing(terrain: Terrain, from: number, memory: TerrainMemory, turn: number): number {
  const { board, rooms, steps, gates, wants, cracks, exits } = terrain
  const step = steps[turn] ?? 0
  let room = rooms[from * 4 + turn] ?? 0
  let left = numberAt(terrain, memory, from)
  let cell = from
  for (;;) {
    if (room-- === 0) return ~from
    cell += step
    left--
    if (((gates[cell] ?? 0) & ~memory) !== 0) return ~cell
    if (left > 0 || board.ground[cell] === ICE) continue
    const isBarred = (((wants[cell] ?? 0) & ~memory) | ((cracks[cell] ?? 0) & memory)) !== 0
    return isBarred ? ~cell : (exits[cell] ?? cell)
  }
}

/** The cell that a leap touches first, before any slide or burrow. */
export const touched = (terrain: Terrain, from: number, memory: TerrainMemory, turn: number): number =>
  from + (terrain.steps[turn] ?? 0) * numberAt(terrain, memory, from)

/** The memory after a leap. */
export function remembered(
  terrain: Terrain,
  memory: TerrainMemory,
  from: number,
  end: number,
): TerrainMemory {
  const shift = terrain.sprouts[from] ?? -1
  const grows = shift >= 0 && growthAt(terrain, memory, from) < GROWTH
  return (memory | (terrain.cracks[from] ?? 0) | (terrain.gains[end] ?? 0)) + (grows ? 1 << shift : 0)
}
