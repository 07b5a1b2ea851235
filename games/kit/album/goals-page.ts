/** All goals of a game: those that are open with their progress, those that were reached, how many are to come. */
import { make } from '../paint/elements.ts'
import { isReached } from '../play/goals.ts'
import { goalLine } from '../shell/goal-list.ts'
import type { AlbumParts } from './parts.ts'

export function goalsPage<State, Action>({ game, shelf, rounds }: AlbumParts<State, Action>): HTMLElement {
  const { goals = [] } = game
  const kept = shelf.save.goals
  const reached = goals.filter((goal) => isReached(goal, kept))
  const { open } = rounds.progress
  const isOpen = goals.filter((goal) => !isReached(goal, kept) && open.includes(goal))
  const later = goals.length - reached.length - isOpen.length
  return make(
    'div',
    { class: 'page' },
    make('p', { class: 'note' }, `${reached.length} of ${goals.length} reached`),
    make(
      'ul',
      { class: 'goals all' },
      ...isOpen.map((goal) => goalLine(goal, rounds.progress.totalOf(goal))),
      ...reached.map((goal) => goalLine(goal, goal.count)),
    ),
    make(
      'p',
      { class: 'note' },
      later > 0 ? `${later} more ${later === 1 ? 'opens' : 'open'} as these are reached.` : '',
    ),
  )
}
