/**
 * Takes up a saved round, if the rules themselves say that it is one. Whatever is wrong with it, nothing throws: it is
 * left behind, and a new round begins.
 */
import type { Rules } from '../rules.ts'
import { unpackLog } from './packed.ts'
import type { Round } from './save.ts'
import type { Opening, Step } from './session.ts'

export function takeUp<State, Action>(
  rules: Rules<State, Action>,
  round: Round | undefined,
  version: number,
): Opening<State, Action> | undefined {
  if (round?.game !== version) return undefined
  try {
    const opening = rules.tick ? asSaved(rules, round) : playedAgain(rules, round)
    return opening?.state && rules.outcome(opening.state) === 'playing' ? opening : undefined
  } catch {
    return undefined
  }
}

/** In real time there are too many ticks to play again; the game says what a state of it is like. */
function asSaved<State, Action>(
  { fits }: Rules<State, Action>,
  { seed, level, state, ticks = 1, log }: Round,
): Opening<State, Action> | undefined {
  return fits?.(state) ? { seed, level, state, ticks, log: unpackLog(log) } : undefined
}

/** A round in turns is what its actions lead to, and nothing else. */
function playedAgain<State, Action>(
  rules: Rules<State, Action>,
  { seed, level, actions, state: saved }: Round,
): Opening<State, Action> | undefined {
  const past: Step<State, Action>[] = []
  let state = rules.start(seed, level)
  for (const action of actions as readonly Action[]) {
    past.push({ state, action })
    state = rules.act(state, action)
  }
  return isSame(state, saved) ? { seed, level, state, past } : undefined
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
