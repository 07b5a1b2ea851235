/** Defines the goals, the looks they unlock, and the records. */
import { levelFacts, type Fact, type Feat, type Goal, type Look, type Moment } from '../kit/goals.ts'
import { levels, rules } from './rules.ts'
import { PACK } from './rules/curve.ts'
import { isVeiled, withTwin } from './rules/lines.ts'
import { countTrue, type CellMark, type State } from './rules/state.ts'

const isWon = (state: State) => rules.outcome(state) === 'won'
/** Three stars, without a hint. */
const isPerfect = ({ after, hinted }: Moment<State>) => isWon(after) && !hinted && levels.stars(after) === 3
const once = (holds: boolean) => (holds ? 1 : 0)
/** Keeps a goal reached for the rest of the round. */
const ever = (n: number, holds: boolean) => Math.max(n, once(holds))
const count = ({ marks }: State, mark: CellMark) => marks.filter((one) => one === mark).length

/** Counts strikes that light a row and a column at once. Undoing such a strike takes it off the count. */
const pairs = (n: number, { before, after }: Moment<State>) => {
  const more = countTrue(after) - countTrue(before)
  return Math.max(0, n + (more === 2 ? 1 : more === -2 ? -1 : 0))
}
const panes = (_: number, { after }: Moment<State>) => (isWon(after) ? after.targets.length : 0)
/** The cells struck in this step. */
const struckIn = ({ before, after }: Moment<State>) =>
  after.marks.flatMap((mark, cell) => (mark === 'out' && before.marks[cell] !== 'out' ? [cell] : []))
const lights = (moment: Moment<State>) => countTrue(moment.after) - countTrue(moment.before)

export const goals: readonly Goal<State>[] = [
  { id: 'light', words: 'Light the whole greenhouse', count: 1, step: (_, { after }) => once(isWon(after)) },
  { id: 'pair', words: 'Light two lines with a single strike', count: 1, step: pairs },
  {
    id: 'rest',
    words: 'Use a lit sum to keep the rest of its line',
    count: 1,
    step: (n, { before, after }) => ever(n, count(after, 'keep') > count(before, 'keep') + 1),
  },
  {
    id: 'minus',
    words: 'Light a line by striking a negative digit',
    count: 1,
    step: (n, moment) =>
      ever(n, lights(moment) > 0 && struckIn(moment).some((cell) => (moment.after.digits[cell] ?? 0) < 0)),
  },
  {
    id: 'twins',
    words: 'Light three lines by striking twins',
    count: 1,
    step: (n, moment) =>
      ever(n, lights(moment) > 2 && struckIn(moment).some((cell) => withTwin(moment.after, cell).length > 1)),
  },
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
    id: 'veil',
    words: 'Solve ten grids with a veiled target',
    count: 10,
    overall: true,
    step: (_, { after }) => once(isWon(after) && after.targets.some(isVeiled)),
  },
  {
    id: 'last',
    words: 'Earn three stars on the last grid of a pack',
    count: 1,
    step: (_, moment) => once(moment.level > 0 && moment.level % PACK === 0 && isPerfect(moment)),
  },
  {
    id: 'beds',
    words: 'Solve ten grids with a flower bed',
    count: 10,
    overall: true,
    step: (_, { after }) => once(isWon(after) && after.bed.length > 0),
  },
  { id: 'thousand', words: 'Light a thousand panes', count: 1000, overall: true, step: panes },
  {
    id: 'eight',
    words: 'Earn three stars on an 8 by 8 grid',
    count: 1,
    step: (_, moment) => once(moment.after.size >= 8 && isPerfect(moment)),
  },
]

/** The kit makes goals of the day and the week from these. */
export const facts: readonly Fact<State>[] = [
  ...levelFacts(rules, levels, ['Solve # grids', 'Solve # grids without a hint']),
  { id: 'panes', total: 'Light # panes', usual: 6, step: panes },
  {
    id: 'pairs',
    once: 'Light two lines at once # times',
    total: 'Light two lines at once # times',
    usual: 1,
    step: pairs,
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
