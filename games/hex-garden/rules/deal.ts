/** Deals three pieces at a time. At least one of them fits whenever any piece would. */
import type { Chance } from '../../kit/rules/chance.ts'
import { NONE, type Bed } from './bed.ts'
import { BEE, BUD, CAN, FAMILIES, hasRoom, PIECES, weight } from './pieces.ts'

export const HAND = 3

/** The planting after which each gift first appears, alone. From then on any piece may bring it. */
const DEBUTS: readonly (readonly [gift: number, planted: number])[] = [
  [BEE, 3],
  [CAN, 12],
  [BUD, 24],
]
/** Share of pieces that bring a gift, in per cent. */
const GIFTED = 20
/** Larger pieces bring no gift. */
const MOST_GIFTED_CELLS = 4
/** Plantings until the first stone comes up, and plantings per additional stone in every hand. */
const STONY = 21
const STONIER = 80

const ALL = PIECES.map((_, piece) => piece)

/** Draws one of these pieces: first the family, by weight, then the orientation. */
function draw(dice: Chance, planted: number, from: readonly number[]): number {
  const chances = FAMILIES.map((family, i) => ({
    lying: from.filter((piece) => PIECES[piece]?.family === i),
    weight: weight(family, planted),
  })).filter(({ lying }) => lying.length > 0)
  let left = dice.int(chances.reduce((sum, { weight }) => sum + weight, 0))
  const drawn = chances.find(({ weight }) => (left -= weight) < 0)
  return dice.pick(drawn?.lying ?? from)
}

export function deal(bed: Bed, planted: number, dice: Chance): number[] {
  const hand = Array.from({ length: HAND }, () => draw(dice, planted, ALL))
  if (hand.some((piece) => hasRoom(bed, piece))) return hand
  const fitting = ALL.filter((piece) => hasRoom(bed, piece))
  if (fitting.length > 0) hand[dice.int(HAND)] = draw(dice, planted, fitting)
  return hand
}

/** Draws the gift of each piece of a hand. */
export function gifts(hand: readonly number[], planted: number, dice: Chance): number[] {
  const debut = DEBUTS.find(([, at]) => at === planted)?.[0]
  const known = DEBUTS.flatMap(([gift, at]) => (at < planted ? [gift] : []))
  const given = hand.map((piece) => {
    const isSmall = (PIECES[piece]?.cells.length ?? 0) <= MOST_GIFTED_CELLS
    const gift = known.length && dice.int(100) < GIFTED ? dice.pick(known) : NONE
    return isSmall && debut === undefined ? gift : NONE
  })
  if (debut === undefined) return given
  const sizes = hand.map((piece) => PIECES[piece]?.cells.length ?? 0)
  const least = Math.min(...sizes)
  return least > MOST_GIFTED_CELLS ? given : given.with(sizes.indexOf(least), debut)
}

/** Chooses the cells where stones come up before a hand is dealt. */
export function stones(bed: Bed, planted: number, dice: Chance): number[] {
  if (planted < STONY) return []
  const free = [...bed.keys()].filter((cell) => bed[cell] === NONE)
  return dice.shuffle(free).slice(0, 1 + Math.floor((planted - STONY) / STONIER))
}
