/** Defines the goals, from easy to hard, and the looks that they unlock. */
import type { Fact, Goal, Look } from '../kit/goals.ts'
import type { PetalFall } from './rules/state.ts'

export const goals: readonly Goal<PetalFall>[] = [
  {
    id: 'row',
    words: 'Catch ten petals in a row',
    count: 10,
    step: (progress, { after }) => Math.max(progress, after.row),
  },
  {
    id: 'petals',
    words: 'Catch 200 petals in all',
    count: 200,
    overall: true,
    step: (progress, { before, after }) => progress + after.caught - before.caught,
  },
]

/** The kit makes goals of the day and the week from these. */
export const facts: readonly Fact<PetalFall>[] = [
  {
    id: 'petals',
    once: 'Catch # petals in one round',
    total: 'Catch # petals',
    usual: 30,
    step: (_, { after }) => after.caught,
  },
  {
    id: 'row',
    once: 'Catch # petals in a row',
    usual: 8,
    step: (most, { after }) => Math.max(most, after.row),
  },
  {
    id: 'centre',
    once: 'Catch # petals in the very middle',
    total: 'Catch # petals in the middle',
    usual: 10,
    // These count twice.
    step: (_, { after }) => after.points - after.caught,
  },
  {
    id: 'clean',
    once: 'Catch # petals before losing one',
    usual: 12,
    step: (n, { after }) => (after.lost > 0 ? n : after.caught),
  },
  {
    id: 'points',
    once: 'Score # points in one round',
    total: 'Score # points',
    usual: 45,
    step: (_, { after }) => after.points,
  },
]

export const looks: readonly Look[] = [
  { id: 'blossom', name: 'Blossom' },
  { id: 'lagoon', name: 'Lagoon', goals: 1 },
]
