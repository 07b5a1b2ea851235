/** Describes the result of a game with levels: stars, moves and par. */
import type { GameKind } from './cards.ts'
import { earnedStars, showsStars } from '../round/standing.ts'
import { levelName, moves, starWords } from './words.ts'

export const levelled: GameKind = {
  award(game, standing) {
    const earned = earnedStars(game, standing)
    return earned && showsStars(game, standing) ? starWords(earned) : ''
  },
  result(game, { state, level }) {
    const { rules, levels } = game
    const name = levelName(game, level)
    if (levels?.names) return [name]
    return [
      name + (rules.outcome(state) === 'won' ? ' done' : ''),
      moves(game, state) || `Score ${rules.score(state)}`,
    ]
  },
}
