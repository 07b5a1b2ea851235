/** Shows the best round of a game without levels as a place, with the last rounds beside it and what comes next. */
import type { DeferredOptions } from '../../deferred/contract.ts'
import { portraitOf } from '../../deferred/result/portrait.ts'
import { make } from '../../paint/elements.ts'
import type { Place } from '../../place.ts'
import { bestWords, climbOf, nextWords, recentWords, SCORE_PLACE, type Climb } from './climb.ts'
import { bestAt, drawClimb, risenTo } from './draw-climb.ts'

/** Height of a stretch between two marks, in rem, so that their names never touch. */
const ROW = 2.75
/** Room for the names of the marks, in rem. */
const NAMES = 8.5
const FIGURE = 46
const MOST_RATIO = 2

function markList({ best, marks }: Climb): { list: HTMLElement; items: readonly HTMLElement[] } {
  const items = marks.map(({ from, name }) =>
    make(
      'li',
      { class: from <= best ? 'reached' : undefined },
      make('b', {}, `${from <= best ? '✓ ' : ''}${name}`),
      make('span', {}, String(from)),
      make('span', { class: 'unseen' }, from <= best ? ', reached' : ', not reached yet'),
    ),
  )
  return { list: make('ol', { class: 'marks' }, ...items), items }
}

export function createClimbPage<State, Action>(
  { game, view, saveStore }: DeferredOptions<State, Action>,
  place: Place = SCORE_PLACE,
): HTMLElement {
  const { save } = saveStore
  const climb = climbOf(game, place, save)
  const { list, items } = markList(climb)
  const canvas = make('canvas', { role: 'img', 'aria-label': recentWords(climb, place) || 'No rounds yet' })
  const figure = make(
    'div',
    { class: 'traveller', 'aria-hidden': 'true' },
    portraitOf(view, save.look ?? game.looks?.[0]?.id ?? '', FIGURE),
  )
  const scene = make('div', { class: 'climb' }, canvas, list, ...(climb.best > 0 ? [figure] : []))
  const scroller = make(
    'div',
    { class: 'road', role: 'region', 'aria-label': 'Your best', tabindex: 0 },
    scene,
  )

  function fit(): void {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const width = scroller.clientWidth
    const height = Math.max(scroller.clientHeight, (climb.marks.length + 1) * ROW * rem)
    const size = { width, height, field: Math.max(width * 0.5, width - NAMES * rem) }
    const ratio = Math.min(MOST_RATIO, devicePixelRatio)
    scene.style.height = `${height}px`
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
    const pen = canvas.getContext('2d')
    pen?.scale(ratio, ratio)
    if (pen) drawClimb(pen, place, size, climb)
    const yOf = risenTo(climb, height)
    for (const [i, item] of items.entries()) item.style.top = `${yOf(climb.marks[i]?.from ?? 0)}px`
    figure.style.left = `${bestAt(place.scene, size)}px`
    figure.style.top = `${yOf(climb.best)}px`
    scroller.scrollTop = yOf(climb.best) - scroller.clientHeight / 2
  }

  new ResizeObserver(() => scroller.clientWidth > 0 && fit()).observe(scroller)
  return make(
    'div',
    { class: 'journey-place' },
    make(
      'p',
      { class: 'pack' },
      make('b', {}, bestWords(climb, place)),
      make('span', {}, nextWords(climb, place)),
    ),
    scroller,
  )
}
