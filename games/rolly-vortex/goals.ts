/** Defines the goals and the balls that they unlock. */
import { whenever, type Fact, type Feat, type Goal, type Look } from '../kit/goals.ts'
import { zoneStart } from './rules/curve.ts'
import type { State } from './rules/state.ts'

const metres = ({ distance }: State) => Math.floor(distance)

/** Metres in one round. */
const far = (id: string, words: string, count: number): Goal<State> => ({
  id,
  words,
  count,
  step: (_, { after }) => metres(after),
})

/** Counts one of the round's counters. */
const many = (
  id: string,
  words: string,
  count: number,
  counter: 'gems' | 'nearMisses' | 'blazes' | 'smashed',
): Goal<State> => ({ id, words, count, step: (_, { after }) => after[counter] })

export const goals: readonly Goal<State>[] = [
  far('lagoon', 'Roll 290 metres, into Lagoon', zoneStart(1)),
  many('gems', 'Collect 40 gems in one round', 40, 'gems'),
  many('near', 'Have 4 near misses in one round', 4, 'nearMisses'),
  many('blaze', 'Fill the rush to set the ball ablaze', 1, 'blazes'),
  whenever(
    'bubble',
    'Get a new bubble after losing one',
    ({ before, after }) => after.bubble && !before.bubble,
  ),
  {
    id: 'row',
    words: 'Collect 30 gems in a row',
    count: 30,
    step: (n, { after }) => Math.max(n, after.chain),
  },
  many('smash', 'Smash 3 walls or blades in one round', 3, 'smashed'),
  far('ember', 'Roll into Ember, where the tube turns', zoneStart(3)),
  {
    id: 'shy',
    words: 'Roll 300 metres without collecting a gem',
    count: 300,
    step: (n, { after }) => (after.gems === 0 ? metres(after) : n),
  },
  {
    id: 'today',
    words: 'Roll 1,500 metres in today’s round',
    count: 1500,
    step: (n, { after, isToday }) => (isToday ? metres(after) : n),
  },
  {
    id: 'unscathed',
    words: 'Roll 1,280 metres without losing a bubble',
    count: 1280,
    // Follows the distance while the first bubble lasts. Once behind, it never catches up.
    step: (n, { before, after }) => (after.bubble && n === metres(before) ? metres(after) : n),
  },
  { ...many('daring', 'Have 100 near misses in total', 100, 'nearMisses'), overall: true },
  far('zones', 'Roll through all seven zones', zoneStart(7)),
  { ...far('marathon', 'Roll a marathon in total: 42,195 metres', 42_195), overall: true },
  many('furnace', 'Set the ball ablaze 8 times in one round', 8, 'blazes'),
]

/** The kit makes goals of the day and the week from these. */
export const facts: readonly Fact<State>[] = [
  {
    id: 'metres',
    once: 'Roll # metres in one round',
    total: 'Roll # metres',
    usual: 250,
    step: (_, { after }) => metres(after),
  },
  {
    id: 'gems',
    once: 'Collect # gems in one round',
    total: 'Collect # gems',
    usual: 12,
    step: (_, { after }) => after.gems,
  },
  {
    id: 'near',
    once: 'Have # near misses in one round',
    total: 'Have # near misses',
    usual: 1,
    step: (_, { after }) => after.nearMisses,
  },
  { id: 'row', once: 'Collect # gems in a row', usual: 6, step: (n, { after }) => Math.max(n, after.chain) },
  {
    id: 'whole',
    once: 'Roll # metres unscathed',
    usual: 100,
    step: (n, { before, after }) => (after.bubble && n === metres(before) ? metres(after) : n),
  },
  { id: 'blazes', total: 'Set the ball ablaze # times', usual: 0, step: (_, { after }) => after.blazes },
]

export const looks: readonly Look[] = [
  { id: 'sunny', name: 'Sunny' },
  { id: 'melon', name: 'Watermelon', goals: 2 },
  { id: 'beach', name: 'Beach ball', goals: 3 },
  { id: 'jupiter', name: 'Jupiter', goals: 5 },
  { id: 'comet', name: 'Comet', goals: 7 },
  { id: 'mirror', name: 'Mirror ball', goals: 9 },
  { id: 'lava', name: 'Lava', goals: 11 },
]

export const feats: readonly Feat<State>[] = [
  { id: 'metres', name: 'Metres rolled', of: metres },
  { id: 'gems', name: 'Most gems', of: ({ gems }) => gems },
  { id: 'near', name: 'Most near misses', of: ({ nearMisses }) => nearMisses },
  { id: 'smashed', name: 'Most obstacles smashed', of: ({ smashed }) => smashed },
]
