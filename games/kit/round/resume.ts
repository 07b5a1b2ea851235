/**
 * Resumes a saved round if the rules accept it. A damaged round is discarded and never throws. Games in turns and in real
 * time store their rounds differently; the build picks the one that a game needs.
 */
import type { Rules } from '../rules.ts'
import { RESUME_DEADLINE_MS } from '../save/limits.ts'
import { packLog, unpackLog } from '../replay/log-text.ts'
import type { Records, Round } from '../save/save.ts'
import type { Opening, Session, Step } from './session.ts'

export interface RoundFormat {
  /** What is kept besides state and actions; when the page is left, with all that was done. */
  note<State, Action>(session: Session<State, Action>, gained: Records, isLeft: boolean): Partial<Round>
  /** `start` is its opening position, where that has been made already. */
  reopen<State, Action>(
    rules: Rules<State, Action>,
    round: Round,
    start?: State,
  ): Opening<State, Action> | undefined
}

export function resumeRound<State, Action>(
  format: RoundFormat,
  rules: Rules<State, Action>,
  round: Round | undefined,
  version: number,
  start?: State,
): Opening<State, Action> | undefined {
  if (round?.game !== version) return undefined
  try {
    const opening = format.reopen(rules, round, start)
    return opening?.state && rules.outcome(opening.state) === 'playing' ? opening : undefined
  } catch {
    return undefined
  }
}

/** In real time there are too many ticks to play again; the game says what a state of it is like. */
export const realTimeFormat: RoundFormat = {
  note: ({ ticks, log }, progress, isLeft) => ({
    ticks,
    progress,
    log: isLeft ? packLog(log) : undefined,
  }),
  reopen: ({ fits, isAction }, { seed, level, state, ticks = 1, log }) =>
    fits?.(state) ? { seed, level, state, ticks, log: unpackLog(log, { isAction, ticks }) } : undefined,
}

/** A round in turns is what its actions lead to, and nothing else. */
export const turnFormat: RoundFormat = {
  note: () => ({}),
  reopen<State, Action>(
    rules: Rules<State, Action>,
    { seed, level, actions, state: saved }: Round,
    start = rules.start(seed, level),
  ) {
    const past: Step<State, Action>[] = []
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
