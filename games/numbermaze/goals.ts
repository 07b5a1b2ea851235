/** What to try for, from the first flag to the largest garden; and the looks and records that come of it. */
import type { Feat, Goal, Look, Moment } from '../kit/goals.ts'
import { levels, rules, type State } from './rules.ts'
import { cellsApart } from './rules/board.ts'

const isWon = (state: State) => rules.outcome(state) === 'won'
/** Three stars are only for those who were shown nothing. */
const isPerfect = ({ after, hinted }: Moment<State>) => isWon(after) && !hinted && levels.stars(after) === 3
const once = (holds: boolean) => (holds ? 1 : 0)

/** The longest leap so far. */
const longest = (n: number, { before, after }: Moment<State>) =>
  after.spent > before.spent ? Math.max(n, before.board.tiles[before.at] ?? 0) : n

/** The flag lies on the way, and the leap did not end there. */
const fliesOverFlag = ({ before: { at: from }, after: { at: to, board } }: Moment<State>) =>
  to !== board.goal &&
  cellsApart(board, from, board.goal) + cellsApart(board, board.goal, to) === cellsApart(board, from, to)

/** A flower for every tile that was leapt to for the first time. */
const flowers = (_: number, { after }: Moment<State>) => after.seen.length - 1

export const goals: readonly Goal<State>[] = [
  { id: 'home', words: 'Bring Hop home to the flag', count: 1, step: (_, { after }) => once(isWon(after)) },
  { id: 'three', words: 'Make a leap of three tiles', count: 3, step: longest },
  {
    id: 'over',
    words: 'Leap right over the flag',
    count: 1,
    step: (n, moment) => Math.max(n, once(fliesOverFlag(moment))),
  },
  {
    id: 'fresh',
    words: 'Reach the flag, no tile visited twice',
    count: 1,
    step: (_, { after }) => once(isWon(after) && after.seen.length === after.spent + 1),
  },
  { id: 'leaps', words: 'Leap 100 times', count: 100, overall: true, step: (_, { after }) => after.spent },
  {
    id: 'stars',
    words: 'Earn three stars in five gardens',
    count: 5,
    overall: true,
    step: (_, moment) => once(isPerfect(moment)),
  },
  { id: 'bed', words: 'Grow flowers on 18 tiles of one garden', count: 18, step: flowers },
  {
    id: 'today',
    words: 'Win today’s garden with three stars',
    count: 1,
    step: (_, moment) => once(moment.isToday && isPerfect(moment)),
  },
  {
    id: 'key',
    words: 'Earn three stars where a key must be found',
    count: 1,
    step: (_, moment) => once(moment.after.board.locks.length > 0 && isPerfect(moment)),
  },
  {
    id: 'alone',
    words: 'Bring Hop home 30 times without a hint',
    count: 30,
    overall: true,
    step: (_, { after, hinted }) => once(isWon(after) && !hinted),
  },
  { id: 'five', words: 'Make a leap of five tiles', count: 5, step: longest },
  {
    id: 'weekend',
    words: 'Three stars on a Saturday or Sunday garden',
    count: 1,
    step: (_, moment) => once(moment.isToday && moment.level <= -6 && isPerfect(moment)),
  },
  {
    id: 'keys',
    words: 'Earn three stars where two keys lie',
    count: 1,
    step: (_, moment) => once(moment.after.board.locks.length > 1 && isPerfect(moment)),
  },
  { id: 'thousand', words: 'Grow a thousand flowers', count: 1000, overall: true, step: flowers },
  {
    id: 'nine',
    words: 'Earn three stars in a 9 by 9 garden',
    count: 1,
    step: (_, moment) => once(moment.after.board.size >= 9 && isPerfect(moment)),
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
  { id: 'flowers', name: 'Most flowers', of: (state) => state.seen.length - 1 },
  {
    id: 'way',
    name: 'Longest perfect way',
    of: (state) => (isWon(state) && state.spent === state.par ? state.par : 0),
  },
]
