/** Goals, unlockable looks and records of Push-It. */
import { levelFacts, type Fact, type Feat, type Goal, type Look, type Moment } from '../kit/goals.ts'
import { isHome, stepOf, wayTo } from './rules/house.ts'
import { levels, potsAtHome, rules, type State } from './rules.ts'

type Step = Goal<State>['step']

const isWon = (state: State) => rules.outcome(state) === 'won'

/** Three stars: solved in par without a hint. */
const isPerfect = ({ after, hinted }: Moment<State>) => isWon(after) && !hinted && levels.stars(after) === 3

/** A goal that is reached once the condition holds. */
const when =
  (isMet: (moment: Moment<State>) => boolean): Step =>
  (done, moment) =>
    isMet(moment) ? 1 : done

const inBloom: Step = (most, { after }) => Math.max(most, potsAtHome(after))

/** Flowers opened by consecutive pushes. Walking between them does not break the run. */
const inARow: Step = (row, { before, after }) => {
  if (after.pushes === before.pushes) return row
  return potsAtHome(after) > potsAtHome(before) ? row + 1 : 0
}

export const goals: readonly Goal<State>[] = [
  {
    id: 'solve',
    words: 'Solve a greenhouse without a hint',
    count: 1,
    step: when(({ after, hinted }) => isWon(after) && !hinted),
  },
  { id: 'two', words: 'Have two flowers in bloom at once', count: 2, step: inBloom },
  { id: 'stars', words: 'Solve a greenhouse with three stars', count: 1, step: when(isPerfect) },
  {
    id: 'today',
    words: 'Solve a greenhouse of the day',
    count: 1,
    step: when(({ after, isToday }) => isToday && isWon(after)),
  },
  {
    id: 'pots',
    words: 'Bring 40 pots to their beds',
    count: 40,
    overall: true,
    step: (_, { after }) => (isWon(after) ? after.pots.length : 0),
  },
  { id: 'row', words: 'Open two flowers with two pushes in a row', count: 2, step: inARow },
  {
    id: 'detour',
    words: 'Push a pot off its bed and still win',
    count: 2,
    step: (done, { before, after }) => {
      if (done === 0) return potsAtHome(after) < potsAtHome(before) ? 1 : 0
      return isWon(after) ? 2 : done
    },
  },
  {
    id: 'solved',
    words: 'Solve 30 greenhouses',
    count: 30,
    overall: true,
    step: when(({ after }) => isWon(after)),
  },
  {
    id: 'slide',
    words: 'Slide a pot across ice onto a bed',
    count: 1,
    step: when(({ before, after }) => {
      const pot = after.pots.findIndex((place, i) => place !== before.pots[i])
      const [was = 0, is = 0] = [before.pots[pot], after.pots[pot]]
      const slid = wayTo(after.house, was, is)
      return is - was !== stepOf(after.house, slid) && is > 0 && isHome(after.house, pot, is)
    }),
  },
  {
    id: 'orchids',
    words: 'Solve a level past 40 without a hint',
    count: 1,
    step: when(({ after, level, hinted }) => level > 40 && isWon(after) && !hinted),
  },
  {
    id: 'pit',
    words: 'Fill a pit and win without a hint',
    count: 1,
    step: when(({ after, hinted }) => isWon(after) && !hinted && after.house.includes('o')),
  },
  {
    id: 'gate',
    words: 'Earn three stars in a house with a gate',
    count: 1,
    step: when((moment) => moment.after.house.includes('=') && isPerfect(moment)),
  },
  {
    id: 'perfect',
    words: 'Earn three stars 40 times',
    count: 40,
    overall: true,
    step: when(isPerfect),
  },
  {
    id: 'days',
    words: 'Solve 25 greenhouses of the day',
    count: 25,
    overall: true,
    step: when(({ after, isToday }) => isToday && isWon(after)),
  },
  {
    id: 'sunday',
    words: 'Earn three stars on a Sunday greenhouse',
    count: 1,
    step: when((moment) => moment.level === -7 && isPerfect(moment)),
  },
]

/** The kit makes goals of the day and the week from these. */
export const facts: readonly Fact<State>[] = [
  ...levelFacts(rules, levels, ['Solve # greenhouses', 'Solve # greenhouses unaided']),
  { id: 'pots', total: 'Bring # pots to their beds', usual: 3, step: inBloom },
  { id: 'pushes', total: 'Push pots # times', usual: 15, step: (_, { after }) => after.pushes },
]

export const looks: readonly Look[] = [
  { id: 'greenhouse', name: 'Greenhouse' },
  { id: 'autumn', name: 'Golden October', goals: 2 },
  { id: 'delft', name: 'Delft', goals: 4 },
  { id: 'cactus', name: 'Cactus house', goals: 6 },
  { id: 'moonlight', name: 'Moonlight', level: 40 },
  { id: 'cherry', name: 'Cherry blossom', goals: 9 },
  { id: 'frost', name: 'First frost', goals: 11 },
]

export const feats: readonly Feat<State>[] = [
  {
    id: 'pushes',
    name: 'Highest par matched',
    of: (state) => (isWon(state) && state.pushes <= state.par ? state.par : 0),
  },
]
