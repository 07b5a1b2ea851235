/** What a pilot can try for, the plumages that it earns, and records besides the score. */
import type { Feat, Goal, Look, Moment } from '../kit/goals.ts'
import { GARDEN } from './rules/curve.ts'
import type { Flight } from './rules/state.ts'
import { windAt } from './rules/wind.ts'
import { nightsFallen, nightsPassed } from './view/hours.ts'

type Change = Moment<Flight>

const gapsIn = ({ before, after }: Change) => after.gaps - before.gaps
const berryPoints = ({ points, gaps }: Flight) => points - gaps
const eatenIn = ({ before, after }: Change) => berryPoints(after) - berryPoints(before)
const goldenIn = (change: Change) => Math.floor(eatenIn(change) / GARDEN.goldenPoints)
const berriesIn = (change: Change) => goldenIn(change) + (eatenIn(change) % GARDEN.goldenPoints)

const swayingIn = ({ before, after }: Change) =>
  after.gaps > before.gaps && before.canes.some(({ id, sway }) => id === after.gaps && sway > 0) ? 1 : 0

/** A berry has just come out of the bird's reach. */
function leavesOneBehind({ before, after }: Change): boolean {
  const reach = GARDEN.bird + GARDEN.berry
  return before.berries.some(({ x }) => x > before.x - reach && x <= after.x - reach)
}

export const goals: readonly Goal<Flight>[] = [
  {
    id: 'starters',
    words: 'Eat all three berries before the first cane',
    count: 3,
    step: (n, change) => (change.after.gaps ? n : n + berriesIn(change)),
  },
  { id: 'five', words: 'Fly through five gaps', count: 5, step: (_, { after }) => after.gaps },
  {
    id: 'berries',
    words: 'Eat 25 berries in all',
    count: 25,
    overall: true,
    step: (n, change) => n + berriesIn(change),
  },
  {
    id: 'gust',
    words: 'Ride out a gust of wind',
    count: 1,
    // The next gust is dealt when the last one has died away.
    step: (n, { before, after }) => n + Number(after.gust !== before.gust),
  },
  {
    id: 'nightfall',
    words: 'Still be flying when night falls',
    count: 1,
    step: (_, { after }) => nightsFallen(after.x),
  },
  {
    id: 'sparing',
    words: 'Pass ten gaps with 34 flaps or fewer',
    count: 10,
    step: (n, { after }) => (after.flaps > 34 ? n : after.gaps),
  },
  {
    id: 'golden',
    words: 'Eat ten golden berries in all',
    count: 10,
    overall: true,
    step: (n, change) => n + goldenIn(change),
  },
  {
    id: 'fasting',
    words: 'Fly through twelve gaps on an empty stomach',
    count: 12,
    step: (n, { after }) => (berryPoints(after) ? n : after.gaps),
  },
  {
    id: 'sunrise',
    words: 'Fly through a whole night',
    count: 1,
    step: (_, { after }) => nightsPassed(after.x),
  },
  {
    id: 'swaying',
    words: 'Slip through 100 swaying gaps in all',
    count: 100,
    overall: true,
    step: (n, change) => n + swayingIn(change),
  },
  {
    id: 'today',
    words: 'Pass 40 gaps in today’s flight',
    count: 40,
    step: (_, { after, isToday }) => (isToday ? after.gaps : 0),
  },
  {
    id: 'windy',
    words: 'Pass 15 gaps while the wind blows, in one go',
    count: 15,
    step: (n, change) => n + (windAt(change.after.gust, change.after.tick) ? gapsIn(change) : 0),
  },
  {
    id: 'thousand',
    words: 'Fly through 1,000 gaps in all',
    count: 1000,
    overall: true,
    step: (n, change) => n + gapsIn(change),
  },
  {
    id: 'hundred',
    words: 'Fly through 100 gaps in one go',
    count: 100,
    step: (_, { after }) => after.gaps,
  },
  {
    id: 'greedy',
    words: 'Eat 20 berries in a row and miss none',
    count: 20,
    step: (row, change) => (leavesOneBehind(change) ? 0 : row + berriesIn(change)),
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
  { id: 'berries', name: 'Most from berries', of: berryPoints },
]
