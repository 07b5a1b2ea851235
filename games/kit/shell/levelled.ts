/** What only a game with levels shows: stars on its end card. */
import type { Kind } from './cards.ts'
import { icon } from './icons.ts'
import { make } from '../paint/elements.ts'
import { earnedStars, showsStars } from '../play/standing.ts'
import { starWords } from './words.ts'

export const levelled: Kind = {
  emblem(game, standing) {
    const earned = earnedStars(game, standing)
    return earned && showsStars(game, standing) ? starsEmblem(earned) : undefined
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
