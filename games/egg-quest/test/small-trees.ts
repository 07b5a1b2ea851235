/** Builds small trees for tests. */
import type { NestKind, Nest } from '../rules/nests.ts'
import { isReady, rules, type Climb } from '../rules.ts'

/** Tick after the grace period: three periods of the nests here. */
export const LATER = 600

export const tick = (climb: Climb): Climb => rules.tick?.(climb) ?? climb

/** An egg in nest 1 of the given kind, after the grace period. All other nests are still and out of reach. */
export function sittingIn(kind: NestKind, above: Partial<Nest> = {}): Climb {
  const start = rules.start(1, 1)
  const nests = start.nests.map((nest) =>
    nest.id === 1
      ? {
          ...nest,
          kind,
          forked: false,
          x: 0,
          reach: kind === 'still' ? 0 : 80,
          period: 200,
          phase: 0,
          half: 40,
        }
      : {
          ...nest,
          kind: 'still' as const,
          forked: false,
          x: 500,
          reach: 0,
          half: 40,
          ...(nest.id === 2 && above),
        },
  )
  return { ...start, nests, seeds: [], at: 1, best: 1, tick: LATER }
}

export const withNest = (climb: Climb, id: number, more: Partial<Nest>): Climb => ({
  ...climb,
  nests: climb.nests.map((nest) => (nest.id === id ? { ...nest, ...more } : nest)),
})

/** The first state after a leap that is ready again or ends the round. */
export function afterLeap(climb: Climb): Climb {
  let now = tick(rules.act(climb, 'leap'))
  for (let i = 0; i < 300 && rules.outcome(now) === 'playing' && !isReady(now); i++) now = tick(now)
  return now
}
