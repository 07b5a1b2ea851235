/** Fills the end card of a game with levels: stars, moves and par. */
import type { GameKind } from './cards.ts'
import { icon } from './icons.ts'
import { make } from '../paint/elements.ts'
import { earnedStars, hintCost, showsStars } from '../round/standing.ts'
import { levelName, moves, others, starWords } from './words.ts'

export const levelled: GameKind = {
  emblem(game, standing) {
    const earned = earnedStars(game, standing)
    return earned && showsStars(game, standing) ? starsEmblem(earned) : undefined
  },
  result(game, standing) {
    const { state, level } = standing
    const { rules, levels } = game
    const name = levelName(game, level)
    if (levels?.names) return [name, ...others(game, standing)]
    return [
      name + (rules.outcome(state) === 'won' ? ' done' : ''),
      moves(game, state) || `Score ${rules.score(state)}`,
      ...(hintCost(game, standing) ? ['Three stars without the hint'] : []),
      ...others(game, standing),
    ]
  },
}

function starsEmblem(stars: number): HTMLElement {
  const row = [1, 2, 3].map((n) => {
    const star = icon('star')
    if (n <= stars) star.classList.add('lit')
    return star
  })
  return make('div', { class: 'emblem stars', role: 'img', 'aria-label': starWords(stars) }, ...row)
}
