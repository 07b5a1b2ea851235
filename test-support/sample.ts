/** Chooses a sample of a list by the run's seed. `FULL_TESTS=yes`, as in `npm run bench full-tests`, takes all of it. */
import { chance } from '../games/kit/rules/chance.ts'
import { sized } from '../games/kit/test/size.ts'
import { runSeed } from './run-seed.ts'

/** Returns so many elements, in the order of the list. */
export function sampleOf<Each>(all: readonly Each[], count: number): Each[] {
  const order = chance(runSeed()).shuffle([...all.keys()])
  const chosen = new Set(order.slice(0, sized(all.length, count)))
  return all.filter((_, at) => chosen.has(at))
}
