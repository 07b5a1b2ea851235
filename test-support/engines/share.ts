/** Divides games among Firefox and WebKit, so that a run takes half as long. */
import { sized } from '../../games/kit/test/size.ts'
import { runSeed } from '../run-seed.ts'

/** Chromium has tests of its own, and gets the same share as WebKit. */
const FIRST = 'Firefox'

/**
 * Every second element: the other engine gets the others, so that each is tried in every run. The run's seed chooses which,
 * so that within a few versions each is tried in both. `FULL_TESTS=yes` tries all in each.
 */
export function shareOf<Each>(all: readonly Each[], engineName: string): readonly Each[] {
  const isOwn = (at: number) => (at + runSeed()) % 2 === (engineName === FIRST ? 0 : 1)
  return all.length === 1
    ? all
    : sized(
        all,
        all.filter((_, at) => isOwn(at)),
      )
}
