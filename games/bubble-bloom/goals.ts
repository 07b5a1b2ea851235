/** What to try for in a bed, the looks that this unlocks, and what else can be a record. */
import { whenever, type Feat, type Goal, type Look, type Moment } from '../kit/goals.ts'
import { fieldOf, levels, roomLeft, rules, type State } from './rules.ts'
import { fly } from './rules/flight.ts'

type Change = Moment<State>

const hasWon = ({ after }: Change) => rules.outcome(after) === 'won'
const threeStars = (change: Change) => hasWon(change) && !change.hinted && levels.stars(change.after) === 3

/** What this change was a shot of; two seeds that change places are none. */
const shotOf = ({ before, after }: Change) => (after.spent > before.spent ? after.shot : null)
const burst = (change: Change) => shotOf(change)?.burst.length ?? 0
const fallen = (change: Change) => shotOf(change)?.fallen.length ?? 0

/** How often a seed that made something burst had met a post. Its path has two numbers for each place, and two ends. */
function bounces(change: Change): number {
  const { bed, sunk } = change.before
  return burst(change) ? fly(fieldOf(bed), sunk, shotOf(change)?.aim ?? 0).path.length / 2 - 2 : 0
}

/** The most of something that was there at one time. */
const most = (id: string, words: string, count: number, of: (change: Change) => number): Goal<State> => ({
  id,
  words,
  count,
  step: (progress, change) => Math.max(progress, of(change)),
})

/** All of it, over all rounds. */
const sum = (id: string, words: string, count: number, of: (change: Change) => number): Goal<State> => ({
  id,
  words,
  count,
  overall: true,
  step: (progress, change) => progress + of(change),
})

export const goals: readonly Goal<State>[] = [
  most('burst', 'Burst six blossoms with one seed', 6, burst),
  most('streak', 'Burst something with four shots in a row', 4, ({ after }) => after.streak),
  sum('cleared', 'Clear 120 blossoms', 120, (change) => burst(change) + fallen(change)),
  most('fall', 'Drop eight loose blossoms with one shot', 8, fallen),
  whenever('posts', 'Burst blossoms off a post ten times', (change) => bounces(change) > 0, 10),
  whenever(
    'three-stars',
    'Clear a bed above level 5 with three stars',
    (change) => change.level > 5 && threeStars(change),
  ),
  whenever('two-posts', 'Burst blossoms off two posts in one shot', (change) => bounces(change) > 1),
  whenever('today', "Win today's round with three stars", (change) => change.isToday && threeStars(change)),
  whenever('unaided', 'Clear ten beds without a hint', (change) => hasWon(change) && !change.hinted, 10),
  {
    id: 'brink',
    words: 'Let the bed touch the line, and still win',
    // First the one, then the other.
    count: 2,
    step: (progress, change) => {
      if (progress > 0) return hasWon(change) ? 2 : progress
      return !hasWon(change) && roomLeft(change.after) === 0 ? 1 : 0
    },
  },
  sum('loose', 'Drop 300 loose blossoms', 300, fallen),
  whenever(
    'sunday',
    'Win the round of a Sunday without a hint',
    (change) => change.isToday && change.level === -7 && !change.hinted && hasWon(change),
  ),
  most('long-streak', 'Burst something with ten shots in a row', 10, ({ after }) => after.streak),
  most('avalanche', 'Drop 20 loose blossoms with one shot', 20, fallen),
  whenever(
    'unsunk',
    'Clear a bed above level 20 before it sinks',
    (change) => change.level > 20 && hasWon(change) && change.after.sunk === 0,
  ),
]

export const looks: readonly Look[] = [
  { id: 'greenhouse', name: 'Greenhouse' },
  { id: 'autumn', name: 'Autumn orchard', goals: 2 },
  { id: 'sugar', name: 'Sugar garden', goals: 4 },
  { id: 'moon', name: 'Moonlit garden', level: 20 },
  { id: 'reef', name: 'Coral reef', goals: 7 },
  { id: 'lantern', name: 'Lantern night', level: 40 },
  { id: 'winter', name: 'Winter garden', goals: 10 },
]

export const feats: readonly Feat<State>[] = [
  { id: 'points', name: 'Most points', of: ({ score }) => score },
  {
    id: 'finish',
    name: 'Biggest last shot',
    of: (state) =>
      rules.outcome(state) === 'won' ? (state.shot?.burst.length ?? 0) + (state.shot?.fallen.length ?? 0) : 0,
  },
]
