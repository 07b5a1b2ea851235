/** Goals, unlockable looks and records of Sorting Balls. */
import { levelFacts, type Fact, type Feat, type Goal, type Look, type Moment } from '../kit/goals.ts'
import { levels, rules } from './rules.ts'
import { FIRST_DEALT, shapeOf } from './rules/curve.ts'
import type { State } from './rules/state.ts'

type Step = Goal<State>['step']

const isWon = (state: State) => rules.outcome(state) === 'won'
const kindsOf = ({ tubes, height }: State) => tubes.flat().length / height
const isFlawless = ({ after, hinted }: Moment<State>) => isWon(after) && !hinted && after.spent <= after.par
const isThreeStars = ({ after, hinted }: Moment<State>) =>
  isWon(after) && !hinted && levels.stars(after) === 3

/** A goal that is reached once the condition holds. */
const when =
  (isMet: (moment: Moment<State>) => boolean): Step =>
  (done, moment) =>
    isMet(moment) ? 1 : done

const corked: Step = (_, { after }) => rules.score(after)

/** Tubes corked by consecutive moves. */
const inARow: Step = (row, { before, after }) => (rules.score(after) > rules.score(before) ? row + 1 : 0)

export const goals: readonly Goal<State>[] = [
  { id: 'two', words: 'Cork two tubes in one round', count: 2, step: corked },
  {
    id: 'solve',
    words: 'Solve a level without a hint',
    count: 1,
    step: when(({ after, hinted }) => isWon(after) && !hinted),
  },
  { id: 'stars', words: 'Solve a level with three stars', count: 1, step: when(isThreeStars) },
  {
    id: 'today',
    words: 'Solve a board of the day',
    count: 1,
    step: when(({ after, isToday }) => isToday && isWon(after)),
  },
  { id: 'tubes', words: 'Cork 60 tubes', count: 60, overall: true, step: corked },
  { id: 'row', words: 'Cork two tubes with two moves in a row', count: 2, step: inARow },
  {
    id: 'par',
    words: 'Sort five kinds in par without a hint',
    count: 1,
    step: when((moment) => kindsOf(moment.after) >= 5 && isFlawless(moment)),
  },
  {
    id: 'solved',
    words: 'Solve 40 levels',
    count: 40,
    overall: true,
    step: when(({ after }) => isWon(after)),
  },
  {
    id: 'tight',
    words: 'Solve a level with no plain tube to spare',
    count: 1,
    step: when(({ after, level }) => level >= FIRST_DEALT && isWon(after) && shapeOf(level).spare === 0),
  },
  {
    id: 'lock',
    words: 'Open three locks',
    count: 3,
    overall: true,
    step: (_, { after }) => Number(after.key !== undefined && !after.makes?.includes('locked')),
  },
  {
    id: 'veil',
    words: 'Solve a level with veils without a hint',
    count: 1,
    step: when(({ after, hinted }) => isWon(after) && !hinted && after.veiled !== undefined),
  },
  { id: 'four-row', words: 'Cork four tubes with four moves in a row', count: 4, step: inARow },
  {
    id: 'perfect',
    words: 'Earn three stars 60 times',
    count: 60,
    overall: true,
    step: when(isThreeStars),
  },
  {
    id: 'sunday',
    words: 'Solve a Sunday board in par without a hint',
    count: 1,
    step: when((moment) => moment.level === -7 && isFlawless(moment)),
  },
  {
    id: 'ten',
    words: 'Sort ten kinds with three stars',
    count: 1,
    step: when((moment) => kindsOf(moment.after) >= 10 && isThreeStars(moment)),
  },
]

/** The kit makes goals of the day and the week from these. */
export const facts: readonly Fact<State>[] = [
  ...levelFacts(rules, levels, ['Solve # levels', 'Solve # levels without a hint']),
  { id: 'tubes', total: 'Cork # tubes', usual: 3, step: corked },
  { id: 'row', once: 'Cork # tubes in consecutive moves', usual: 1, step: inARow },
]

export const looks: readonly Look[] = [
  { id: 'dusk', name: 'Alchemist’s dusk' },
  { id: 'dew', name: 'Morning dew', goals: 2 },
  { id: 'maple', name: 'Maple fire', goals: 4 },
  { id: 'reef', name: 'Coral reef', goals: 6 },
  { id: 'jade', name: 'Jade forest', level: 40 },
  { id: 'snow', name: 'Snowed in', goals: 9 },
  { id: 'stars', name: 'Observatory', goals: 11 },
]

export const feats: readonly Feat<State>[] = [
  { id: 'kinds', name: 'Most kinds sorted', of: (state) => (isWon(state) ? kindsOf(state) : 0) },
  {
    id: 'par',
    name: 'Highest par matched',
    of: (state) => (isWon(state) && state.spent <= state.par ? state.par : 0),
  },
]
