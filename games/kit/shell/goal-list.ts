/** Renders goals with their progress. */
import type { Goal } from '../goals.ts'
import { make } from '../paint/elements.ts'

/** Formats 1000 as 1,000. `toLocaleString` would load locale data, which takes longer than the rest of the card. */
const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

export function goalLine<S>({ words, count }: Goal<S>, total: number): HTMLElement {
  const isReached = total >= count
  const bar = make('i', { class: 'bar', 'aria-hidden': 'true' })
  bar.style.setProperty('--part', String(total / count))
  const state = isReached ? 'Done' : count > 1 ? `${total} of ${grouped(count)}` : ''
  return make(
    'li',
    { class: isReached ? 'reached' : undefined },
    make('span', {}, words),
    make('small', {}, state),
    bar,
  )
}

/** Undefined if there are no goals. */
export const goalList = <S>(goals: readonly Goal<S>[], totalOf: (goal: Goal<S>) => number) =>
  goals.length > 0
    ? make(
        'ul',
        { class: 'goals', 'aria-label': 'Goals' },
        ...goals.map((goal) => goalLine(goal, totalOf(goal))),
      )
    : undefined
