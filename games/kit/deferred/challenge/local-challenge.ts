/** Describes a challenge whose round this page can replay. */
import type { Played } from '../../replay/replay-to-end.ts'
import type { Rival } from '../../round/standing.ts'
import type { Rules } from '../../rules.ts'
import type { Challenge } from './link.ts'
import { ghostOf } from './replay.ts'

/** With the opening position, if it is known: making it may take long. */
export interface LocalChallenge<State, Action> extends Challenge<Action> {
  readonly start?: State | undefined
}

/** The round to replay. Undefined if the challenge has no log. */
export const playedOf = <State, Action>({
  log,
  ...round
}: LocalChallenge<State, Action>): Played<State, Action> | undefined => log && { ...round, log }

/** The result to beat, with a ghost in real time. */
export function rivalOf<State, Action>(
  rules: Rules<State, Action>,
  challenge: LocalChallenge<State, Action>,
  isChallenge: boolean,
): Rival<State> {
  const played = playedOf(challenge)
  return {
    number: challenge.result,
    isChallenge,
    ...(played && rules.tick ? { at: ghostOf(rules, played) } : {}),
  }
}
