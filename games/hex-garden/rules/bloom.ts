/** What comes of a planting: the lines that bloom, what the swarm adds, what is watered, and what it pays. */
import { LINES, NEIGHBOURS, NONE, type Bed } from './bed.ts'
import { BEE, BUD, CAN, FLOWERS, flowerOf, footprint, STONE } from './pieces.ts'

/** Points for each flower of a full line, times the number of lines that bloom at once, times the streak. */
const NECTAR = 4
/** Points for each flower that is watered, times the streak. */
const WATER = 4
/** So many plantings that bloom fill the comb. The next bloom beside a line that lacks one flower, or this one, brings the swarm. */
export const COMB = 6
/** What a streak that ends takes out of it. */
export const SPILT = 1
/** Plantings without a bloom that end a streak. */
export const PATIENCE = 2
/** A longer streak pays no more than this one. */
const DEAREST = 9
/** What the swarm plants, and what a bud opens into. */
const GOLDEN = FLOWERS.indexOf('sunflower')

/** Where a piece goes, and what it brings. */
export interface Sowing {
  readonly piece: number
  readonly cell: number
  /** What grows from the piece's handle instead of its flower; `NONE` for nothing special. */
  readonly gift: number
}

export interface Bloom {
  readonly bed: Bed
  /** The bed as it was full, before anything cleared. */
  readonly full: Bed
  /** The lines that are full now, and so bloom and clear. */
  readonly lines: readonly (readonly number[])[]
  /** Cells that the swarm has filled. */
  readonly filled: readonly number[]
  /** Cells beside the lines that were watered. */
  readonly watered: readonly number[]
  /** Stones that are gone. */
  readonly broken: readonly number[]
  /** How full the comb is now. */
  readonly honey: number
  readonly points: number
}

const fullLines = (bed: Bed) =>
  LINES.filter((line) => line.every((cell) => bed[cell] !== NONE && bed[cell] !== STONE))

/** The cells that are all that a line lacks. */
const lastGaps = (bed: Bed) =>
  LINES.flatMap((line) => {
    const lacking = line.filter((cell) => bed[cell] === NONE || bed[cell] === STONE)
    return lacking.length === 1 && bed[lacking[0] ?? NONE] === NONE ? lacking : []
  })

const around = (cell: number) => (NEIGHBOURS[cell] ?? []).filter((near) => near !== undefined)

const nectarOf = (bed: Bed, line: readonly number[]) =>
  line.length * (1 + line.filter((cell) => bed[cell] === BEE).length)

/** How often a streak of so many pays. */
export const timesOf = (streak: number): number => Math.min(Math.max(streak, 1), DEAREST)

/** What earlier plantings have earned. */
export interface Earned {
  /** How many of them have bloomed in a row. */
  readonly streak: number
  /** How full the comb is. */
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
  // Whatever is watered is cleared too, and a can among it waters on.
  for (const at of cleared)
    if (full[at] === CAN)
      for (const near of around(at)) if (full[near] !== NONE && full[near] !== STONE) cleared.add(near)
  const broken = full.flatMap((kind, at) =>
    kind === STONE && around(at).some((near) => cleared.has(near)) ? [at] : [],
  )
  const watered = [...cleared].filter((at) => !blooming.has(at))
  // Lines that the planting itself fills pay more the more they are; those that the swarm fills pay once.
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
