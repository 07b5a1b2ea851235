/** Describes the result of a round: stars, crown, moves and par, or the score. Pure. */
import type { Game } from '../../game.ts'
import { earnedCrown, earnedStars, showsStars, type Standing } from '../../round/standing.ts'
import { fullLevelName, moves, starWords } from '../../shell/words.ts'

/** The emblem of the end card in words, if the game does not say it otherwise; announced only. */
export function awardWords<S, A>(game: Game<S, A>, standing: Standing<S>): string {
  const earned = earnedStars(game, standing)
  return earned && showsStars(game, standing) ? starWords(earned, earnedCrown(game, standing)) : ''
}

/** The first lines of the end card, also announced. */
export function resultTexts<S, A>(game: Game<S, A>, { state, level }: Standing<S>): string[] {
  const { rules, levels } = game
  const score = `Score ${rules.score(state)}`
  if (!levels) return [score]
  const name = fullLevelName(game, level)
  if (levels.names) return [name]
  const isPlain = rules.outcome(state) === 'won' && !levels.titles?.[level]
  return [name + (isPlain ? ' done' : ''), moves(game, state) || score]
}
