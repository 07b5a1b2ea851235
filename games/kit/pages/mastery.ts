/** Shows the player's mastery of a game: a rank that grows with the goals made for days and weeks. */
import { pageIcon } from './icons.ts'
import { make } from '../paint/elements.ts'
import { plural } from '../shell/words.ts'

/** Each rank, and the number of goals that it takes: some on the first evening, some after months. */
const RANKS = [
  ['Seedling', 5],
  ['Sprout', 20],
  ['Bud', 60],
  ['Bloom', 150],
  ['Crown', 400],
] as const

/** 'Sprout: 23 bonus goals. 37 more to Bud' */
export function masteryWords(reached: number): string {
  const name = RANKS.findLast(([, count]) => reached >= count)?.[0] ?? 'Mastery'
  const next = RANKS.find(([, count]) => reached < count)
  const more = next ? `. ${next[1] - reached} more to ${next[0]}` : ''
  return `${name}: ${plural(reached, ['bonus goal', 'bonus goals'])}${more}`
}

export function masteryMark(reached: number): HTMLElement {
  const flowers = RANKS.map(([, count]) => {
    const flower = pageIcon('flower')
    if (reached >= count) flower.classList.add('lit')
    return flower
  })
  return make('p', { class: 'note mastery' }, ...flowers, make('span', {}, masteryWords(reached)))
}
