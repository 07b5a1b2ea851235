/** Shows the statistics of a game, with a chart of the last thirty rounds. */
import { make } from '../paint/elements.ts'
import { starsIn } from '../round/packs.ts'
import { FLOWER } from '../save/records.ts'
import { countOf, RECENT } from '../round/stats.ts'
import { plural } from '../shell/words.ts'
import type { GameContext } from '../deferred/contract.ts'

export function timeWords(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** Highlights the best results. */
function chart(results: readonly number[], hasLevels: boolean): HTMLElement {
  const most = Math.max(hasLevels ? 3 : 1, ...results)
  const words = results.length
    ? `Last ${plural(results.length, ['result', 'results'])}: ${results.join(', ')}`
    : 'No results yet'
  const bars = results.map((result) => {
    const bar = make('i', { class: result === most ? 'most' : undefined })
    bar.style.setProperty('--part', String(result / most))
    return bar
  })
  const rest = Array.from({ length: RECENT - results.length }, () => make('i', { class: 'none' }))
  return make('div', { class: 'chart', role: 'img', 'aria-label': words }, ...rest, ...bars)
}

export function statsPage<State, Action>({ game, saveStore }: GameContext<State, Action>): HTMLElement {
  const { save } = saveStore
  const { levels, feats = [] } = game
  const days = Object.values(save.days)
  const isNumbered = levels && !levels.names
  const rows: (readonly [string, string | number])[] = [
    ['Rounds', countOf(save, 'rounds')],
    ['Time played', timeWords(countOf(save, 'seconds'))],
    ['Days played', days.length],
    ['Flowers', days.filter((grown) => grown >= FLOWER).length],
    ...(levels
      ? ([
          ['Wins', countOf(save, 'wins')],
          ['Win streak', save.recent.row],
          ['Longest streak', countOf(save, 'row')],
        ] as const)
      : ([['Best', save.best[1] ?? 0]] as const)),
    ...(isNumbered
      ? ([
          ['Won without hints', countOf(save, 'unaided')],
          ['Stars', starsIn(save.stars)],
          ['Crowns', Object.keys(save.crowns).length],
        ] as const)
      : []),
    ...feats.map(({ id, name }) => [name, save.feats[id] ?? 0] as const),
  ]
  return make(
    'div',
    { class: 'page charted', role: 'region', 'aria-label': 'Stats', tabindex: 0 },
    make(
      'dl',
      { class: 'numbers' },
      ...rows.map(([name, value]) => make('div', {}, make('dt', {}, name), make('dd', {}, String(value)))),
    ),
    make('p', { class: 'note' }, levels ? 'Stars in your last rounds' : 'Your last rounds'),
    chart(save.recent.results, levels !== undefined),
  )
}
