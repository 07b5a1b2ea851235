/** What to try for, from the first lamp to the largest grid; and the looks and records that come of it. */
import type { Feat, Goal, Look, Moment } from '../kit/goals.ts'
import { levels, rules } from './rules.ts'
import { linesOf } from './rules/lines.ts'
import { countTrue, isBroken, type Mark, type State } from './rules/state.ts'

const isWon = (state: State) => rules.outcome(state) === 'won'
/** Three stars are only for those who were shown nothing. */
const isPerfect = ({ after, hinted }: Moment<State>) => isWon(after) && !hinted && levels.stars(after) === 3
const once = (holds: boolean) => (holds ? 1 : 0)
const count = ({ marks }: State, mark: Mark) => marks.filter((one) => one === mark).length

/** A digit is the last one too many in its row and in its column. Whoever takes the strike back loses the count. */
const pairs = (n: number, { before, after }: Moment<State>) => {
  const more = countTrue(after) - countTrue(before)
  return Math.max(0, n + (more === 2 ? 1 : more === -2 ? -1 : 0))
}
const panes = (_: number, { after }: Moment<State>) => (isWon(after) ? after.size * 2 : 0)
/** Strikes while every line is dark and none is past mending. */
const dark = (n: number, { after }: Moment<State>) =>
  countTrue(after) > 0 || linesOf(after.size).some((line) => isBroken(after, line))
    ? n
    : Math.max(n, count(after, 'out'))

export const goals: readonly Goal<State>[] = [
  { id: 'light', words: 'Light the whole greenhouse', count: 1, step: (_, { after }) => once(isWon(after)) },
  { id: 'pair', words: 'Light two lines with a single strike', count: 1, step: pairs },
  {
    id: 'rest',
    words: 'Use a lit sum to keep the rest of its line',
    count: 1,
    step: (n, { before, after }) => Math.max(n, once(count(after, 'keep') > count(before, 'keep') + 1)),
  },
  { id: 'panes', words: 'Light 60 panes of the greenhouse', count: 60, overall: true, step: panes },
  {
    id: 'marked',
    words: 'Win with every digit marked out or keep',
    count: 1,
    step: (_, { after }) => once(isWon(after) && count(after, 'none') === 0),
  },
  {
    id: 'stars',
    words: 'Earn three stars on five grids',
    count: 5,
    overall: true,
    step: (_, moment) => once(isPerfect(moment)),
  },
  { id: 'pairs', words: 'Light two lines at once, three times a grid', count: 3, step: pairs },
  { id: 'dark', words: 'Strike six digits before any line lights', count: 6, step: dark },
  {
    id: 'today',
    words: 'Win today’s grid with three stars',
    count: 1,
    step: (_, moment) => once(moment.isToday && isPerfect(moment)),
  },
  {
    id: 'alone',
    words: 'Solve 30 grids without a hint',
    count: 30,
    overall: true,
    step: (_, { after, hinted }) => once(isWon(after) && !hinted),
  },
  {
    id: 'six',
    words: 'Earn three stars on a 6 by 6 grid',
    count: 1,
    step: (_, moment) => once(moment.after.size >= 6 && isPerfect(moment)),
  },
  {
    id: 'weekend',
    words: 'Three stars on a Saturday or Sunday grid',
    count: 1,
    step: (_, moment) => once(moment.isToday && moment.level <= -6 && isPerfect(moment)),
  },
  { id: 'choir', words: 'Light two lines at once, six times a grid', count: 6, step: pairs },
  { id: 'thousand', words: 'Light a thousand panes', count: 1000, overall: true, step: panes },
  {
    id: 'eight',
    words: 'Earn three stars on an 8 by 8 grid',
    count: 1,
    step: (_, moment) => once(moment.after.size >= 8 && isPerfect(moment)),
  },
]

export const looks: readonly Look[] = [
  { id: 'night', name: 'Night school' },
  { id: 'barn', name: 'Barn owl', goals: 2 },
  { id: 'snowy', name: 'Snowy owl', goals: 4 },
  { id: 'blackboard', name: 'Blackboard', level: 20 },
  { id: 'harvest', name: 'Harvest moon', goals: 7 },
  { id: 'cherry', name: 'Cherry blossom', level: 60 },
  { id: 'eagle', name: 'Eagle owl', goals: 11 },
]

export const feats: readonly Feat<State>[] = [
  { id: 'grid', name: 'Largest grid', of: (state) => (isWon(state) ? state.size : 0) },
  {
    id: 'clean',
    name: 'Most strikes, none wrong',
    of: (state) => (isWon(state) && state.spent === state.par ? state.par : 0),
  },
]
