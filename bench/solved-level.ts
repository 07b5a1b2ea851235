/** Solves a level along its hints, and provides saves and a challenge link from the middle of the solution. */
import { fragmentOf, playRound } from '../test-support/games/challenge.ts'
import type { PlayableGame } from '../test-support/games/playable-games.ts'
import type { Challenge } from '../games/kit/deferred/challenge/link.ts'
import { FRESH_SAVE, type Round, type Save } from '../games/kit/save/save.ts'

export interface SolvedLevel {
  readonly game: PlayableGame
  readonly level: number
  readonly seed: number
  readonly actions: readonly unknown[]
  /** The state before each action, and the last one. */
  readonly states: readonly unknown[]
  /** The challenge link's part after the address of the game. */
  readonly fragment: string
}

/** Following the hints does not win with every seed. */
const MOST_SEEDS = 60

/** Finds a round of this level that is won by following its hints. */
function wonRound(
  game: PlayableGame,
  level: number,
): Challenge<unknown> & { log: readonly (readonly [number, unknown])[] } {
  const { slug, rules, levels } = game
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const { challenge, end } = playRound(game, { seed, level }, (state) => levels?.hint?.(state))
    if (rules.outcome(end) === 'won') return { ...challenge, log: challenge.log ?? [] }
  }
  throw new Error(`Level ${level} of ${slug} is not won along its hints with any of ${MOST_SEEDS} seeds.`)
}

export async function solveLevel(game: PlayableGame, level: number): Promise<SolvedLevel> {
  const { rules } = game
  const won = wonRound(game, level)
  const actions = won.log.map(([, action]) => action)
  const states = [rules.start(won.seed, level)]
  for (const action of actions) states.push(rules.act(states.at(-1), action))
  return { game, level, seed: won.seed, actions, states, fragment: await fragmentOf(game, won) }
}

/** A save with all levels before this one solved. */
export const saveAtLevel = (level: number): Save => ({
  ...FRESH_SAVE,
  level,
  stars: Object.fromEntries(Array.from({ length: level - 1 }, (_, i) => [i + 1, 3])),
  totals: { rounds: level },
})

/** The save of a round after this many moves. */
export function saveAfterMoves({ game, level, seed, actions, states }: SolvedLevel, moves: number): Save {
  const round: Round = {
    game: game.game.version ?? 1,
    seed,
    level,
    state: states[moves],
    actions: actions.slice(0, moves),
  }
  return { ...saveAtLevel(level), round }
}
