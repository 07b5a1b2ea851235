/** What a pilot can try for, the plumages that it earns, and records besides the score. */
import { whenever, type Feat, type Goal, type Look, type Moment } from '../kit/goals.ts'
import { isGolden, taken } from './rules/chain.ts'
import { GARDEN, nightsFallen, nightsPassed } from './rules/curve.ts'
import type { Cane, Flight } from './rules/state.ts'

type Change = Moment<Flight>

/** The cane whose gap has just been flown through, not pushed aside. */
const passedIn = ({ before, after }: Change): Cane | undefined =>
  after.gaps > before.gaps
    ? after.canes.find(({ id, bent }) => id === after.gaps && (!bent || isGolden(after)))
    : undefined
const gapsIn = (change: Change) => Number(passedIn(change) !== undefined)
const berriesIn = ({ before, after }: Change) => after.eaten - before.eaten

export const goals: readonly Goal<Flight>[] = [
  {
    id: 'starters',
    words: 'Eat all three berries before the first cane',
    count: 3,
    step: (n, change) => (change.after.gaps ? n : n + berriesIn(change)),
  },
  { id: 'five', words: 'Fly through five gaps', count: 5, step: (n, change) => n + gapsIn(change) },
  {
    id: 'berries',
    words: 'Eat 25 berries in all',
    count: 25,
    overall: true,
    step: (n, change) => n + berriesIn(change),
  },
  whenever('bubble', 'Be saved by a bubble', ({ before, after }) => before.bubble && !after.bubble),
  {
    id: 'nightfall',
    words: 'Still be flying when night falls',
    count: 1,
    step: (_, { after }) => nightsFallen(after.x),
  },
  {
    id: 'shaves',
    words: 'Pass three canes by a feather in one flight',
    count: 3,
    step: (_, { after }) => after.shaves,
  },
  whenever(
    'flight',
    'Fill the meter for a golden flight',
    ({ before, after }) => after.golden > before.golden,
  ),
  {
    id: 'golden',
    words: 'Eat ten golden berries in all',
    count: 10,
    overall: true,
    step: (n, { before, after }) => n + taken(before, after).filter(({ kind }) => kind === 'golden').length,
  },
  {
    id: 'sunrise',
    words: 'Fly through a whole night',
    count: 1,
    step: (_, { after }) => nightsPassed(after.x),
  },
  {
    id: 'today',
    words: 'Pass 40 gaps in today’s flight',
    count: 40,
    step: (n, change) => (change.isToday ? n + gapsIn(change) : 0),
  },
  {
    id: 'greedy',
    words: 'Eat 20 berries in a row and miss none',
    count: 20,
    step: (_, { after }) => after.longest,
  },
  {
    id: 'hornets',
    words: 'Leave 20 hornets behind in all',
    count: 20,
    overall: true,
    step: (n, { before, after }) =>
      n + after.hornets.filter(({ x }) => x > before.x - GARDEN.bird && x <= after.x - GARDEN.bird).length,
  },
  {
    id: 'swaying',
    words: 'Slip through 100 swaying gaps in all',
    count: 100,
    overall: true,
    step: (n, change) => n + Number((passedIn(change)?.sway ?? 0) > 0),
  },
  {
    id: 'hundred',
    words: 'Fly through 100 gaps in one go',
    count: 100,
    step: (n, change) => n + gapsIn(change),
  },
  {
    id: 'thousand',
    words: 'Fly through 1,000 gaps in all',
    count: 1000,
    overall: true,
    step: (n, change) => n + gapsIn(change),
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
  { id: 'chain', name: 'Longest chain', of: ({ longest }) => longest },
  { id: 'shaves', name: 'Most close shaves', of: ({ shaves }) => shaves },
]
