/** Defines the goals of Birdify, the plumages they unlock, and records besides the score. */
import { whenever, type Fact, type Feat, type Goal, type Look, type Moment } from '../kit/goals.ts'
import { isGolden, treatsTaken } from './rules/chain.ts'
import { GARDEN, nightsFallen, nightsPassed } from './rules/curve.ts'
import type { Cane, Flight } from './rules/state.ts'

type Change = Moment<Flight>

/** The cane whose gap has just been passed, unless the bird pushed it aside. */
const passedIn = ({ before, after }: Change): Cane | undefined =>
  after.gaps > before.gaps
    ? after.canes.find(({ id, bent }) => id === after.gaps && (!bent || isGolden(after)))
    : undefined
/** Counts every gap, as the record does, also those of shoots that the bird pushed aside. */
const gapsIn = ({ before, after }: Change) => after.gaps - before.gaps
const berriesIn = ({ before, after }: Change) => after.eaten - before.eaten

export const goals: readonly Goal<Flight>[] = [
  {
    id: 'starters',
    words: 'Eat all three berries before the first cane',
    count: 3,
    step: (n, change) => (change.after.gaps ? n : n + berriesIn(change)),
  },
  {
    id: 'five',
    words: 'Fly through five gaps in one flight',
    count: 5,
    step: (n, change) => n + gapsIn(change),
  },
  {
    id: 'berries',
    words: 'Eat 25 berries in total',
    count: 25,
    overall: true,
    step: (n, change) => n + berriesIn(change),
  },
  whenever('bubble', 'Let a bubble save you', ({ before, after }) => before.bubble && !after.bubble),
  {
    id: 'nightfall',
    words: 'Fly until nightfall',
    count: 1,
    step: (_, { after }) => nightsFallen(after.x),
  },
  {
    id: 'shaves',
    words: 'Have three close shaves in one flight',
    count: 3,
    step: (_, { after }) => after.shaves,
  },
  whenever(
    'flight',
    'Fill the meter to start a golden flight',
    ({ before, after }) => after.golden > before.golden,
  ),
  {
    id: 'golden',
    words: 'Eat ten golden berries in total',
    count: 10,
    overall: true,
    step: (n, { before, after }) =>
      n + treatsTaken(before, after).filter(({ kind }) => kind === 'golden').length,
  },
  {
    id: 'sunrise',
    words: 'Fly through a whole night',
    count: 1,
    step: (_, { after }) => nightsPassed(after.x),
  },
  {
    id: 'today',
    words: 'Fly through 40 gaps in today’s flight',
    count: 40,
    step: (n, change) => (change.isToday ? n + gapsIn(change) : 0),
  },
  {
    id: 'greedy',
    words: 'Eat 20 berries in a row without a miss',
    count: 20,
    step: (_, { after }) => after.longest,
  },
  {
    id: 'hornets',
    words: 'Fly past 20 hornets in total',
    count: 20,
    overall: true,
    step: (n, { before, after }) =>
      n + after.hornets.filter(({ x }) => x > before.x - GARDEN.bird && x <= after.x - GARDEN.bird).length,
  },
  {
    id: 'swaying',
    words: 'Slip through 100 swaying gaps in total',
    count: 100,
    overall: true,
    step: (n, change) => n + Number((passedIn(change)?.sway ?? 0) > 0),
  },
  {
    id: 'hundred',
    words: 'Fly through 100 gaps in one flight',
    count: 100,
    step: (n, change) => n + gapsIn(change),
  },
  {
    id: 'thousand',
    words: 'Fly through 1,000 gaps in total',
    count: 1000,
    overall: true,
    step: (n, change) => n + gapsIn(change),
  },
]

/** The kit makes goals of the day and the week from these. */
export const facts: readonly Fact<Flight>[] = [
  {
    id: 'gaps',
    once: 'Fly through # gaps in one flight',
    total: 'Fly through # gaps',
    usual: 6,
    step: (n, change) => n + gapsIn(change),
  },
  {
    id: 'berries',
    once: 'Eat # berries in one flight',
    total: 'Eat # berries',
    usual: 5,
    step: (n, change) => n + berriesIn(change),
  },
  { id: 'row', once: 'Eat # berries in a row', usual: 3, step: (_, { after }) => after.longest },
  {
    id: 'shaves',
    once: 'Have # close shaves in one flight',
    total: 'Have # close shaves',
    usual: 1,
    step: (_, { after }) => after.shaves,
  },
  {
    id: 'smooth',
    once: 'Fly # gaps without a close shave',
    usual: 3,
    step: (n, change) => (change.after.shaves ? n : n + gapsIn(change)),
  },
]

export const looks: readonly Look[] = [
  { id: 'rosefinch', name: 'Rosefinch' },
  { id: 'robin', name: 'Robin', goals: 2 },
  { id: 'kingfisher', name: 'Kingfisher', goals: 4 },
  { id: 'goldfinch', name: 'Goldfinch', goals: 6 },
  { id: 'owl', name: 'Lavender owl', goals: 8 },
  { id: 'bunting', name: 'Snow bunting', goals: 10 },
  { id: 'phoenix', name: 'Phoenix', goals: 12 },
]

export const feats: readonly Feat<Flight>[] = [
  { id: 'gaps', name: 'Most gaps', of: ({ gaps }) => gaps },
  { id: 'chain', name: 'Most berries in a row', of: ({ longest }) => longest },
  { id: 'shaves', name: 'Most close shaves', of: ({ shaves }) => shaves },
]
