/** What only a game that is played for a score shows: the number, large, the medal that it earned, and how near the next one was. */
import type { Game } from '../game.ts'
import type { Kind } from './cards.ts'
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

export const scored: Kind = {
  emblem({ rules, medals }, { state }) {
    const score = rules.score(state)
    const number = make('b', {}, String(score))
    // Once for each round: a card that is only drawn anew has been counted already.
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

/** Milliseconds. */
const COUNTING = 600

/** The score runs up to where it ended; the live region has said it already. Whoever wants no motion has it at once. */
function countUp(number: HTMLElement, score: number): void {
  if (document.querySelector('.stilled')) return
  const began = performance.now()
  const step = () => {
    const part = (performance.now() - began) / COUNTING
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

/** What is nearer than this part of itself is worth another go, and so it is said how near it is. */
const NEAR = 1 / 4

const isNear = (score: number, goal: number) => goal - score <= goal * NEAR

/** The first round of all has no best to beat. */
function bestWords(score: number, best: number | undefined): string {
  if (best === undefined) return ''
  if (score > best) return 'New best!'
  if (score === best) return best > 0 ? 'As good as your best' : ''
  return isNear(score, best) ? `${best - score} short of your best` : `Best ${best}`
}

function medalGoal<S, A>({ medals }: Game<S, A>, score: number): string {
  const next = medalRank(medals, score)
  const least = medals?.slice(next)[0]
  if (least === undefined) return ''
  const name = medalName(next + 1)
  return isNear(score, least) ? `${least - score} short of ${name.toLowerCase()}` : `${name} at ${least}`
}
