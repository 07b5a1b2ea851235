/** What a climber can try for, the eggs that it earns, and records besides the score. */
import type { Feat, Goal, Look, Moment } from '../kit/goals.ts'
import { POINTS, TREE, ZONES } from './rules/curve.ts'
import type { Climb } from './rules.ts'

type Change = Moment<Climb>

const nestsIn = ({ before, after }: Change) => after.best - before.best
/** Points for seeds: a landing catches none. */
const caughtIn = (change: Change) =>
  nestsIn(change) ? 0 : Math.max(0, change.after.points - change.before.points)
const goldenIn = (change: Change) => Math.floor(caughtIn(change) / POINTS.golden)
const seedsIn = (change: Change) => goldenIn(change) + (caughtIn(change) % POINTS.golden)

/** Ticks. */
const HALF_A_MINUTE = 1800

const [, treetops, clouds, , stars] = ZONES

export const goals: readonly Goal<Climb>[] = [
  { id: 'ten', words: 'Climb ten nests', count: 10, step: (_, { after }) => after.best },
  {
    id: 'centres',
    words: 'Land dead centre four times in one climb',
    count: 4,
    step: (_, { after }) => after.centres,
  },
  {
    id: 'seeds',
    words: 'Catch 20 seeds in all',
    count: 20,
    overall: true,
    step: (n, change) => n + seedsIn(change),
  },
  {
    id: 'treetops',
    words: 'Reach the treetops with all three eggs',
    count: treetops.from,
    step: (n, { after }) => (after.eggs === TREE.eggs ? after.best : n),
  },
  {
    id: 'row',
    words: 'Land dead centre five times in a row',
    count: 5,
    step: (_, { after }) => after.combo,
  },
  { id: 'clouds', words: 'Climb up to the clouds', count: clouds.from, step: (_, { after }) => after.best },
  {
    id: 'mended',
    words: 'Mend ten cracked eggs in all',
    count: 10,
    overall: true,
    step: (n, change) => n + Number(change.before.cracked && nestsIn(change) > 0),
  },
  {
    id: 'brisk',
    words: 'Climb 20 nests in half a minute',
    count: 20,
    step: (n, { after }) => (after.tick > HALF_A_MINUTE ? n : after.best),
  },
  {
    id: 'golden',
    words: 'Catch 15 golden seeds in all',
    count: 15,
    overall: true,
    step: (n, change) => n + goldenIn(change),
  },
  {
    id: 'steady',
    words: 'Climb 40 nests without falling back',
    count: 40,
    step: (n, { after }) => (after.backs ? n : after.best),
  },
  {
    id: 'today',
    words: 'Climb 60 nests in today’s round',
    count: 60,
    step: (_, { after, isToday }) => (isToday ? after.best : 0),
  },
  { id: 'stars', words: 'Climb up to the stars', count: stars.from, step: (_, { after }) => after.best },
  {
    id: 'nests',
    words: 'Climb 2,000 nests in all',
    count: 2000,
    overall: true,
    step: (n, change) => n + nestsIn(change),
  },
  {
    id: 'high',
    words: 'Climb 150 nests in one climb',
    count: 150,
    step: (_, { after }) => after.best,
  },
  {
    id: 'perfect',
    words: 'Land dead centre 20 times in a row',
    count: 20,
    step: (_, { after }) => after.combo,
  },
]

export const looks: readonly Look[] = [
  { id: 'farm', name: 'Farm egg' },
  { id: 'thrush', name: 'Thrush egg', goals: 2 },
  { id: 'easter', name: 'Easter egg', goals: 4 },
  { id: 'acorn', name: 'Acorn', goals: 6 },
  { id: 'snow', name: 'Snowball', goals: 8 },
  { id: 'night', name: 'Night sky', goals: 10 },
  { id: 'golden', name: 'Golden egg', goals: 12 },
]

export const feats: readonly Feat<Climb>[] = [
  { id: 'nests', name: 'Highest nest', of: ({ best }) => best },
  { id: 'centres', name: 'Most dead centres', of: ({ centres }) => centres },
]
