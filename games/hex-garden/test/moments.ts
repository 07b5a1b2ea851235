/** Measures the special moments of simulated rounds: the visits of the swarm. */
import type { Who } from '../../kit/test/people.ts'
import { LONGEST } from '../../kit/test/targets.ts'
import type { State } from '../rules.ts'
import { people } from './people.ts'

interface Moments {
  readonly swarms: number
  /** Seconds until the first swarm; infinite without any. */
  readonly firstSwarm: number
}

export function momentsOf(who: Who, seed: number): Moments {
  let [swarms, firstPlanted] = [0, Infinity]
  let last: State | undefined
  const { seconds } = people.play(who, seed, LONGEST, (_, after) => {
    last = after as State
    if (last.swarms > swarms) firstPlanted = Math.min(firstPlanted, last.planted)
    swarms = last.swarms
  })
  return { swarms, firstSwarm: (firstPlanted * seconds) / (last?.planted ?? 1) }
}
