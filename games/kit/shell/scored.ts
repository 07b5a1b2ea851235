/** What only a game that is played for a score shows: the number, large, and the medal that it earned. */
import type { Kind } from './cards.ts'
import { icon } from './icons.ts'
import { make } from '../paint/elements.ts'
import { medalName, medalRank } from '../medals.ts'

const METALS = [
  ['#ffd9b0', '#d98443', '#7a3b10'],
  ['#ffffff', '#b9c4d8', '#56607a'],
  ['#fff6b0', '#ffc52e', '#9c6200'],
] as const

export const scored: Kind = {
  emblem({ rules, medals }, { state }) {
    const score = rules.score(state)
    return scoreEmblem(score, medalRank(medals, score))
  },
}

function scoreEmblem(score: number, rank: number): HTMLElement {
  const parts: Node[] = [make('b', {}, String(score))]
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
