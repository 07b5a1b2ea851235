/** Computes the result of a planting: blooming lines, the swarm, watering and points. */
import { LINES, NEIGHBOURS, NONE, type Bed } from './bed.ts'
import { BEE, BUD, CAN, FLOWERS, flowerOf, footprint, STONE } from './pieces.ts'

/** Points per flower of a full line, before the factors for simultaneous lines and for the streak. */
const NECTAR = 4
/** Points per watered flower, times the streak. */
const WATER = 4
/** Blooming plantings that fill the first comb of a round, and every further one. */
const FIRST_COMB = 3
const COMB = 6
/** Most flowers that the first swarm plants in a line. Further ones plant one. */
const MOST_GAPS = 4
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

/** The honey that brings the next swarm: with the bloom that fills the comb, or the next one that finds a line. */
export const combAfter = (swarms: number) => (swarms ? COMB : FIRST_COMB)

/**
 * Gaps that the swarm fills: those of every line that lacks one flower. If none does, the first swarm of a round completes
 * the fullest line.
 */
function swarmGaps(bed: Bed, swarms: number): readonly number[] {
  const gaps = LINES.filter((line) => line.every((cell) => bed[cell] !== STONE))
    .map((line) => line.filter((cell) => bed[cell] === NONE))
    .filter(({ length }) => length > 0 && length <= (swarms ? 1 : MOST_GAPS))
    .sort((a, b) => a.length - b.length)
  const single = gaps.filter(({ length }) => length === 1)
  return single.length ? [...new Set(single.flat())] : (gaps[0] ?? [])
}

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
  /** How often the swarm has come. */
  readonly swarms: number
}

export function bloom(bed: Bed, { streak, honey, swarms }: Earned, { piece, cell, gift }: Sowing): Bloom {
  const full = [...bed]
  const covered = footprint(piece, cell) ?? []
  for (const at of covered) full[at] = flowerOf(piece)
  if (gift !== NONE) full[cell] = gift
  const own = fullLines(full)
  const points = covered.length
  if (own.length === 0)
    return { bed: full, full, lines: own, filled: [], watered: [], broken: [], honey, points }
  const comb = combAfter(swarms)
  const stored = Math.min(honey + 1, comb)
  const filled = stored === comb ? swarmGaps(full, swarms) : []
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
  const times = timesOf(streak + 1)
  // Lines filled by the planting pay more when several bloom at once. Lines filled by the swarm pay once, and those of the
  // first swarm, which comes early and to everyone, without the streak.
  const nectar = lines.reduce(
    (sum, line, i) =>
      sum + nectarOf(full, line) * (i < own.length ? ((own.length + 1) / 2) * times : swarms ? times : 1),
    0,
  )
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
    points: points + NECTAR * nectar + WATER * watered.length * times,
  }
}
