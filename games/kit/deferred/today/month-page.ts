/** The flower bed: the month at one glance, earlier ones to be leafed through, and the round of this day. */
import { make } from '../../paint/elements.ts'
import { FLOWER, GOLDEN, PLAYED } from '../../save/save.ts'
import { monthGridOf, firstMonth, monthAfter, monthName, monthOf, type Patch } from './month.ts'
import { flower } from './flower.ts'
import { turnPageButton } from '../turn-page-button.ts'
import type { DeferredOptions } from '../contract.ts'

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const GROWN: Readonly<Record<number, string>> = {
  [PLAYED]: 'a sprout',
  [FLOWER]: 'a flower',
  [GOLDEN]: 'a golden flower',
}

export interface MonthPage {
  page(): HTMLElement
  /** To the present month. */
  fresh(): void
}

export function createMonthPage<State, Action>(parts: DeferredOptions<State, Action>): MonthPage {
  const { saveStore, recard, playToday } = parts
  const { today } = parts.environment
  let month = monthOf(today())

  function patch({ day, number, grown, isLater }: Patch): HTMLElement {
    const label = `${number}: ${GROWN[grown] ?? (isLater ? 'to come' : 'bare earth')}`
    const place = make(
      'li',
      { class: isLater ? 'later' : 'earth', 'aria-current': day === today() && 'date' },
      make('span', { class: 'unseen' }, label),
      make('small', { 'aria-hidden': 'true' }, String(number)),
    )
    if (grown) place.append(flower(grown, day))
    return place
  }

  function leaf(by: number, label: string, isPossible: boolean): HTMLElement {
    const button = turnPageButton(by, label, () => {
      month = monthAfter(month, by)
      recard()
    })
    button.disabled = !isPossible
    return button
  }

  /** How the round of this day went, or that it waits. */
  function words(): string {
    const { today: gone } = saveStore.save
    if (gone?.day !== today()) return 'Today’s round is the same for everybody. It has not been played yet.'
    const unit = parts.game.levels ? ' of 3 stars' : ''
    return `Today: ${gone.first}${unit} in the first go, ${gone.best}${unit} in the best.`
  }

  return {
    fresh: () => void (month = monthOf(today())),
    page() {
      const { days } = saveStore.save
      const { offset, patches } = monthGridOf(month, days, today())
      const grown = patches.filter((one) => one.grown >= FLOWER).length
      const first = patches[0]
      const list = make('ol', { class: 'bed' }, ...patches.map(patch))
      if (first) list.style.setProperty('--offset', String(offset + 1))
      const play = make('button', { class: 'side strong' }, 'Play today’s round')
      play.addEventListener('click', playToday)
      return make(
        'div',
        { class: 'page' },
        make(
          'div',
          { class: 'leaves' },
          leaf(-1, 'Month before', month > firstMonth(days, today())),
          make(
            'p',
            { class: 'pack', 'aria-live': 'polite' },
            make('b', {}, `${monthName(month)} ${month.slice(0, 4)}`),
            make('span', {}, `${grown} of ${patches.length} in flower`),
          ),
          leaf(1, 'Next month', month < monthOf(today())),
        ),
        make(
          'p',
          { class: 'weekdays', 'aria-hidden': 'true' },
          ...WEEKDAYS.map((name) => make('span', {}, name)),
        ),
        list,
        make('p', { class: 'note' }, words()),
        play,
      )
    },
  }
}
