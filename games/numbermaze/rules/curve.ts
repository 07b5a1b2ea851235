/** The difficulty curve: what kind of garden a level has, before any tile is laid. */
import { chance } from '../../kit/rules/chance.ts'

/** What comes in after the first pack, in this order. */
export const ELEMENTS = ['keys', 'carrots', 'cracks', 'ice', 'burrows', 'sprouts'] as const
export type Element = (typeof ELEMENTS)[number]

export interface Shape {
  readonly columns: number
  readonly rows: number
  /** Leaps of the shortest way, a sixth more or less. */
  readonly par: number
  readonly hedges: number
  /** How many there are of each: keys, carrots, cracked tiles, tiles of ice, pairs of burrows, sprouts. */
  readonly has: Readonly<Partial<Record<Element, number>>>
}

/** The levels before this one are lessons, made by hand. */
export const FIRST_GROWN = 6
export const TUNED_LEVELS = 300
const PACK = 20
const LARGEST = 9
/** The levels whose like goes on without end: the last three packs. */
export const LATE = 3 * PACK

/** What each of them is: the level where it comes in, small and alone; how many there are; the bits that it takes. */
const KINDS: Readonly<Record<Element, readonly [comesIn: number, amount: number, bits: number]>> = {
  keys: [21, 1, 1],
  carrots: [41, 2, 2],
  cracks: [61, 3, 3],
  ice: [81, 0, 0],
  burrows: [121, 1, 0],
  sprouts: [161, 0, 2],
}
/** What a garden may remember, in bits: more would take too long to search. */
const MOST_BITS = 4

/** The shorter side of a garden, pack by pack. */
const SIDES = '555566666777777'

/** The levels whose kinds the gardens of a week are of, from Monday's to Sunday's. */
const DAYS: readonly number[] = [15, 30, 45, 75, 99, 174, 135]

/** Where it is hard to grow a garden, `eased` makes its way so much shorter. */
export function shapeOf(level: number, eased = 0): Shape {
  const day = DAYS[-level - 1]
  if (day) return shapeOf(day, eased)
  // A level after the last pack is of the kind of one in the last packs.
  const place = level <= TUNED_LEVELS ? level : TUNED_LEVELS - LATE + 1 + ((level - TUNED_LEVELS - 1) % LATE)
  const pack = Math.floor((place - 1) / PACK)
  const step = (place - 1) % PACK
  const dice = chance(level * 977)
  const isLesson = ELEMENTS.some((element) => KINDS[element][0] === place)
  // Late in the journey each pack has a garden that is larger than all others.
  const isLargest = pack > 9 && step === 10
  const side = isLesson || level <= 10 ? 4 : isLargest ? LARGEST : Number(SIDES[pack])
  const [columns, rows] = isLargest ? [side, side] : [side + dice.int(2), side + dice.int(2)]
  const has = elementsOf(place, step, columns * rows, dice)
  const peak = step === PACK - 1 ? 2 : 0
  const spread = isLesson ? 3 : level <= 12 ? 5 : 6 + pack * 0.25 + step * 0.15 + peak
  return {
    columns,
    rows,
    par: Math.round(spread - eased + (has.keys ?? 0) + (has.carrots ?? 0) * 1.5),
    hedges: isLesson || step % 5 === 3 ? 0 : Math.round(columns * rows * 0.08),
    has,
  }
}

/** The newest alone while it is new, then with others: a second and a third, as many as the garden can remember. */
function elementsOf(place: number, step: number, cells: number, dice: ReturnType<typeof chance>) {
  const known = ELEMENTS.filter((element) => place >= KINDS[element][0])
  const fresh = known.filter((element) => place < KINDS[element][0] + PACK)
  const others = dice.shuffle(known.filter((element) => !fresh.includes(element)))
  // A round to plan makes the hardest gardens, so the last of a pack is one.
  if (step === PACK - 1) others.sort((a, b) => Number(b === 'carrots') - Number(a === 'carrots'))
  const count = fresh.length > 0 && step < 5 ? 1 : step < 12 ? 2 : 3
  let bits = 0
  const has: Partial<Record<Element, number>> = {}
  for (const element of [...fresh, ...others]) {
    if (Object.keys(has).length === count || bits + KINDS[element][2] > MOST_BITS) continue
    bits += KINDS[element][2]
    has[element] = KINDS[element][1]
  }
  // These are a part of the garden.
  if (has.ice === 0) has.ice = Math.round(cells / 10)
  if (has.sprouts === 0) has.sprouts = Math.round(cells / 7)
  // Where there is room left in its memory, a garden has another key or carrot.
  for (const element of ['carrots', 'keys'] as const)
    if (has[element] && step > 9 && bits++ < MOST_BITS) has[element]++
  return has
}
