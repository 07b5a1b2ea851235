/** Draws the emblem of the end card: stars with a crown, or the score with its medal. */
import type { Game } from '../../game.ts'
import { medalName, medalRank } from '../../medals.ts'
import { easeOut } from '../../paint/easing.ts'
import { make } from '../../paint/elements.ts'
import { earnedCrown, earnedStars, isRecord, showsStars, type Standing } from '../../round/standing.ts'
import type { Card } from '../../shell/card.ts'
import { starWords } from '../../shell/words.ts'
import { icon } from '../icons.ts'

const METALS = [
  ['#ffd9b0', '#d98443', '#7a3b10'],
  ['#ffffff', '#b9c4d8', '#56607a'],
  ['#fff6b0', '#ffc52e', '#9c6200'],
  ['#d5ffe6', '#1fc27a', '#0a5a3a'],
] as const

export type Award = Pick<Card, 'emblem' | 'celebrate'>

export function awardOf<S, A>(game: Game<S, A>, standing: Standing<S>): Award {
  const { rules, levels, medals } = game
  const { state } = standing
  if (!levels)
    return { emblem: scoreEmblem(state, rules.score(state), medals), celebrate: isRecord(game, standing) }
  const earned = earnedStars(game, standing)
  return {
    emblem:
      earned && showsStars(game, standing) ? starsEmblem(earned, earnedCrown(game, standing)) : undefined,
    celebrate: rules.outcome(state) === 'won',
  }
}

function starsEmblem(stars: number, hasCrown: boolean): HTMLElement {
  const row = [1, 2, 3].map((n) => {
    const star = icon('star')
    if (n <= stars) star.classList.add('lit')
    return star
  })
  const crown = hasCrown ? [icon('crown')] : []
  for (const each of crown) each.classList.add('crown')
  return make(
    'div',
    { class: 'emblem stars', role: 'img', 'aria-label': starWords(stars, hasCrown) },
    ...row,
    ...crown,
  )
}

let counted: unknown

function scoreEmblem(state: unknown, score: number, medals: readonly number[] | undefined): HTMLElement {
  const number = make('b', {}, String(score))
  // Counts up once per round, not when the card is redrawn.
  if (counted !== state) countUp(number, score)
  counted = state
  const rank = medalRank(medals, score)
  return make('div', { class: 'emblem' }, ...medalOf(rank), number)
}

const COUNT_UP_MS = 600

/** Animates the score from 0, unless motion is reduced. The live region has already announced it. */
function countUp(number: HTMLElement, score: number): void {
  if (document.querySelector('.stilled')) return
  const began = performance.now()
  const step = () => {
    const part = (performance.now() - began) / COUNT_UP_MS
    number.textContent = String(Math.round(score * easeOut(part)))
    if (part < 1 && number.isConnected) requestAnimationFrame(step)
  }
  number.textContent = '0'
  requestAnimationFrame(step)
}

function medalOf(rank: number): HTMLElement[] {
  const metal = METALS[rank - 1]
  if (!metal) return []
  const disc = make(
    'div',
    { class: 'medal', role: 'img', 'aria-label': `${medalName(rank)} medal` },
    icon('star'),
  )
  for (const [i, name] of ['--light', '--body', '--deep'].entries())
    disc.style.setProperty(name, metal[i] ?? '')
  return [disc]
}
