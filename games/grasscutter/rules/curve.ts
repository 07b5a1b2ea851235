/** Defines the difficulty curve: the size and features of each level's garden. */
import { chance } from '../../kit/rules/chance.ts'
import type { LevelShape } from './generate.ts'

/** Levels before this one are handmade lessons. */
export const FIRST_CARVED = 6
export const LAST_TUNED = 300
const PACK = 20

/** The level that introduces each element, with a lesson, and the element's signs in a garden. */
const ELEMENTS: readonly (readonly [first: number, signs: string])[] = [
  [21, '>>'],
  [41, 'mm'],
  [61, 'ww'],
  [81, 'bbb'],
  [101, 'tt'],
  [121, '=='],
  [141, '*Xx'],
  [181, 'pp'],
]

/** Progress along the curve: 1 from the last tuned level on. */
const climbOf = (level: number) => Math.min(1, level / LAST_TUNED)
/** A level's position in its pack, from 0 to 1. Packs after the tuned ones have no easy start. */
export const partOf = (level: number) =>
  level > LAST_TUNED ? 0.5 + (level % 4) / 6 : ((level - 1) % PACK) / (PACK - 1)

/** From this level on there are no new elements, only mixes. */
const MIXED = 201

/** Picks the features: a new element alone at first, then with known ones; later two or three of all elements. */
function featuresOf(level: number): string {
  const known = ELEMENTS.filter(([first]) => first < level)
  const [fresh] = known.slice(-1)
  const isFresh = fresh !== undefined && level < fresh[0] + PACK
  const others = chance(level * 7).shuffle(isFresh ? known.slice(0, -1) : known)
  const most = Math.floor(partOf(level) * 2.9)
  return [
    ...(isFresh ? [fresh] : []),
    ...others.slice(0, isFresh ? most : level < MIXED ? 1 + most : 2 + Math.floor(most / 2)),
  ]
    .map(([, signs]) => signs)
    .join('')
}

export function shapeOf(level: number): LevelShape {
  const dice = chance(level * 13)
  const size = Math.sqrt(climbOf(level)) * (0.78 + 0.22 * partOf(level))
  const isTuned = level <= LAST_TUNED
  // Endless levels ignore the curve. Their lawns are wide, because gardens with fewer hedges resemble each other less.
  const width = isTuned ? Math.round(Math.min(9, 3.7 + size * 4.6 + dice.fraction())) : 7 + dice.int(3)
  const height = isTuned
    ? Math.round(Math.min(11, 3.9 + size * 5.2 + dice.fraction()))
    : 7 + dice.int(10 - width)
  return {
    width,
    height,
    lawn: Math.min(48, Math.round(width * height * (isTuned ? 0.64 : 0.8))),
    features: featuresOf(level),
  }
}
