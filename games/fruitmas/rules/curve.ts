/** The difficulty curve: trees, kinds of fruit, what comes in when, how much to bring, how many moves. */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { CANDLE, CHOCOLATE, GIFT, RIBBON, SQUIRREL } from './pieces.ts'
import { EASED, TUNED_MOVES } from './tuned.ts'

/** The levels of a pack, each of which has its own sky. */
export const PACK = 20
export const TUNED_LEVELS = 300
/** Levels after the tuned ones are like one of so many packs at the end of those. */
const LAST_PACKS = 5

/** Half a pack: each of its levels has an errand of its own kind. */
const ERRANDS: readonly (readonly [
  kinds: number,
  /** Pieces of each kind. */
  fruit: number,
  /** Frosted cells, always in pairs, and layers beyond the first on average. */
  frost: number,
  thick: number,
  stars: number,
])[] = [
  [1, 30, 0, 0, 0],
  [2, 26, 0, 0, 0],
  [1, 18, 20, 1, 0],
  [0, 0, 0, 0, 3],
  [3, 24, 0, 0, 0],
  [1, 24, 14, 0.5, 0],
  [2, 18, 0, 0, 2],
  [0, 0, 24, 1.8, 0],
  [0, 0, 14, 0.5, 3],
  [2, 16, 12, 0.5, 2],
]

/** A sign whose fruit count in the order of a list: not something that hangs, but what a level may have as well. */
export const LIST = 14

/** What comes in after the first pack: what, in which pack (from 0), and how many at first and later. */
const ELEMENTS: readonly (readonly [element: number, pack: number, first: number, later: number])[] = [
  [GIFT, 1, 6, 8],
  [RIBBON, 2, 4, 6],
  [CANDLE, 3, 6, 8],
  [CHOCOLATE, 5, 4, 6],
  [LIST, 7, 0, 0],
  [SQUIRREL, 9, 4, 6],
]
/** From these places in a pack on, a level has a second element and a third. */
const SECOND = 6
const THIRD = 13

/** In tuned.ts this letter would stand for no moves at all, and the next for one. */
export const FIRST_LETTER = 50

/** The fewest moves that the first board offers: beginners should not have to search. */
export const leastMoves = (level: number) => (level <= 3 ? 12 : 4)

/** The part of the allowed moves that has to be left over for three stars, and for two. */
export const STARS_AT = { three: 0.25, two: 0.1 } as const

export const packOf = (level: number) => Math.floor((level - 1) / PACK)
const placeOf = (level: number) => (level - 1) % PACK

/** The tuned level whose plan a later one has; where things hang is its own. */
export const planOf = (level: number) =>
  level <= TUNED_LEVELS
    ? level
    : TUNED_LEVELS - PACK * (1 + chance(level).int(LAST_PACKS)) + 1 + placeOf(level)

/** Fruit of each kind on a list, and beside what is new. */
const LISTED = 12

/** What a level has besides fruit, frost and stars, and how many of each. */
export type Extras = ReadonlyMap<number, number>

/** The first level of a pack that brings something new shows it, with fruit and nothing else. */
const isFirst = (level: number) => placeOf(level) === 0 && ELEMENTS.some(([, pack]) => pack === packOf(level))

function extrasOf(level: number, dice: Chance): Extras {
  const [pack, place] = [packOf(level), placeOf(level)]
  const known = ELEMENTS.filter(([, since]) => since <= pack)
  const newest = known.filter(([, since]) => since === pack)
  const others = dice.shuffle(known.filter((each) => !newest.includes(each)))
  const many = place < SECOND ? 1 : place < THIRD ? 2 : 3
  const chosen = [...newest, ...others].slice(0, many)
  // A list is much to keep in mind, and so is chocolate.
  const isMuch = chosen.some(([element]) => element === LIST || element === CHOCOLATE)
  const kept = isMuch ? chosen.slice(0, 2) : chosen
  return new Map(kept.map(([element, , first, later]) => [element, place ? later : first]))
}

/** How much there is to bring, and what else the level has. A sign has room for four goals. */
export function amountsOf(level: number, dice: Chance) {
  const extras = extrasOf(level, dice)
  const few = extras.size
  const inOrder = extras.has(LIST)
  const isNew = isFirst(level)
  const listed = inOrder ? (isNew || few > 1 ? 2 : 3) : 1
  const errand =
    isNew || inOrder ? [listed, LISTED, 0, 0, 0] : ERRANDS[(level - 1 + packOf(level)) % ERRANDS.length]
  const [kinds = 0, fruit = 0, frost = 0, thick = 0, stars = 0] = errand ?? []
  if (few === 0 || isNew || inOrder) return { extras, inOrder, kinds, fruit, frost, thick, stars }
  // A star cannot pass what hangs fast, so there are few where something does.
  const falling = few > 1 || frost || extras.has(RIBBON) || extras.has(CHOCOLATE) ? 0 : Math.min(stars, 2)
  // Candles do much of the work.
  const share = extras.has(CANDLE) ? 1 : 0.75
  const frosted = few > 2 ? 0 : 2 * Math.round((frost * share) / 2)
  return {
    extras,
    inOrder,
    kinds: Math.min(Math.max(kinds, 1), (falling || frosted ? 3 : 4) - few),
    fruit: Math.round((fruit || 20) * share),
    frost: frosted,
    thick,
    stars: falling,
  }
}

/** With eleven halves a move sets off half as much as with ten: too little where the last ones take long to reach. */
export const halvesOf = (level: number, extras: Extras) =>
  level <= 5 || ((extras.has(RIBBON) || extras.has(CHOCOLATE)) && !extras.has(CANDLE)) ? 10 : 11

/** Trees of the first levels: open cells of each row from the top, around the trunk. */
const SMALL = '044666666'
const WIDER = '446668888'

/** Where a row is narrower than the one above, fruit fall past the gap. */
export function treeOf(level: number, dice: Chance): string {
  if (level <= 4 || isFirst(level)) return SMALL
  if (level <= 10) return WIDER
  let rows = ''
  for (let row = 0; row < WIDER.length; row++)
    rows += Math.max(4, Math.min(8, 4 + (row >> 1) * 2) - (dice.int(3) ? 0 : 2))
  return rows
}

/** Moves more on a level that is harder than its plan. */
const EASE = 5

/** By its number, and that of the tuned level whose plan it has. */
export const movesFor = (number: number, plan: number) =>
  TUNED_MOVES.charCodeAt(plan - 1) - FIRST_LETTER + (EASED.includes(number) ? EASE : 0)
