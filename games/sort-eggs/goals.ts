/** What there is to try for on the farm, the looks that it earns, and what else can be a record. */
import type { Feat, Goal, Look } from '../kit/goals.ts'
import { FARM, HOURS } from './rules/curve.ts'
import type { Day } from './rules.ts'

/** Eggs in their baskets. */
const home = ({ baskets }: Day) => baskets.reduce((sum, { held }) => sum + held, 0)

/** Every golden egg is worth more than the one that it counts as. */
const golden = (day: Day) => (day.points - home(day)) / (FARM.goldenPoints - 1)

/** Whether this hour of the first day has come. */
const isPast = ({ tick }: Day, name: (typeof HOURS)[number]['name']) =>
  tick >= (HOURS.find((hour) => hour.name === name)?.from ?? 1) * FARM.day

export const goals: readonly Goal<Day>[] = [
  { id: 'ten', words: 'Bring home ten eggs in one round', count: 10, step: (_, { after }) => home(after) },
  { id: 'tree', words: 'Grow a tree with three gates', count: 3, step: (_, { after }) => after.gates.length },
  { id: 'golden', words: 'Bring home a golden egg', count: 1, step: (_, { after }) => golden(after) },
  { id: 'row', words: 'Sort 15 eggs in a row', count: 15, step: (_, { after }) => after.longest },
  {
    id: 'hundred',
    words: 'Bring home 100 eggs in all',
    count: 100,
    overall: true,
    step: (_, { after }) => home(after),
  },
  {
    id: 'noon',
    words: 'Reach noon without a broken egg',
    count: 1,
    step: (reached, { after }) => (!after.broken && isPast(after, 'noon') ? 1 : reached),
  },
  {
    id: 'thrift',
    words: 'Bring home 25 eggs with at most 25 flips',
    count: 25,
    step: (most, { after }) => (after.flips <= 25 ? home(after) : most),
  },
  {
    id: 'goldens',
    words: 'Bring home 20 golden eggs in all',
    count: 20,
    overall: true,
    step: (_, { after }) => golden(after),
  },
  {
    id: 'baskets',
    words: 'Put three eggs into each of six baskets',
    count: 3,
    step: (_, { after: { baskets } }) =>
      baskets.length < 6 ? 0 : baskets.reduce((least, { held }) => Math.min(least, held), 3),
  },
  {
    id: 'today',
    words: 'Score 60 in today’s round',
    count: 60,
    step: (_, { after, isToday }) => (isToday ? after.points : 0),
  },
  {
    id: 'heart',
    words: 'Bring home 15 eggs with your last heart',
    count: 15,
    step: (brought, { before, after }) =>
      before.broken === FARM.broken - 1 ? brought + home(after) - home(before) : brought,
  },
  {
    id: 'thousand',
    words: 'Bring home 1,000 eggs in all',
    count: 1000,
    overall: true,
    step: (_, { after }) => home(after),
  },
  { id: 'long', words: 'Sort 60 eggs in a row', count: 60, step: (_, { after }) => after.longest },
  {
    id: 'nights',
    words: 'Go on until night in five rounds',
    count: 5,
    overall: true,
    step: (_, { after }) => (isPast(after, 'night') ? 1 : 0),
  },
  {
    id: 'flawless',
    words: 'Reach night without a broken egg',
    count: 1,
    step: (reached, { after }) => (!after.broken && isPast(after, 'night') ? 1 : reached),
  },
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
  { id: 'row', name: 'Longest row', of: ({ longest }) => longest },
  { id: 'golden', name: 'Golden eggs', of: golden },
]
