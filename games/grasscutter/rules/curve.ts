/** The difficulty curve: what kind of garden each level has. */
import { chance } from '../../kit/rules/chance.ts'
import type { Shape } from './generate.ts'

/** The levels before this one are lessons, made by hand. */
export const FIRST_CARVED = 6
export const LAST_TUNED = 300
const PACK = 20

/** From which level on there is which element, and the signs of it in a garden: it begins with a lesson. */
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

/** How far the climb has come: 1 from the last tuned level on. */
const climbOf = (level: number) => Math.min(1, level / LAST_TUNED)
/** How far into its pack a level is, from 0 to 1. After the tuned packs there are no easy beginnings. */
export const partOf = (level: number) =>
  level > LAST_TUNED ? 0.5 + (level % 4) / 6 : ((level - 1) % PACK) / (PACK - 1)

/** From here on nothing is new, and everything meets. */
const MIXED = 201

/** What stands in a garden: at first what is new, alone; then with something known. Later two or three of all there is. */
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

export function shapeOf(level: number): Shape {
  const dice = chance(level * 13)
  const size = Math.sqrt(climbOf(level)) * (0.78 + 0.22 * partOf(level))
  const isTuned = level <= LAST_TUNED
  // Later sizes follow no curve, and lawns are wide: the fewer hedges there are, the less are gardens alike.
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
