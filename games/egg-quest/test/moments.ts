/** Measures fevers, golden nests and causes of lost eggs in simulated rounds. */
import type { Who } from '../../kit/test/people.ts'
import { isFever } from '../rules/chain.ts'
import { nestOf, type Climb } from '../rules.ts'
import { people } from './people.ts'

interface MeasuredRound {
  /** Seconds until each fever, and until each choice between an ordinary and a golden nest. */
  readonly fevers: readonly number[]
  readonly forks: readonly number[]
  /** What the last egg of the round was lost to. */
  readonly cause: string
}

export function measureRound(who: Who, seed: number, longest: number): MeasuredRound {
  const fevers: number[] = []
  const forks: number[] = []
  let cause = 'none'
  let ticks = 0
  /** The climb before the last leap, or before its nest let the egg go. */
  let leapt: Climb | undefined
  people.play(who, seed, longest, (from, to) => {
    const [before, after] = [from as Climb, to as Climb]
    if (after.leaps === before.leaps) ticks++
    if (!before.flight && after.flight) leapt = before
    if (isFever(after) && !isFever(before)) fevers.push(ticks / 60)
    if (after.best > before.best && after.nests.some(({ id, forked }) => forked && id === after.best + 1))
      forks.push(ticks / 60)
    if (leapt && after.eggs < before.eggs) cause = causeOf(leapt, before)
  })
  return { fevers, forks, cause }
}

/** The element that cost an egg: what spoilt the leap, or the kind of the nest that was missed. */
function causeOf(leapt: Climb, before: Climb): string {
  const here = nestOf(leapt, leapt.at)
  const above = nestOf(leapt, leapt.at + (here.kind === 'spring' ? 2 : 1))
  if (before.bumps > leapt.bumps) return 'crow'
  if (before.leaps === leapt.leaps) return 'nest let go'
  if (here.wind) return 'wind'
  if (here.kind === 'spring') return 'leap from a spring'
  return above.forked ? 'fork' : above.kind
}
