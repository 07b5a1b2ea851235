/** Shows a lesson: a ring around the element, and a card with its sentence in the other half of the frame. */
import type { Lesson } from '../lessons.ts'
import { make } from '../paint/elements.ts'
import type { ElementSpot } from '../view.ts'

export interface LessonCard {
  /** Follows the element, which moves when the frame is resized. */
  follow(spot: ElementSpot): void
  remove(): void
}

/** How far the ring is from the element, in CSS pixels. */
const GAP = 6

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
    follow(spot) {
      const side = spot.size + GAP * 2
      const at = `${spot.x - side / 2}px ${spot.y - side / 2}px ${side}px`
      if (ring.dataset['at'] === at) return
      ring.dataset['at'] = at
      ring.style.translate = `${spot.x - side / 2}px ${spot.y - side / 2}px`
      ring.style.width = ring.style.height = `${side}px`
      card.classList.toggle('above', spot.y > innerHeight / 2)
    },
    remove() {
      card.remove()
      ring.remove()
    },
  }
}
