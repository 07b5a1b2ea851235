/** Defines the goals, from easy to hard, and the looks that they unlock. */
import { levelFacts, type Fact, type Goal, type Look } from '../kit/goals.ts'
import { levels, rules, type BudRow } from './rules.ts'

export const goals: readonly Goal<BudRow>[] = [
  {
    id: 'row',
    words: 'Open a whole row',
    count: 1,
    step: (_, { after }) => (rules.outcome(after) === 'won' ? 1 : 0),
  },
  {
    id: 'stars',
    words: 'Earn three stars on five rows without hints',
    count: 5,
    overall: true,
    step: (_, { after, hinted }) =>
      rules.outcome(after) === 'won' && levels.stars(after) === 3 && !hinted ? 1 : 0,
  },
]

/** The kit makes goals of the day and the week from these. */
export const facts: readonly Fact<BudRow>[] = [
  ...levelFacts(rules, levels, ['Open # rows', 'Open # rows without a hint']),
  {
    id: 'buds',
    total: 'Open # buds in whole rows',
    usual: 4,
    step: (_, { after }) => (rules.outcome(after) === 'won' ? after.buds.length : 0),
  },
]

export const looks: readonly Look[] = [
  { id: 'clover', name: 'Clover' },
  { id: 'sunflower', name: 'Sunflower', goals: 1 },
]
