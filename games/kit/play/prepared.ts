/** Rounds that are likely to follow, made by the thinker while this one is played. */
import type { Opening } from './session.ts'
import type { Thinker } from './thinker.ts'

/** Without a seed any will do. */
export interface Wanted {
  readonly seed?: number | undefined
  readonly level: number
}

interface Likely extends Wanted {
  readonly seed: number
}

export interface Prepared<State, Action> {
  /** One after the other; what was prepared before and is not among them is forgotten. */
  prepare(likely: readonly Likely[]): Promise<void>
  /** Each is there only once: what is played of it must not be there the next time. */
  take(wanted: Wanted): Opening<State, Action> | undefined
}

export function openPrepared<State, Action>(
  thinker: Thinker<State, Action> | undefined,
): Prepared<State, Action> {
  let ready: Opening<State, Action>[] = []
  return {
    async prepare(likely) {
      ready = []
      for (const { seed, level } of likely) {
        const state = await thinker?.start(seed, level)
        if (state !== undefined) ready.push({ seed, level, state })
      }
    },
    take({ seed, level }) {
      const found = ready.find((one) => one.level === level && (seed === undefined || one.seed === seed))
      ready = ready.filter((one) => one !== found)
      return found
    },
  }
}
