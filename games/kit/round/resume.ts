/**
 * Resumes a saved round if the rules accept it. A damaged round is discarded and never throws. Turn-based and real-time
 * games store rounds in different formats; the build includes only the one that a game needs.
 */
import type { Rules } from '../rules.ts'
import { RESUME_DEADLINE_MS } from '../save/limits.ts'
import { packLog, unpackLog } from '../replay/log-text.ts'
import type { Records } from '../save/records.ts'
import type { Round } from '../save/save.ts'
import type { RoundOpening, Session, PlayedStep } from './session.ts'

export interface RoundFormat {
  /** Fields stored besides state and actions. The log is included only when the page is left. */
  note<State, Action>(session: Session<State, Action>, gained: Records, isLeft: boolean): Partial<Round>
  /** `start` is the opening position, if it has already been made. */
  reopen<State, Action>(
    rules: Rules<State, Action>,
    round: Round,
    start?: State,
  ): RoundOpening<State, Action> | undefined
}

export function resumeRound<State, Action>(
  format: RoundFormat,
  rules: Rules<State, Action>,
  round: Round | undefined,
  version: number,
  start?: State,
): RoundOpening<State, Action> | undefined {
  if (round?.game !== version) return undefined
  try {
    const opening = format.reopen(rules, round, start)
    return opening?.state && rules.outcome(opening.state) === 'playing' ? opening : undefined
  } catch {
    return undefined
  }
}

/** Stores the state, which the rules validate on reading: replaying every tick would take too long. */
export const realTimeFormat: RoundFormat = {
  note: ({ ticks, log }, progress, isLeft) => ({
    ticks,
    progress,
    log: isLeft ? packLog(log) : undefined,
  }),
  reopen: ({ fits, isAction }, { seed, level, state, ticks = 1, log }) =>
    fits?.(state) ? { seed, level, state, ticks, log: unpackLog(log, { isAction, ticks }) } : undefined,
}

/** Replays the stored actions, and requires that they lead to the stored state. */
export const turnFormat: RoundFormat = {
  note: () => ({}),
  reopen<State, Action>(
    rules: Rules<State, Action>,
    { seed, level, actions, state: saved }: Round,
    start = rules.start(seed, level),
  ) {
    const past: PlayedStep<State, Action>[] = []
    const began = performance.now()
    let state = start
    for (const action of actions) {
      if (!rules.isAction(action) || performance.now() - began > RESUME_DEADLINE_MS) return undefined
      past.push({ state, action })
      state = rules.act(state, action)
    }
    return isSame(state, saved) ? { seed, level, state, past } : undefined
  },
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
