/** Shows a lesson: a ring around the element, and a card with its sentence where most room is left. */
import type { Lesson } from '../lessons.ts'
import { make } from '../paint/elements.ts'
import type { Insets } from '../paint/stage.ts'
import type { ElementSpot } from '../view.ts'

export interface LessonCard {
  /** Follows the element, which moves when the frame is resized. */
  follow(spot: ElementSpot, safe: Insets): void
  remove(): void
}

/** How far the ring is from the element, and the card from the bars, in CSS pixels. */
const GAP = 6

/** The lower edge of the bar at the top. With large text the pill is higher than the buttons beside it. */
const barBottom = ({ top }: Insets) =>
  Math.max(top, document.querySelector('.pill')?.getBoundingClientRect().bottom ?? 0)

export function showLessonCard({ title, text, tip }: Lesson<unknown>, close: () => void): LessonCard {
  const button = make('button', { class: 'side' }, 'Got it')
  button.addEventListener('click', close)
  const card = make(
    'div',
    { class: 'lesson', role: 'note', 'aria-label': title },
    make('p', {}, make('b', {}, title), ` ${text} `, make('span', {}, tip)),
    button,
  )
  const ring = make('i', { class: 'beam', 'aria-hidden': 'true' })
  document.querySelector('.hud')?.before(ring, card)
  return {
    follow(spot, safe) {
      const [width, height] = [spot.size + GAP * 2, (spot.height ?? spot.size) + GAP * 2]
      const [left, top] = [spot.x - width / 2, spot.y - height / 2]
      const at = [left, top, width, height, innerWidth, innerHeight, safe.top, safe.bottom].join(' ')
      if (ring.dataset['at'] === at) return
      ring.dataset['at'] = at
      ring.style.translate = `${left}px ${top}px`
      ring.style.width = `${width}px`
      ring.style.height = `${height}px`
      const [first, last] = [barBottom(safe) + GAP, safe.bottom + GAP]
      const isAbove = top - first > innerHeight - last - (top + height)
      card.style.top = isAbove ? `${first}px` : 'auto'
      card.style.bottom = isAbove ? 'auto' : `${last}px`
    },
    remove() {
      card.remove()
      ring.remove()
    },
  }
}
