/** Describes the result of a game with levels: stars, crown, moves and par. */
import type { GameKind } from './cards.ts'
import { earnedCrown, earnedStars, showsStars } from '../round/standing.ts'
import { fullLevelName, moves, starWords } from './words.ts'

export const levelled: GameKind = {
  award(game, standing) {
    const earned = earnedStars(game, standing)
    return earned && showsStars(game, standing) ? starWords(earned, earnedCrown(game, standing)) : ''
  },
  result(game, { state, level }) {
    const { rules, levels } = game
    const name = fullLevelName(game, level)
    if (levels?.names) return [name]
    return [
      name + (rules.outcome(state) === 'won' && !levels?.titles?.[level] ? ' done' : ''),
      moves(game, state) || `Score ${rules.score(state)}`,
    ]
  },
}
