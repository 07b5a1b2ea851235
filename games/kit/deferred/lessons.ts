/** Teaches each element when it first appears: lights it, and says what it does. The first move or a button ends it. */
import type { Lesson } from '../lessons.ts'
import { make } from '../paint/elements.ts'
import type { DeferredOptions } from './contract.ts'
import { loadGameFile } from './game-file.ts'

export interface Lessons {
  /** A round starts or continues. */
  teach(): void
  /** Called in every frame. */
  watch(): void
  /** The elements that the player has met. */
  learnt(): readonly Lesson<unknown>[]
}

interface ShownLesson {
  readonly lesson: Lesson<unknown>
  readonly place: number
  /** The state that it was shown in. */
  readonly state: unknown
  readonly card: HTMLElement
  readonly ring: HTMLElement
}

/** How far the ring is from the element, in CSS pixels. */
const GAP = 6

/** The key of the save's totals that records a finished lesson. */
export const lessonKey = ({ id }: Pick<Lesson<never>, 'id'>): string => `lesson-${id.replace(' ', '-')}`

/** `loadFile` is replaced in tests. */
export function createLessons<State, Action>(
  options: DeferredOptions<State, Action>,
  loadFile = loadGameFile,
): Lessons {
  const { slug, rounds, view, saveStore, announcer, phase } = options
  let lessons: readonly Lesson<unknown>[] = []
  let shown: ShownLesson | undefined

  const isTaught = (lesson: Lesson<unknown>) => (saveStore.save.totals[lessonKey(lesson)] ?? 0) > 0

  function hide(): void {
    shown?.card.remove()
    shown?.ring.remove()
    shown = undefined
  }

  function finish(): void {
    if (shown) saveStore.put({ totals: { ...saveStore.save.totals, [lessonKey(shown.lesson)]: 1 } })
    hide()
  }

  /** Follows the element when the frame is resized. The card is in the other half of the frame. */
  function follow({ place, card, ring }: ShownLesson): void {
    const spot = view.spot?.(place, rounds.session.state)
    if (!spot) return
    const side = spot.size + GAP * 2
    const at = `${spot.x - side / 2}px ${spot.y - side / 2}px ${side}px`
    if (ring.dataset['at'] === at) return
    ring.dataset['at'] = at
    ring.style.translate = `${spot.x - side / 2}px ${spot.y - side / 2}px`
    ring.style.width = ring.style.height = `${side}px`
    card.classList.toggle('above', spot.y > innerHeight / 2)
  }

  function show(lesson: Lesson<unknown>, place: number): void {
    const close = make('button', { class: 'side' }, 'Got it')
    close.addEventListener('click', () => {
      finish()
      options.focusGame()
    })
    const { title, text, tip } = lesson
    const card = make(
      'div',
      { class: 'lesson', role: 'note', 'aria-label': title },
      make('p', {}, make('b', {}, title), ` ${text} `, make('span', {}, tip)),
      close,
    )
    const ring = make('i', { class: 'beam', 'aria-hidden': 'true' })
    shown = { lesson, place, state: rounds.session.state, card, ring }
    follow(shown)
    document.querySelector('.hud')?.before(ring, card)
    announcer.teach(text)
  }

  function teach(): void {
    if (phase() !== 'playing' || shown) return
    const { state } = rounds.session
    const lesson = lessons.find((each) => !isTaught(each) && each.at(state) !== undefined)
    const place = lesson?.at(state)
    if (lesson && place !== undefined) show(lesson, place)
  }

  async function load(): Promise<void> {
    const file = await loadFile(slug)
    lessons = file.lessons ?? []
    teach()
  }
  void load()

  return {
    teach,
    watch() {
      if (!shown) return
      if (phase() !== 'playing') hide()
      else if (rounds.session.state !== shown.state) finish()
      else follow(shown)
    },
    learnt: () =>
      lessons.filter((lesson) => isTaught(lesson) || lesson.at(rounds.session.state) !== undefined),
  }
}
