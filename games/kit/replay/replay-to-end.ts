/** Replays a round to its end, to compute its real result. Pure. */
import type { Rules } from '../rules.ts'
import type { LogEntry } from './log.ts'

export interface Played<State, Action> {
  readonly seed: number
  readonly level: number
  /** The opening position, if it is known: making it may take long. */
  readonly start?: State | undefined
  readonly log: readonly LogEntry<Action>[]
  /** Length of a real-time round. A turn-based round ends with its last action. */
  readonly ticks: number
}

/** A round that the rules have replayed. */
export interface Replayed<State> {
  readonly start: State
  readonly end: State
}

/** 'illegal' if the rules reject the round, 'too long' if the replay missed its deadline. */
export type ReplayVerdict<State> = Replayed<State> | 'illegal' | 'too long'

/** Steps between two pauses. */
const SLICE = 200

/** Replays in slices. Throws whatever the rules throw. */
export function* replaying<State, Action>(
  rules: Rules<State, Action>,
  { seed, level, start = rules.start(seed, level), log, ticks }: Played<State, Action>,
): Generator<undefined, Replayed<State>> {
  let state = start
  let steps = 0
  let done = 0
  for (let tick = 0; ; tick++) {
    for (let next = log[done]; next && next[0] <= tick; next = log[++done]) {
      state = rules.act(state, next[1])
      if (++steps % SLICE === 0) yield undefined
    }
    if (!rules.tick || tick >= ticks) return { start, end: state }
    state = rules.tick(state)
    if (++steps % SLICE === 0) yield undefined
  }
}
