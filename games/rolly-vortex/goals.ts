/** What can be tried for in the tube, and the balls that it unlocks. */
import type { Feat, Goal, Look } from '../kit/goals.ts'
import type { State } from './rules/state.ts'
import { ZONE_LENGTH, ZONES } from './view/zones.ts'

const metres = ({ distance }: State) => Math.floor(distance)

export const goals: readonly Goal<State>[] = [
  {
    id: 'lagoon',
    words: 'Roll 320 metres, into Lagoon',
    count: ZONE_LENGTH,
    step: (_, { after }) => metres(after),
  },
  { id: 'gems', words: 'Take 12 gems in one roll', count: 12, step: (_, { after }) => after.gems },
  { id: 'near', words: 'Make 4 near misses in one roll', count: 4, step: (_, { after }) => after.nearMisses },
  {
    id: 'bubble',
    words: 'Put on a new bubble after losing one',
    count: 1,
    step: (n, { before, after }) => n + Number(after.bubble && !before.bubble),
  },
  { id: 'row', words: 'Take 10 gems in a row', count: 10, step: (n, { after }) => Math.max(n, after.chain) },
  {
    id: 'metres',
    words: 'Roll 5,000 metres in all',
    count: 5000,
    overall: true,
    step: (_, { after }) => metres(after),
  },
  {
    id: 'shy',
    words: 'Roll 500 metres without taking a gem',
    count: 500,
    step: (n, { after }) => (after.gems === 0 ? metres(after) : n),
  },
  {
    id: 'treasure',
    words: 'Take 300 gems in all',
    count: 300,
    overall: true,
    step: (_, { after }) => after.gems,
  },
  {
    id: 'today',
    words: 'Roll 1,000 metres in the tube of the day',
    count: 1000,
    step: (n, { after, isToday }) => (isToday ? metres(after) : n),
  },
  {
    id: 'unscathed',
    words: 'Roll 1,280 metres on your first bubble',
    count: 4 * ZONE_LENGTH,
    // It keeps up with the metres for as long as the bubble holds; once behind, it stays behind.
    step: (n, { before, after }) => (after.bubble && n === metres(before) ? metres(after) : n),
  },
  {
    id: 'daring',
    words: 'Make 100 near misses in all',
    count: 100,
    overall: true,
    step: (_, { after }) => after.nearMisses,
  },
  {
    id: 'zones',
    words: 'Roll through all seven zones',
    count: ZONES.length * ZONE_LENGTH,
    step: (_, { after }) => metres(after),
  },
  {
    id: 'necklace',
    words: 'Take 30 gems in a row',
    count: 30,
    step: (n, { after }) => Math.max(n, after.chain),
  },
  {
    id: 'marathon',
    words: 'Roll a marathon in all: 42,195 metres',
    count: 42_195,
    overall: true,
    step: (_, { after }) => metres(after),
  },
  {
    id: 'second-lap',
    words: 'Roll through all seven zones twice',
    count: 2 * ZONES.length * ZONE_LENGTH,
    step: (_, { after }) => metres(after),
  },
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
]
