/** Lists the open goals with their progress, the reached ones, and the number still locked. */
import type { Look } from '../goals.ts'
import { make } from '../paint/elements.ts'
import { openedOf, reachedOf } from '../round/goal-progress.ts'
import { allReached, madeGoalOf } from '../save/made.ts'
import { goalLine } from '../shell/goal-list.ts'
import type { GameContext } from '../deferred/contract.ts'
import { masteryMark } from './mastery.ts'

/** The number of goals to the next look. */
function nextLook(looks: readonly Look[], reached: number): string {
  const next = looks.find(({ goals = 0 }) => goals > reached)
  return next ? `. ${Number(next.goals) - reached} more to unlock the ${next.name} look` : ''
}

export function goalsPage<State, Action>({
  game,
  saveStore,
  rounds,
  environment,
}: GameContext<State, Action>): HTMLElement {
  const { goals = [], looks = [] } = game
  const { save } = saveStore
  const reached = reachedOf(goals, save.goals)
  const { missing, totalOf } = rounds.progress
  const later = goals.length - reached.length - missing.filter(({ id }) => !madeGoalOf(id)).length
  const isHeldBack = openedOf(game, save, environment.today()).length < goals.length
  return make(
    'div',
    { class: 'page', role: 'region', 'aria-label': 'Goals', tabindex: 0 },
    make(
      'p',
      { class: 'note' },
      `${reached.length} of ${goals.length} reached${nextLook(looks, reached.length)}`,
    ),
    masteryMark(allReached(save.made)),
    make(
      'ul',
      { class: 'goals all' },
      ...missing.map((goal) => goalLine(goal, totalOf(goal))),
      ...reached.map((goal) => goalLine(goal, goal.count)),
    ),
    make(
      'p',
      { class: 'note' },
      later > 0 ? `${later} still locked${isHeldBack ? '. More open on every day you play' : ''}` : '',
    ),
  )
}
