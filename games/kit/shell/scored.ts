/** Fills the end card of a game with a score: the score, its medal, and the distance to the next one. */
import type { Game } from '../game.ts'
import type { GameKind } from './cards.ts'
import { icon } from './icons.ts'
import { easeOut } from '../paint/easing.ts'
import { make } from '../paint/elements.ts'
import { medalName, medalRank } from '../medals.ts'
import { others } from './words.ts'

const METALS = [
  ['#ffd9b0', '#d98443', '#7a3b10'],
  ['#ffffff', '#b9c4d8', '#56607a'],
  ['#fff6b0', '#ffc52e', '#9c6200'],
  ['#d5ffe6', '#1fc27a', '#0a5a3a'],
] as const

export const scored: GameKind = {
  emblem({ rules, medals }, { state }) {
    const score = rules.score(state)
    const number = make('b', {}, String(score))
    // Counts up once per round, not when the card is redrawn.
    if (counted !== state) countUp(number, score)
    counted = state
    return scoreEmblem(number, medalRank(medals, score))
  },
  result(game, standing) {
    const score = game.rules.score(standing.state)
    return [
      `Score ${score}`,
      bestWords(score, standing.best),
      medalGoal(game, score),
      ...others(game, standing),
    ]
  },
}

let counted: unknown

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

function scoreEmblem(number: HTMLElement, rank: number): HTMLElement {
  const parts: Node[] = [number]
  const metal = METALS[rank - 1]
  if (metal) {
    const disc = make(
      'div',
      { class: 'medal', role: 'img', 'aria-label': `${medalName(rank)} medal` },
      icon('star'),
    )
    for (const [i, name] of ['--light', '--body', '--deep'].entries())
      disc.style.setProperty(name, metal[i] ?? '')
    parts.unshift(disc)
  }
  return make('div', { class: 'emblem' }, ...parts)
}

/** Within this fraction of a target the card shows the points that are missing. */
const NEAR = 1 / 4

const isNear = (score: number, goal: number) => goal - score <= goal * NEAR

/** Empty for the first round, which has no best to beat. */
function bestWords(score: number, best: number | undefined): string {
  if (best === undefined) return ''
  if (score > best) return 'New best!'
  if (score === best) return best > 0 ? 'You tied your best' : ''
  return isNear(score, best) ? `${best - score} short of your best` : `Best ${best}`
}

function medalGoal<S, A>({ medals }: Game<S, A>, score: number): string {
  const next = medalRank(medals, score)
  const least = medals?.slice(next)[0]
  if (least === undefined) return ''
  const name = medalName(next + 1)
  return isNear(score, least) ? `${least - score} short of ${name.toLowerCase()}` : `${name} at ${least}`
}
