/** Teaches the elements of Hex Garden. Places are cells of the bed, or those of lesson-places.ts. */
import { firstPlace, type Lesson } from '../kit/lessons.ts'
import { COMB_PLACE, FIRST_SLOT, STREAK_PLACE } from './lesson-places.ts'
import type { State } from './rules.ts'
import { BEE, BUD, CAN, STONE } from './rules/kinds.ts'

/** The piece in hand that brings this gift, or the first cell with it. */
const giftOf =
  (kind: number) =>
  ({ bed, gifts }: State) => {
    const slot = firstPlace(gifts, (gift) => gift === kind)
    return slot === undefined ? firstPlace(bed, (cell) => cell === kind) : FIRST_SLOT - slot
  }

export const lessons: readonly Lesson<State>[] = [
  {
    id: 'bee',
    title: 'Bee',
    text: 'A bee doubles the points of its line.',
    tip: 'Plant it where several lines cross.',
    at: giftOf(BEE),
  },
  {
    id: 'comb',
    title: 'Honeycomb',
    text: 'Blooming plantings fill the comb. A full comb brings the swarm.',
    tip: 'The swarm completes the fullest lines.',
    at: ({ honey }) => (honey > 1 ? COMB_PLACE : undefined),
  },
  {
    id: 'streak',
    title: 'Streak',
    text: 'Bloom again within two plantings to raise the multiplier.',
    tip: 'Save a small piece for it.',
    at: ({ streak }) => (streak > 1 ? STREAK_PLACE : undefined),
  },
  {
    id: 'can',
    title: 'Watering can',
    text: 'When its line blooms, flowers around the can clear too.',
    tip: 'Plant it among many flowers.',
    at: giftOf(CAN),
  },
  {
    id: 'bud',
    title: 'Bud',
    text: 'A bud blooms twice: first it opens, then it clears.',
    tip: 'Plant it where two lines cross.',
    at: giftOf(BUD),
  },
  {
    id: 'stone',
    title: 'Stone',
    text: 'A stone blocks its lines until a flower beside it clears.',
    tip: 'Bloom right beside it.',
    at: ({ bed }) => firstPlace(bed, (cell) => cell === STONE),
  },
]
