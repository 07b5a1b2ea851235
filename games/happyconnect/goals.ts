/** Defines the goals, from the first board to a winter of Sundays, the looks they unlock, and the other records. */
import { levelFacts, type Fact, type Feat, type Goal, type Look, type Moment } from '../kit/goals.ts'
import { cellsWith } from './rules/board.ts'
import { countJoined, isJoined, levels, rules, type RibbonCells, type State } from './rules.ts'

const hasWon = ({ after }: Moment<State>) => rules.outcome(after) === 'won'

/** Three stars count only without a hint. */
const hasThreeStars = (moment: Moment<State>) =>
  hasWon(moment) && !moment.hinted && levels.stars(moment.after) === 3

/** The maximum of a measure over the ribbons that join two friends. */
const mostOf = (state: State, measure: (ribbon: RibbonCells) => number) =>
  Math.max(0, ...state.ribbons.filter((_, pair) => isJoined(state, pair)).map(measure))

const longest = (state: State) => mostOf(state, ({ length }) => length)

export const goals: readonly Goal<State>[] = [
  {
    id: 'pairs',
    words: 'Join twelve pairs of friends',
    count: 12,
    overall: true,
    step: (most, { after }) => Math.max(most, countJoined(after)),
  },
  {
    id: 'tidy',
    words: 'Win without hints, with one stroke per pair',
    count: 1,
    step: (_, moment) => Number(hasThreeStars(moment)),
  },
  {
    id: 'ribbon',
    words: 'Join two friends with a ribbon of nine tiles',
    count: 9,
    step: (most, { after }) => Math.max(most, longest(after)),
  },
  {
    id: 'unaided',
    words: 'Win five times without a hint',
    count: 5,
    overall: true,
    step: (_, moment) => Number(hasWon(moment) && !moment.hinted),
  },
  {
    id: 'today',
    words: 'Win today’s board with three stars',
    count: 1,
    step: (_, moment) => Number(moment.isToday && hasThreeStars(moment)),
  },
  {
    id: 'bridges',
    words: 'Cross twelve bridges on boards you win',
    count: 12,
    overall: true,
    step: (_, moment) => (hasWon(moment) ? cellsWith(moment.after.board, 'bridge').length : 0),
  },
  {
    id: 'days',
    words: 'Win Today on seven days',
    count: 7,
    overall: true,
    step: (_, moment) => Number(moment.isToday && hasWon(moment)),
  },
  {
    id: 'burrow',
    words: 'Join two friends through a burrow',
    count: 1,
    step: (done, { after }) => {
      const mouths = cellsWith(after.board, 'burrow')
      return Math.max(
        done,
        mostOf(after, (ribbon) => Number(ribbon.some((cell) => mouths.includes(cell)))),
      )
    },
  },
  {
    id: 'tiles',
    words: 'Win boards with 2000 tiles in total',
    count: 2000,
    overall: true,
    step: (_, moment) => (hasWon(moment) ? moment.after.board.size ** 2 : 0),
  },
  {
    id: 'sunday',
    words: 'Win a Sunday board with three stars',
    count: 1,
    step: (_, moment) => Number(moment.level === -7 && hasThreeStars(moment)),
  },
  {
    id: 'stars',
    words: 'Earn three stars sixty times',
    count: 60,
    overall: true,
    step: (_, moment) => Number(hasThreeStars(moment)),
  },
  {
    id: 'garden',
    words: 'Win the last board of the last pack',
    count: 1,
    step: (_, moment) => Number(moment.level === levels.tuned && hasWon(moment)),
  },
]

/** The kit makes goals of the day and the week from these. */
export const facts: readonly Fact<State>[] = [
  ...levelFacts(rules, levels, ['Win # boards', 'Win # boards without a hint']),
  {
    id: 'pairs',
    total: 'Join # pairs of friends',
    usual: 4,
    step: (most, { after }) => Math.max(most, countJoined(after)),
  },
  {
    id: 'ribbon',
    once: 'Draw a ribbon of # tiles',
    usual: 6,
    step: (most, { after }) => Math.max(most, longest(after)),
  },
  {
    id: 'tiles',
    total: 'Cover # tiles on boards you win',
    usual: 16,
    step: (_, moment) => (hasWon(moment) ? moment.after.board.size ** 2 : 0),
  },
]

export const looks: readonly Look[] = [
  { id: 'picnic', name: 'Picnic' },
  { id: 'clover', name: 'Clover field', goals: 2 },
  { id: 'blossom', name: 'Cherry blossom', level: 20 },
  { id: 'lagoon', name: 'Lagoon', goals: 5 },
  { id: 'snow', name: 'First snow', level: 60 },
  { id: 'fireflies', name: 'Firefly night', goals: 9 },
]

export const feats: readonly Feat<State>[] = [{ id: 'ribbon', name: 'Longest ribbon', of: longest }]
