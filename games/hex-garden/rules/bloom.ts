/** Computes the result of a planting: blooming lines, the swarm, watering and points. */
import { LINES, NEIGHBOURS, NONE, type Bed } from './bed.ts'
import { BEE, BUD, CAN, FLOWERS, flowerOf, footprint, STONE } from './pieces.ts'

/** Points per flower of a full line, before the factors for simultaneous lines and for the streak. */
const NECTAR = 4
/** Points per watered flower, times the streak. */
const WATER = 4
/** Blooming plantings that fill the comb. With a full comb, a bloom brings the swarm if any line lacks one flower. */
export const COMB = 6
/** Honey lost when a streak ends. */
export const SPILT = 1
/** Plantings without a bloom that end a streak. */
export const PATIENCE = 2
/** Highest multiplier of a streak. */
const DEAREST = 9
/** The flower that the swarm plants, and that a bud opens into. */
const GOLDEN = FLOWERS.indexOf('sunflower')

/** A piece, its position and its gift. */
export interface Sowing {
  readonly piece: number
  readonly cell: number
  /** Replaces the flower at the piece's handle; `NONE` for nothing special. */
  readonly gift: number
}

export interface Bloom {
  readonly bed: Bed
  /** The bed with the planting and the swarm's flowers, before anything cleared. */
  readonly full: Bed
  /** The full lines, which bloom and clear. */
  readonly lines: readonly (readonly number[])[]
  /** Cells filled by the swarm. */
  readonly filled: readonly number[]
  /** Cells outside these lines that were watered. */
  readonly watered: readonly number[]
  /** Stones removed. */
  readonly broken: readonly number[]
  /** Honey in the comb after the planting. */
  readonly honey: number
  readonly points: number
}

const fullLines = (bed: Bed) =>
  LINES.filter((line) => line.every((cell) => bed[cell] !== NONE && bed[cell] !== STONE))

/** Cells that are the only gap of a line. */
const lastGaps = (bed: Bed) =>
  LINES.flatMap((line) => {
    const lacking = line.filter((cell) => bed[cell] === NONE || bed[cell] === STONE)
    return lacking.length === 1 && bed[lacking[0] ?? NONE] === NONE ? lacking : []
  })

const around = (cell: number) => (NEIGHBOURS[cell] ?? []).filter((near) => near !== undefined)

const nectarOf = (bed: Bed, line: readonly number[]) =>
  line.length * (1 + line.filter((cell) => bed[cell] === BEE).length)

/** The multiplier of a streak. */
export const timesOf = (streak: number): number => Math.min(Math.max(streak, 1), DEAREST)

/** Progress from earlier plantings. */
interface Earned {
  /** Blooming plantings in a row. */
  readonly streak: number
  /** Honey in the comb. */
  readonly honey: number
}

export function bloom(bed: Bed, { streak, honey }: Earned, { piece, cell, gift }: Sowing): Bloom {
  const full = [...bed]
  const covered = footprint(piece, cell) ?? []
  for (const at of covered) full[at] = flowerOf(piece)
  if (gift !== NONE) full[cell] = gift
  const own = fullLines(full)
  const points = covered.length
  if (own.length === 0)
    return { bed: full, full, lines: own, filled: [], watered: [], broken: [], honey, points }
  const stored = Math.min(honey + 1, COMB)
  const filled = stored === COMB ? [...new Set(lastGaps(full))] : []
  for (const at of filled) full[at] = GOLDEN
  const lines = filled.length ? [...own, ...fullLines(full).filter((line) => !own.includes(line))] : own
  const blooming = new Set(lines.flat())
  const cleared = new Set(blooming)
  // Watering also clears, and a watered can waters its own neighbours in turn. The set grows while it is iterated.
  for (const at of cleared)
    if (full[at] === CAN)
      for (const near of around(at)) if (full[near] !== NONE && full[near] !== STONE) cleared.add(near)
  const broken = full.flatMap((kind, at) =>
    kind === STONE && around(at).some((near) => cleared.has(near)) ? [at] : [],
  )
  const watered = [...cleared].filter((at) => !blooming.has(at))
  // Lines filled by the planting pay more when several bloom at once; lines filled by the swarm pay once.
  const nectar = lines.reduce(
    (sum, line, i) => sum + nectarOf(full, line) * (i < own.length ? (own.length + 1) / 2 : 1),
    0,
  )
  const paid = NECTAR * nectar + WATER * watered.length
  return {
    bed: full.map((kind, at) =>
      broken.includes(at) || (cleared.has(at) && kind !== BUD) ? NONE : cleared.has(at) ? GOLDEN : kind,
    ),
    full,
    lines,
    filled,
    watered,
    broken,
    honey: filled.length ? 0 : stored,
    points: points + paid * timesOf(streak + 1),
  }
}
