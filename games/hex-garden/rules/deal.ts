/** Three pieces at a time, and never a hand of which nothing fits while some piece would. */
import type { Chance } from '../../kit/rules/chance.ts'
import type { Bed } from './bed.ts'
import { FAMILIES, hasRoom, PIECES, weight } from './pieces.ts'

export const HAND = 3

/** One of these pieces: first its family, by weight, then how it lies. */
function draw(dice: Chance, planted: number, from: readonly number[]): number {
  const chances = FAMILIES.map((family, i) => ({
    lying: from.filter((piece) => PIECES[piece]?.family === i),
    weight: weight(family, planted),
  })).filter(({ lying }) => lying.length > 0)
  let left = dice.int(chances.reduce((sum, { weight }) => sum + weight, 0))
  const drawn = chances.find(({ weight }) => (left -= weight) < 0)
  return dice.pick(drawn?.lying ?? from)
}

const ALL = PIECES.map((_, piece) => piece)

export function deal(bed: Bed, planted: number, dice: Chance): number[] {
  const hand = Array.from({ length: HAND }, () => {
    const piece = draw(dice, planted, ALL)
    // A piece without room is drawn once more, so that the end comes later and feels less like bad luck.
    return hasRoom(bed, piece) ? piece : draw(dice, planted, ALL)
  })
  if (hand.some((piece) => hasRoom(bed, piece))) return hand
  const fitting = ALL.filter((piece) => hasRoom(bed, piece))
  if (fitting.length > 0) hand[dice.int(HAND)] = draw(dice, planted, fitting)
  return hand
}
