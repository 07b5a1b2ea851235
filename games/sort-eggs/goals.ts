/** Goals, the looks they unlock, and the records. */
import { whenever, type Fact, type Feat, type Goal, type Look } from '../kit/goals.ts'
import { FARM, timesOf } from './rules/curve.ts'
import type { Day } from './rules.ts'

export const goals: readonly Goal<Day>[] = [
  { id: 'ten', words: 'Bring home ten eggs in one round', count: 10, step: (_, { after }) => after.home },
  { id: 'golden', words: 'Bring home a golden egg', count: 1, step: (_, { after }) => after.golds },
  {
    id: 'triple',
    words: 'Fill the nests until eggs are worth ×3',
    count: 3,
    step: (_, { after }) => timesOf(after.longest),
  },
  { id: 'night', words: 'Reach the first night', count: 1, step: (_, { after }) => after.nights },
  {
    id: 'hundred',
    words: 'Bring home 100 eggs in total',
    count: 100,
    overall: true,
    step: (_, { after }) => after.home,
  },
  {
    id: 'rotten',
    words: 'Throw out 25 rotten eggs in total',
    count: 25,
    overall: true,
    step: (_, { after }) => after.thrown,
  },
  whenever(
    'whole',
    'End a day without a broken egg',
    ({ before, after }) => after.nights > before.nights && !after.slips,
  ),
  {
    id: 'today',
    words: 'Score 300 in today’s round',
    count: 300,
    step: (_, { after, isToday }) => (isToday ? after.points : 0),
  },
  {
    id: 'heart',
    words: 'Bring home 15 eggs on your last heart',
    count: 15,
    step: (brought, { before, after }) =>
      before.broken === FARM.broken - 1 ? brought + after.home - before.home : brought,
  },
  {
    id: 'foxes',
    words: 'Shoo three foxes away in one round',
    count: 3,
    step: (_, { after }) => after.shooed,
  },
  { id: 'fed', words: 'Feed a rotten egg to a fox', count: 1, step: (_, { after }) => after.fed },
  { id: 'week', words: 'Reach the seventh day', count: 6, step: (_, { after }) => after.nights },
]

/** The kit makes goals of the day and the week from these. */
export const facts: readonly Fact<Day>[] = [
  {
    id: 'home',
    once: 'Bring home # eggs in one round',
    total: 'Bring home # eggs',
    usual: 12,
    step: (_, { after }) => after.home,
  },
  { id: 'row', once: 'Bring home # eggs in a row', usual: 8, step: (_, { after }) => after.longest },
  {
    id: 'points',
    once: 'Score # in one round',
    total: 'Score #',
    usual: 60,
    step: (_, { after }) => after.points,
  },
  {
    id: 'whole',
    once: 'Bring home # eggs before one breaks',
    usual: 6,
    step: (n, { after }) => (after.broken ? n : after.home),
  },
  { id: 'rotten', total: 'Throw out # rotten eggs', usual: 1, step: (_, { after }) => after.thrown },
  { id: 'golden', total: 'Bring home # golden eggs', usual: 0, step: (_, { after }) => after.golds },
]

export const looks: readonly Look[] = [
  { id: 'farm', name: 'Farmyard' },
  { id: 'harvest', name: 'Harvest home', goals: 2 },
  { id: 'china', name: 'Blue china', goals: 3 },
  { id: 'snow', name: 'First snow', goals: 5 },
  { id: 'cocoa', name: 'Chocolate box', goals: 7 },
  { id: 'dragon', name: 'Dragon’s nest', goals: 9 },
  { id: 'moon', name: 'Moon hen', goals: 11 },
]

export const feats: readonly Feat<Day>[] = [
  { id: 'row', name: 'Most eggs in a row', of: ({ longest }) => longest },
  { id: 'golden', name: 'Most golden eggs', of: ({ golds }) => golds },
]
