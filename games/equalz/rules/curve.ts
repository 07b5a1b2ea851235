/** Defines the difficulty curve: sizes, elements and effort of each level. */
import { chance } from '../../kit/rules/chance.ts'

/** The elements beyond plain sums, in order of introduction. */
export const ELEMENTS = ['minus', 'tally', 'twins', 'veil', 'either', 'double', 'bed'] as const
export type Element = (typeof ELEMENTS)[number]

export interface Shape {
  readonly size: number
  /** About this share of the digits goes. */
  readonly goes: number
  /** How many of its steps should ask for much thought, for every wrong strike that two stars allow. */
  readonly strain: number
  /** The count of each element. */
  readonly has: Partial<Record<Element, number>>
}

/** The packs, from the first on: what is new in each, and the sizes of its grids from the first to the last. */
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
  // All that is generated.
  [6, 8.4],
]
/** Levels of a pack; of these, so many at the beginning have the new element alone. */
export const PACK = 20
const ALONE = 5
/** The last level of the kind beginning. */
const KIND = 12
/** Levels that are tuned: packs one by one. */
export const TUNED_LEVELS = 300
/** A lesson is this small. */
const SMALLEST = 3

/** How many there may be of an element for every row of a grid, at most; one is always possible. */
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
 * The grids of a week are like these levels, from Monday's to Sunday's: from a quick look after breakfast to a long
 * evening. Each date has its own guests.
 */
const DAYS = [10, 24, 46, 91, 107, 172, 255]

/** How far a level is into its pack, from 0 to 1; and its pack, of which the last has no end. */
function placeOf(level: number) {
  const step = (level - 1) % PACK
  return { step, way: step / (PACK - 1), at: Math.min(Math.floor((level - 1) / PACK), PACKS.length - 1) }
}

/** How far along its pack a level is in difficulty, from 0 to 1; later levels have no pack of their own. */
export const swellOf = (level: number): number => placeOf(level).way

/**
 * The first levels are kind; every pack begins gently and ends with what most people find hard. Where no attempt was
 * chosen the climb is less steep, so that none is too hard.
 */
function strainAt(level: number, way: number): number {
  if (level > TUNED_LEVELS) return 0.62 + 0.1 * way
  return level <= KIND ? level / 40 : (level <= PACK ? 0.3 : 0.5) + 0.5 * way
}

/** The element that is new in the pack of this level. */
export const newIn = (level: number): Element | undefined => PACKS[Math.floor((level - 1) / PACK)]?.[2]

/** Every attempt at a level invites other guests: elements that were new before. */
export function shapeOf(number: number, attempt = 0): Shape {
  const level = DAYS[-number - 1] ?? number
  const { step, way, at } = placeOf(level)
  const [smallest, largest, fresh] = PACKS[at] ?? [SMALLEST, SMALLEST]
  const size = fresh && step < 2 ? SMALLEST + step : Math.round(smallest + (largest - smallest) * way)
  // Multipliers of many bits, so that neighbouring levels have nothing in common.
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

/** The size of the largest grid: the last of the pack that has no end. */
export const LARGEST = shapeOf(TUNED_LEVELS + PACK).size
