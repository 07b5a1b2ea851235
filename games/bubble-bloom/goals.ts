/** Defines the goals, the looks they unlock and the other records. */
import {
  levelFacts,
  whenever,
  type Fact,
  type Feat,
  type Goal,
  type Look,
  type Moment,
} from '../kit/goals.ts'
import { fieldOf, levels, rules, seedsLeft, type State } from './rules.ts'
import { fly } from './rules/flight.ts'
import { BEE, FROST, POD, STONE } from './rules/kinds.ts'

type Change = Moment<State>

const hasWon = ({ after }: Change) => rules.outcome(after) === 'won'
const threeStars = (change: Change) => hasWon(change) && !change.hinted && levels.stars(change.after) === 3

/** The shot of this change; null for a swap. */
const shotOf = ({ before, after }: Change) => (after.spent > before.spent ? after.shot : null)
const burst = (change: Change) => shotOf(change)?.burst.length ?? 0
const fallen = (change: Change) => shotOf(change)?.fallen.length ?? 0

/** Counts the elements of this kind that a shot removed. */
function taken(change: Change, thing: number): number {
  const { burst = [], fallen = [] } = shotOf(change) ?? {}
  const gone = new Set([...burst, ...fallen])
  return change.before.bed.filter(({ id, kind }) => kind === thing && gone.has(id)).length
}

const frozen = ({ bed }: State) => bed.filter(({ kind }) => kind > FROST).length

/** Whether a seed bounced off a post before it burst something. A straight path has four numbers: two points. */
function isOffPost(change: Change): boolean {
  const { bed, sunk } = change.before
  return burst(change) > 0 && fly(fieldOf(bed), sunk, shotOf(change)?.aim ?? 0).path.length > 4
}

/** The highest count within one change. */
const most = (id: string, words: string, count: number, of: (change: Change) => number): Goal<State> => ({
  id,
  words,
  count,
  step: (progress, change) => Math.max(progress, of(change)),
})

/** The total over all rounds. */
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
  sum('cleared', 'Clear 120 blossoms in total', 120, (change) => burst(change) + fallen(change)),
  most('fall', 'Drop eight loose blossoms with one shot', 8, fallen),
  whenever('posts', 'Burst blossoms with ten bounced shots', isOffPost, 10),
  whenever(
    'three-stars',
    'Clear a bed above level 5 with three stars',
    (change) => change.level > 5 && threeStars(change),
  ),
  sum('stones', 'Drop 20 stones in total', 20, (change) => taken(change, STONE)),
  whenever('today', 'Win today’s round with three stars', (change) => change.isToday && threeStars(change)),
  most('ice', 'Free four blossoms from ice with one shot', 4, (change) =>
    shotOf(change) ? frozen(change.before) - frozen(change.after) : 0,
  ),
  whenever(
    'last',
    'Clear a bed with your very last seed',
    (change) => hasWon(change) && !seedsLeft(change.after),
  ),
  most('pods', 'Set off three pods with one seed', 3, (change) => taken(change, POD)),
  sum('bees', 'Free 30 bees in total', 30, (change) => taken(change, BEE)),
]

/** The kit makes goals of the day and the week from these. */
export const facts: readonly Fact<State>[] = [
  ...levelFacts(rules, levels, ['Clear # beds', 'Clear # beds without a hint']),
  {
    id: 'blossoms',
    once: 'Clear # blossoms in one round',
    total: 'Clear # blossoms',
    usual: 20,
    step: (sum, change) => sum + burst(change) + fallen(change),
  },
  {
    id: 'burst',
    once: 'Burst # blossoms with one seed',
    usual: 4,
    step: (most, change) => Math.max(most, burst(change)),
  },
  {
    id: 'fall',
    once: 'Drop # blossoms with one shot',
    usual: 3,
    step: (most, change) => Math.max(most, fallen(change)),
  },
  {
    id: 'streak',
    once: 'Burst with # shots in a row',
    usual: 3,
    step: (most, { after }) => Math.max(most, after.streak),
  },
]

export const looks: readonly Look[] = [
  { id: 'greenhouse', name: 'Greenhouse' },
  { id: 'autumn', name: 'Autumn orchard', goals: 2 },
  { id: 'sugar', name: 'Sugar garden', goals: 4 },
  { id: 'moon', name: 'Moonlit garden', level: 20 },
  { id: 'reef', name: 'Coral reef', goals: 7 },
  { id: 'lantern', name: 'Lantern night', level: 60 },
  { id: 'winter', name: 'Winter garden', goals: 10 },
]

export const feats: readonly Feat<State>[] = [
  { id: 'points', name: 'Most points', of: ({ score }) => score },
  { id: 'left', name: 'Most seeds left', of: (state) => (state.bed.length ? 0 : seedsLeft(state)) },
]
