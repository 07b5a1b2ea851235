/** Small trees for tests. */
import type { Kind, Nest } from '../rules/nests.ts'
import { isReady, rules, type Climb } from '../rules.ts'

/** Ticks: three times the period of the nests here. */
export const LATER = 600

export const tick = (climb: Climb): Climb => rules.tick?.(climb) ?? climb

/** A tree of the given kinds, the egg in its second nest: late enough for Mother hen not to look after it. */
export function standing(kind: Kind, above: Partial<Nest> = {}): Climb {
  const start = rules.start(1, 1)
  const nests = start.nests.map((nest) =>
    nest.id === 1
      ? { ...nest, kind, x: 0, reach: kind === 'still' ? 0 : 80, period: 200, phase: 0, half: 40 }
      : { ...nest, kind: 'still' as const, x: 500, reach: 0, half: 40, ...(nest.id === 2 && above) },
  )
  return { ...start, nests, seeds: [], at: 1, best: 1, tick: LATER }
}

export const withNest = (climb: Climb, id: number, more: Partial<Nest>): Climb => ({
  ...climb,
  nests: climb.nests.map((nest) => (nest.id === id ? { ...nest, ...more } : nest)),
})

/** The first state that is ready again after a leap, or the last one. */
export function leapt(climb: Climb): Climb {
  let now = tick(rules.act(climb, 'leap'))
  for (let i = 0; i < 300 && rules.outcome(now) === 'playing' && !isReady(now); i++) now = tick(now)
  return now
}
