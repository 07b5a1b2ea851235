/** Defines the goals, from easy to hard, and the looks that they unlock. */
import { whenever, type Fact, type Goal, type Look } from '../kit/goals.ts'
import type { FlowerBed } from './rules.ts'
import { FEWEST } from './rules/curve.ts'

export const goals: readonly Goal<FlowerBed>[] = [
  whenever('five', 'Pick five flowers at once', ({ before, after }) => after.picked - before.picked >= 5),
  {
    id: 'flowers',
    words: 'Pick 200 flowers in all',
    count: 200,
    overall: true,
    step: (progress, { before, after }) => progress + after.picked - before.picked,
  },
]

/** The kit makes goals of the day and the week from these. */
export const facts: readonly Fact<FlowerBed>[] = [
  {
    id: 'flowers',
    once: 'Pick # flowers in one round',
    total: 'Pick # flowers',
    usual: 12,
    step: (_, { after }) => after.picked,
  },
  {
    id: 'group',
    once: 'Pick # flowers at once',
    usual: 3,
    most: 16,
    step: (most, { before, after }) => Math.max(most, after.picked - before.picked),
  },
  {
    id: 'groups',
    once: 'Pick # groups in one round',
    total: 'Pick # groups',
    usual: 4,
    step: (n, { before, after }) => n + (after.picked > before.picked ? 1 : 0),
  },
  {
    id: 'planted',
    once: 'Plant # flowers in one round',
    total: 'Plant # flowers',
    usual: 25,
    step: (_, { after }) => after.planted,
  },
  {
    id: 'large',
    total: 'Pick # groups of four or more',
    usual: 1,
    step: (n, { before, after }) => n + (after.picked - before.picked > FEWEST ? 1 : 0),
  },
]

export const looks: readonly Look[] = [
  { id: 'cottage', name: 'Cottage' },
  { id: 'moonlit', name: 'Moonlit', goals: 1 },
]
