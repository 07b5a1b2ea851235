/** Shows the calendar of daily rounds as a flower bed, month by month, and starts today's round. */
import { make } from '../../paint/elements.ts'
import { FLOWER, GOLDEN, PLAYED } from '../../save/records.ts'
import { monthGridOf, firstMonth, monthAfter, monthName, monthOf, type Patch } from '../../round/month.ts'
import { flower } from './flower.ts'
import { streakOf, streakWords } from './streak.ts'
import { weekPlant, weekWords } from './week-plant.ts'
import { daysOfWeek } from './week-look.ts'
import { dayRankWords } from '../../deferred/result/day-rank.ts'
import { sentences } from '../../shell/words.ts'
import { firstAndBest } from '../../deferred/result/result-lines.ts'
import { turnPageButton } from '../turn-page-button.ts'
import type { CardControls, GameContext, RoundControls } from '../../deferred/contract.ts'

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
/** Shown until the first flower. */
const EXPLANATION =
  'Today: each day’s round grows a flower here, a golden one for gold or three stars. Other rounds leave a sprout.'
const GROWN: Readonly<Record<number, string>> = {
  [PLAYED]: 'a sprout',
  [FLOWER]: 'a flower',
  [GOLDEN]: 'a golden flower',
}

export interface MonthPage {
  page(): HTMLElement
  /** Returns to the current month. */
  fresh(): void
}

export function createMonthPage<State, Action>(
  options: GameContext<State, Action> & CardControls & RoundControls,
): MonthPage {
  const { saveStore, recard, playToday } = options
  const { today } = options.environment
  let month = monthOf(today())

  function patch({ day, number, grown, isLater }: Patch): HTMLElement {
    const label = `${number}: ${GROWN[grown] ?? (isLater ? 'to come' : 'not played')}`
    const cell = make(
      'li',
      { class: isLater ? 'later' : 'earth', 'aria-current': day === today() && 'date' },
      make('span', { class: 'unseen' }, label),
      make('small', { 'aria-hidden': 'true' }, String(number)),
    )
    if (grown) cell.append(flower(grown, day))
    return cell
  }

  function leaf(by: number, label: string, isPossible: boolean): HTMLElement {
    const button = turnPageButton(by, label, () => {
      month = monthAfter(month, by)
      recard()
    })
    button.disabled = !isPossible
    return button
  }

  /** The results of today's round, if it has been played, against the player's other days. */
  function words(): string {
    const { today: results, dayBests } = saveStore.save
    if (results?.day !== today()) return 'Today’s round is the same for everyone. You haven’t played it yet.'
    if (saveStore.settings.calm) return 'You’ve played today’s round.'
    const rank = options.game.levels ? '' : dayRankWords(dayBests, results.day, results.best)
    return sentences(firstAndBest(options.game, results), rank)
  }

  return {
    fresh: () => void (month = monthOf(today())),
    page() {
      const { days } = saveStore.save
      const { offset, patches } = monthGridOf(month, days, today())
      const grown = patches.filter((one) => one.grown >= FLOWER).length
      const first = patches[0]
      const played = daysOfWeek(days, today())
      const hasFlower = Object.values(days).some((each) => each >= FLOWER)
      const list = make('ol', { class: 'bed' }, ...patches.map(patch))
      if (first) list.style.setProperty('--offset', String(offset + 1))
      const streak = hasFlower ? streakWords(streakOf(days, today())) : EXPLANATION
      const { calm: isCalm } = saveStore.settings
      const weekLines = (isCalm ? [hasFlower ? '' : EXPLANATION] : [streak, weekWords(played, today())])
        .filter(Boolean)
        .map((line) => make('span', {}, line))
      const play = make('button', { class: 'side strong' }, 'Play today’s round')
      play.addEventListener('click', playToday)
      return make(
        'div',
        { class: 'page month' },
        make(
          'div',
          { class: 'leaves' },
          leaf(-1, 'Previous month', month > firstMonth(days, today())),
          make(
            'p',
            { class: 'pack', 'aria-live': 'polite' },
            make('b', {}, `${monthName(month)} ${month.slice(0, 4)}`),
            make('span', {}, isCalm ? '' : `${grown} of ${patches.length} in bloom`),
          ),
          leaf(1, 'Next month', month < monthOf(today())),
        ),
        make(
          'div',
          { class: 'calendar' },
          make(
            'p',
            { class: 'weekdays', 'aria-hidden': 'true' },
            ...WEEKDAYS.map((name) => make('span', {}, name)),
          ),
          list,
        ),
        make(
          'div',
          { class: 'week' },
          ...(isCalm ? [] : [weekPlant(played, today())]),
          make('p', { class: 'note' }, ...weekLines),
        ),
        make('p', { class: 'note' }, words()),
        play,
      )
    },
  }
}
