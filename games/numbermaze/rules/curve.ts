/** Defines the difficulty curve: the size, par and elements of each level's garden. */
import { chance } from '../../kit/rules/chance.ts'

/** Elements introduced after the first pack, in this order. */
export const ELEMENTS = ['keys', 'carrots', 'cracks', 'ice', 'burrows', 'sprouts'] as const
export type Element = (typeof ELEMENTS)[number]

export interface LevelShape {
  readonly columns: number
  readonly rows: number
  /** Target length of the shortest path, in leaps, within a sixth. */
  readonly par: number
  readonly hedges: number
  /** The number of keys, carrots, cracked tiles, ice tiles, burrow pairs and sprouts. */
  readonly has: Readonly<Partial<Record<Element, number>>>
}

/** Levels before this one are handmade lessons. */
export const FIRST_GROWN = 6
export const TUNED_LEVELS = 300
const PACK = 20
const LARGEST = 9
/** Endless levels repeat the shapes of this many last tuned levels: three packs. */
export const LATE = 3 * PACK

/** First level (small, with no other element), count and memory bits. A count of 0 depends on the area. */
const KINDS: Readonly<Record<Element, readonly [comesIn: number, amount: number, bits: number]>> = {
  keys: [21, 1, 1],
  carrots: [41, 2, 2],
  cracks: [61, 3, 3],
  ice: [81, 0, 0],
  burrows: [121, 1, 0],
  sprouts: [161, 0, 2],
}
/** Upper bound for a garden's memory, in bits. More would make the search too slow. */
const MOST_BITS = 4

/** The shorter side of a garden, one digit per pack. */
const SIDES = '555566666777777'

/** Levels whose shapes the daily gardens use, Monday to Sunday. */
const DAYS: readonly number[] = [15, 30, 45, 75, 99, 174, 135]

/** The shape of a level. `eased` shortens the target path, for seeds that fail to grow a garden. */
export function shapeOf(level: number, eased = 0): LevelShape {
  const day = DAYS[-level - 1]
  if (day) return shapeOf(day, eased)
  // Levels after the last pack cycle through the shapes of the last packs.
  const place = level <= TUNED_LEVELS ? level : TUNED_LEVELS - LATE + 1 + ((level - TUNED_LEVELS - 1) % LATE)
  const pack = Math.floor((place - 1) / PACK)
  const step = (place - 1) % PACK
  const dice = chance(level * 977)
  const isLesson = ELEMENTS.some((element) => KINDS[element][0] === place)
  // Each late pack has one garden that is larger than all others.
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

/** Picks the elements: a new one alone at first, later with one or two others, within the memory limit. */
function elementsOf(place: number, step: number, cells: number, dice: ReturnType<typeof chance>) {
  const known = ELEMENTS.filter((element) => place >= KINDS[element][0])
  const fresh = known.filter((element) => place < KINDS[element][0] + PACK)
  const others = dice.shuffle(known.filter((element) => !fresh.includes(element)))
  // Carrots need route planning and make the hardest gardens, so every pack ends with them.
  if (step === PACK - 1) others.sort((a, b) => Number(b === 'carrots') - Number(a === 'carrots'))
  const count = fresh.length > 0 && step < 5 ? 1 : step < 12 ? 2 : 3
  let bits = 0
  const has: Partial<Record<Element, number>> = {}
  for (const element of [...fresh, ...others]) {
    if (Object.keys(has).length === count || bits + KINDS[element][2] > MOST_BITS) continue
    bits += KINDS[element][2]
    has[element] = KINDS[element][1]
  }
  // These counts scale with the area.
  if (has.ice === 0) has.ice = Math.round(cells / 10)
  if (has.sprouts === 0) has.sprouts = Math.round(cells / 7)
  // Spend spare memory bits on an extra key or carrot.
  for (const element of ['carrots', 'keys'] as const)
    if (has[element] && step > 9 && bits++ < MOST_BITS) has[element]++
  return has
}
