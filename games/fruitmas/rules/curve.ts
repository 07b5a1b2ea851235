/** Defines the difficulty curve: trees, fruit, new elements, goals and moves. */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { CANDLE, CHOCOLATE, GIFT, RIBBON, SQUIRREL } from './pieces.ts'
import { EASED, TUNED_MOVES } from './tuned.ts'

/** Levels in a pack. Each pack has its own sky. */
export const PACK = 20
export const TUNED_LEVELS = 300
/** At this many moves left or fewer, the player is warned. */
export const FEW_MOVES = 3
/** Levels after the tuned ones copy the plan of one of this many last packs. */
const LAST_PACKS = 5

/** The goals of half a pack, a row for each level. */
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

/** Fruit that count in the order of a list. An element like the others, though not a piece. */
export const LIST = 14

/** Elements after the first pack: which, from which pack on (from 0), how many on its first level and later. */
const ELEMENTS: readonly (readonly [element: number, pack: number, first: number, later: number])[] = [
  [GIFT, 1, 6, 8],
  [RIBBON, 2, 4, 6],
  [CANDLE, 3, 6, 8],
  [CHOCOLATE, 5, 4, 6],
  [LIST, 7, 0, 0],
  [SQUIRREL, 9, 4, 6],
]
/** From these positions in a pack on, a level has a second and a third element. */
const SECOND = 6
const THIRD = 13

/** The character code that means 0 moves in tuned.ts. */
export const FIRST_LETTER = 50

/** The fewest legal swaps on a fresh board: beginners should not have to search. */
export const leastMoves = (level: number) => (level <= 3 ? 12 : 4)

/** The fraction of the moves that must be left for three stars and for two. */
export const STARS_AT = { three: 0.25, two: 0.1 } as const

export const packOf = (level: number) => Math.floor((level - 1) / PACK)
const placeOf = (level: number) => (level - 1) % PACK

/** The tuned level whose plan a later level copies. Its pieces are placed anew. */
export const planOf = (level: number) =>
  level <= TUNED_LEVELS
    ? level
    : TUNED_LEVELS - PACK * (1 + chance(level).int(LAST_PACKS)) + 1 + placeOf(level)

/** Fruit of each kind on a list, and on the first level with a new element. */
const LISTED = 12

/** A level's elements besides fruit, frost and stars, with their counts. */
type Extras = ReadonlyMap<number, number>

/** Whether a level introduces a new element, which then appears with fruit alone. */
const isFirst = (level: number) => placeOf(level) === 0 && ELEMENTS.some(([, pack]) => pack === packOf(level))

function extrasOf(level: number, dice: Chance): Extras {
  const [pack, place] = [packOf(level), placeOf(level)]
  const known = ELEMENTS.filter(([, since]) => since <= pack)
  const newest = known.filter(([, since]) => since === pack)
  const others = dice.shuffle(known.filter((each) => !newest.includes(each)))
  const many = place < SECOND ? 1 : place < THIRD ? 2 : 3
  const chosen = [...newest, ...others].slice(0, many)
  // A list and chocolate each demand attention, so such levels have at most two elements.
  const isDemanding = chosen.some(([element]) => element === LIST || element === CHOCOLATE)
  const kept = isDemanding ? chosen.slice(0, 2) : chosen
  return new Map(kept.map(([element, , first, later]) => [element, place ? later : first]))
}

/** A level's goals and elements. The sign has room for four goals. */
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
  // Stars cannot pass pieces that stay in place, so levels with such pieces have few stars.
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

/** Eleven halves make cascades half as long as ten: too short where the last pieces are hard to reach. */
export const halvesOf = (level: number, extras: Extras) =>
  level <= 5 || ((extras.has(RIBBON) || extras.has(CHOCOLATE)) && !extras.has(CANDLE)) ? 10 : 11

/** Trees of the first levels: the width of each row from the top, centred on the trunk. */
const SMALL = '044666666'
const WIDER = '446668888'

/** The width of each row. Where a row is narrower than the one above, fruit fall past the gap. */
export function treeOf(level: number, dice: Chance): string {
  if (level <= 4 || isFirst(level)) return SMALL
  if (level <= 10) return WIDER
  let rows = ''
  for (let row = 0; row < WIDER.length; row++)
    rows += Math.max(4, Math.min(8, 4 + (row >> 1) * 2) - (dice.int(3) ? 0 : 2))
  return rows
}

/** Extra moves on a level that is harder than its plan. */
const EASE = 5

/** The moves of a level, from its number and that of its plan. */
export const movesFor = (number: number, plan: number) =>
  TUNED_MOVES.charCodeAt(plan - 1) - FIRST_LETTER + (EASED.includes(number) ? EASE : 0)
