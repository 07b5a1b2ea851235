/** Defines the goals, from the first flag to the last sprout, and the looks and records that they unlock. */
import {
  levelFacts,
  whenever,
  type Fact,
  type Feat,
  type Goal,
  type Look,
  type Moment,
} from '../kit/goals.ts'
import { leapResult, levels, rules, type State } from './rules.ts'
import { GROWTH } from './rules/board.ts'
import { growthAt, isBroken, terrainOf } from './rules/terrain.ts'

const isWon = (state: State) => rules.outcome(state) === 'won'
/** Three stars count only without hints. */
const isPerfect = ({ after, hinted }: Moment<State>) => isWon(after) && !hinted && levels.stars(after) === 3
const isLeap = ({ before, after }: Moment<State>) => after.spent > before.spent

const broken = ({ board, memory, seen }: State) =>
  seen.filter((cell) => isBroken(terrainOf(board), memory, cell)).length

const carrotsPicked = ({ board, memory }: State) =>
  board.carrots.filter((_, i) => (memory >> (board.locks.length + i)) & 1).length

export const goals: readonly Goal<State>[] = [
  whenever('home', 'Bring Hop home to the flag', ({ after }) => isWon(after)),
  whenever(
    'fresh',
    'Reach the flag without visiting a tile twice',
    ({ after }) => isWon(after) && after.seen.length === after.spent + 1,
  ),
  { id: 'leaps', words: 'Leap 100 times', count: 100, overall: true, step: (_, { after }) => after.spent },
  whenever('stars', 'Earn three stars five times', isPerfect, 5),
  whenever('today', 'Win today’s garden with three stars', (moment) => moment.isToday && isPerfect(moment)),
  whenever(
    'key',
    'Earn three stars in a garden with a key',
    (moment) => moment.after.board.locks.length > 0 && isPerfect(moment),
  ),
  {
    id: 'carrots',
    words: 'Pick 30 carrots',
    count: 30,
    overall: true,
    step: (_, { after }) => carrotsPicked(after),
  },
  whenever('broken', 'Break two tiles on the way home', ({ after }) => isWon(after) && broken(after) > 1),
  whenever(
    'alone',
    'Bring Hop home 30 times without a hint',
    ({ after, hinted }) => isWon(after) && !hinted,
    30,
  ),
  whenever(
    'slides',
    'Slide over ice 20 times',
    (moment) => isLeap(moment) && leapResult(moment.before, moment.after).slid,
    20,
  ),
  whenever(
    'burrow',
    'Go through a burrow 20 times',
    (moment) => isLeap(moment) && leapResult(moment.before, moment.after).tunnelled,
    20,
  ),
  whenever(
    'grown',
    'Leap from a sprout that has grown twice',
    ({ before: { board, memory, at } }) => growthAt(terrainOf(board), memory, at) === GROWTH,
  ),
]

/** The kit makes goals of the day and the week from these. */
export const facts: readonly Fact<State>[] = [
  ...levelFacts(rules, levels, ['Bring Hop home # times', 'Bring Hop home # times unaided']),
  { id: 'leaps', total: 'Leap # times', usual: 6, step: (_, { after }) => after.spent },
  {
    id: 'tiles',
    once: 'Visit # tiles in one garden',
    total: 'Visit # tiles',
    usual: 5,
    step: (_, { after }) => after.seen.length,
  },
]

export const looks: readonly Look[] = [
  { id: 'hop', name: 'Golden hour' },
  { id: 'hare', name: 'March hare', goals: 2 },
  { id: 'snow', name: 'Snow hare', goals: 4 },
  { id: 'moon', name: 'Moon rabbit', level: 20 },
  { id: 'rabbit', name: 'White rabbit', goals: 7 },
  { id: 'sugar', name: 'Sugar bunny', level: 60 },
  { id: 'gold', name: 'Golden bunny', goals: 11 },
]

export const feats: readonly Feat<State>[] = [
  {
    id: 'way',
    name: 'Longest perfect route',
    of: (state) => (isWon(state) && state.spent === state.par ? state.par : 0),
  },
]
