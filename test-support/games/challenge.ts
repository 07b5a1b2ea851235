/** Creates challenge links from the rules alone, as a visitor's page would. */
import { codeOf, type Challenge, type Maker } from '../../games/kit/deferred/challenge/link.ts'
import { FRAGMENT } from '../../games/kit/fragment.ts'
import type { LogEntry } from '../../games/kit/replay/log.ts'
import { numberOf } from '../../games/kit/round/standing.ts'
import type { PlayableGame } from './playable-games.ts'

/** A round played to its end. */
export interface Go {
  readonly challenge: Challenge<unknown>
  readonly end: unknown
}

const MOST_STEPS = 20_000

export const makerOf = ({ slug, game }: PlayableGame): Maker => ({ slug, version: game.version ?? 1 })

/** Plays a round. Calls `choose` before every tick or for every move. */
export function playRound(
  { slug, rules, game }: PlayableGame,
  { seed, level }: { seed: number; level: number },
  choose: (state: unknown, ticks: number) => unknown,
): Go {
  const log: LogEntry<unknown>[] = []
  let state = rules.start(seed, level)
  let ticks = 0
  for (let steps = 0; rules.outcome(state) === 'playing'; steps++) {
    if (steps > MOST_STEPS) throw new Error(`A round of ${slug} has not ended after ${steps} steps.`)
    const action = choose(state, ticks)
    if (action !== undefined) {
      log.push([ticks, action])
      state = rules.act(state, action)
    }
    if (rules.tick && rules.outcome(state) === 'playing') {
      state = rules.tick(state)
      ticks++
    }
  }
  const challenge = { seed, level, hinted: false, ticks, log, result: numberOf(game, state) }
  return { challenge, end: state }
}

/** Returns the part of a link after the game's address. */
export const fragmentOf = async (game: PlayableGame, challenge: Challenge<unknown>) =>
  FRAGMENT + (await codeOf(makerOf(game), challenge))
