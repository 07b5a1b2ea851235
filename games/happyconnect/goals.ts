/** What to try for, from a beginner's first board to a winter of Sundays; the looks that it earns; and other records. */
import type { Feat, Goal, Look, Moment } from '../kit/goals.ts'
import { columnOf, rowOf, stepsApart } from '../kit/rules/grid.ts'
import { endsOf } from './rules/board.ts'
import {
  countJoined,
  emptyCells,
  isJoined,
  levels,
  ribbonOf,
  rules,
  type Ribbon,
  type State,
} from './rules.ts'

const hasWon = ({ after }: Moment<State>) => rules.outcome(after) === 'won'

/** Three stars are for those who needed no hint. */
const hasThreeStars = (moment: Moment<State>) =>
  hasWon(moment) && !moment.hinted && levels.stars(moment.after) === 3

/** The most that one of the ribbons between two friends comes to. */
const mostOf = (state: State, measure: (ribbon: Ribbon) => number) =>
  Math.max(0, ...state.ribbons.filter((_, pair) => isJoined(state, pair)).map(measure))

const longest = (state: State) => mostOf(state, ({ length }) => length)

const detour = (state: State) =>
  mostOf(state, (ribbon) => ribbon.length - 1 - stepsApart(state.board.size, ...endsOf(ribbon)))

const bends = (ribbon: Ribbon) =>
  ribbon.filter((cell, i) => {
    const [before, after] = [ribbon[i - 1], ribbon[i + 1]]
    return before !== undefined && after !== undefined && cell - before !== after - cell
  }).length

function cornersOf({ size }: State['board'], ribbon: Ribbon): number {
  const isEdge = (at: number) => at % (size - 1) === 0
  return ribbon.filter((cell) => isEdge(columnOf(size, cell)) && isEdge(rowOf(size, cell))).length
}

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
    words: 'Win with one stroke for each pair',
    count: 1,
    step: (_, moment) => Number(hasThreeStars(moment)),
  },
  {
    id: 'ribbon',
    words: 'Join two friends by a ribbon of nine tiles',
    count: 9,
    step: (most, { after }) => Math.max(most, longest(after)),
  },
  {
    id: 'unaided',
    words: 'Win five boards without a hint',
    count: 5,
    overall: true,
    step: (_, moment) => Number(hasWon(moment) && !moment.hinted),
  },
  {
    id: 'finale',
    words: 'Fill the last six tiles with one stroke',
    count: 6,
    step: (most, moment) => (hasWon(moment) ? emptyCells(moment.before).length : most),
  },
  {
    id: 'bends',
    words: 'Join two friends by a ribbon with six bends',
    count: 6,
    step: (most, { after }) => Math.max(most, mostOf(after, bends)),
  },
  {
    id: 'detour',
    words: 'Go ten steps out of the way to a friend',
    count: 10,
    step: (most, { after }) => Math.max(most, detour(after)),
  },
  {
    id: 'today',
    words: 'Win today’s board with three stars',
    count: 1,
    step: (_, moment) => Number(moment.isToday && hasThreeStars(moment)),
  },
  {
    id: 'seven',
    words: 'Win on seven by seven without a hint',
    count: 1,
    step: (_, moment) => Number(moment.after.board.size >= 7 && hasWon(moment) && !moment.hinted),
  },
  {
    id: 'corners',
    words: 'Lead one ribbon through three corners',
    count: 3,
    step: (most, { after }) =>
      Math.max(most, ...after.ribbons.map((_, pair) => cornersOf(after.board, ribbonOf(after, pair)))),
  },
  {
    id: 'days',
    words: 'Win seven boards of the day',
    count: 7,
    overall: true,
    step: (_, moment) => Number(moment.isToday && hasWon(moment)),
  },
  {
    id: 'tiles',
    words: 'Fill two thousand tiles on boards you win',
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
    id: 'nine',
    words: 'Win three stars on nine by nine',
    count: 1,
    step: (_, moment) => Number(moment.after.board.size === 9 && hasThreeStars(moment)),
  },
  {
    id: 'stars',
    words: 'Win sixty boards with three stars',
    count: 60,
    overall: true,
    step: (_, moment) => Number(hasThreeStars(moment)),
  },
]

export const looks: readonly Look[] = [
  { id: 'picnic', name: 'Picnic' },
  { id: 'clover', name: 'Clover field', goals: 2 },
  { id: 'blossom', name: 'Cherry blossom', level: 20 },
  { id: 'lagoon', name: 'Lagoon', goals: 5 },
  { id: 'snow', name: 'First snow', level: 60 },
  { id: 'fireflies', name: 'Firefly night', goals: 8 },
  { id: 'party', name: 'Birthday party', goals: 11 },
]

export const feats: readonly Feat<State>[] = [
  { id: 'ribbon', name: 'Longest ribbon', of: longest },
  { id: 'detour', name: 'Longest detour', of: detour },
]
