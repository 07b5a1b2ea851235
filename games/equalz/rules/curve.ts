/** Defines the difficulty curve: sizes, elements and effort of each level. */
import { chance } from '../../kit/rules/chance.ts'

/** The elements beyond plain sums, in order of introduction. */
export const ELEMENTS = ['minus', 'tally', 'twins', 'veil', 'either', 'double', 'bed'] as const
export type Element = (typeof ELEMENTS)[number]

export interface LevelShape {
  readonly size: number
  /** The approximate share of digits to strike. */
  readonly goes: number
  /** How many hard steps there should be, per wrong strike that two stars allow. */
  readonly strain: number
  /** The count of each element. */
  readonly has: Partial<Record<Element, number>>
}

/** The packs in order: the sizes of their first and last grid, and the element introduced. */
const PACKS: readonly (readonly [smallest: number, largest: number, fresh?: Element])[] = [
  [3, 5],
  [4, 6, 'minus'],
  [4, 6, 'tally'],
  [4, 6, 'twins'],
  [4, 6, 'veil'],
  [5, 7],
  [4, 6, 'either'],
  [5, 7, 'double'],
  [5, 7],
  [5, 7, 'bed'],
  [5, 7],
  [5, 7],
  [6, 7],
  [6, 8],
  [6, 8],
  // The endless pack after the tuned ones.
  [6, 8.4],
]
/** Levels per pack, and how many at its start have the new element alone. */
export const PACK = 20
const ALONE = 5
/** The last of the easy opening levels. */
const KIND = 12
/** Levels with a tuned attempt. The endless pack starts after them. */
export const TUNED_LEVELS = 300
/** The size of the first lesson on an element. */
const SMALLEST = 3

/** The maximum number of each element, per row of the grid. One is always allowed. */
const MOST: Readonly<Record<Element, number>> = {
  minus: 1.1,
  tally: 0.8,
  twins: 0.4,
  veil: 0.5,
  either: 0.5,
  double: 0.3,
  bed: 0.2,
}

/**
 * The levels that the daily grids are modelled on, from Monday to Sunday: from a quick break to a long evening. The
 * other elements differ from date to date.
 */
const DAYS = [10, 24, 46, 91, 107, 172, 255]

/** A level's position in its pack, from 0 to 1, and the index of the pack. The last pack is endless. */
function placeOf(level: number) {
  const step = (level - 1) % PACK
  return { step, way: step / (PACK - 1), at: Math.min(Math.floor((level - 1) / PACK), PACKS.length - 1) }
}

/** A level's position on the difficulty ramp of its pack, from 0 to 1. Later levels repeat the ramp. */
export const swellOf = (level: number): number => placeOf(level).way

/**
 * The target strain. The first levels are easy; every pack starts gently and ends with levels most people find hard.
 * Untuned levels climb less, so that none is too hard.
 */
function strainAt(level: number, way: number): number {
  if (level > TUNED_LEVELS) return 0.62 + 0.1 * way
  return level <= KIND ? level / 40 : (level <= PACK ? 0.3 : 0.5) + 0.5 * way
}

/** The element introduced in the pack of this level. */
export const newIn = (level: number): Element | undefined => PACKS[Math.floor((level - 1) / PACK)]?.[2]

/** The shape of a level. Each attempt mixes in a different selection of the elements introduced earlier. */
export function shapeOf(number: number, attempt = 0): LevelShape {
  const level = DAYS[-number - 1] ?? number
  const { step, way, at } = placeOf(level)
  const [smallest, largest, fresh] = PACKS[at] ?? [SMALLEST, SMALLEST]
  const size = fresh && step < 2 ? SMALLEST + step : Math.round(smallest + (largest - smallest) * way)
  // Multipliers with many set bits, so that neighbouring levels have unrelated seeds.
  const dice = chance(Math.imul(level, 0x85ebca6b) ^ Math.imul(attempt, 0xc2b2ae35))
  const seen = ELEMENTS.filter((element) => PACKS.findIndex(([, , first]) => first === element) < at)
  const guests = fresh && step < ALONE ? 0 : 1 + Math.floor(at / (fresh ? 5 : 4))
  const has: Partial<Record<Element, number>> = {}
  for (const element of [...(fresh ? [fresh] : []), ...dice.shuffle(seen).slice(0, guests)]) {
    const share = element === fresh ? Math.max(0.5, way) : dice.fraction()
    has[element] = 1 + Math.round((MOST[element] * size - 1) * share)
  }
  return { size, goes: 0.4 + 0.08 * way, strain: strainAt(level, way), has }
}

/** The size of the largest grid, at the end of the endless pack. */
export const LARGEST = shapeOf(TUNED_LEVELS + PACK).size
