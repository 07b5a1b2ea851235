/** Goals on a card: what to do, and how far one has come. */
import type { Goal } from '../goals.ts'
import { make } from '../paint/elements.ts'

/** A thousand is 1,000. The browser's own way takes longer than all the rest of a card: it loads its data of languages. */
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

/** None, if there are none. */
export const goalList = <S>(goals: readonly Goal<S>[], totalOf: (goal: Goal<S>) => number) =>
  goals.length > 0
    ? make(
        'ul',
        { class: 'goals', 'aria-label': 'Goals' },
        ...goals.map((goal) => goalLine(goal, totalOf(goal))),
      )
    : undefined
