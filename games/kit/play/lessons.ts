/**
 * Teaches each element once: lights it, and says what it does. Elements of a level are taught as it begins, until the
 * first move; others when they first appear in play, until the next press. In real time ticks wait for a lesson, and the
 * press that ends it is no move.
 */
import type { DeferredOptions } from '../deferred/contract.ts'
import { loadGameFile } from '../deferred/game-file.ts'
import type { Lesson } from '../lessons.ts'
import type { Gesture } from '../view.ts'
import { showLessonCard, type LessonCard } from './lesson-card.ts'

export interface Lessons {
  /** A round starts or continues. */
  teach(): void
  /** Called in every frame, with the seconds since the last one. */
  pass(delta: number): void
  /** Speed of the round: 0 while it waits, then rising to 1. */
  readonly pace: number
  /** Whether a gesture is no move, because the round waits for a lesson. A press ends the lesson. */
  takes(gesture: Gesture): boolean
  /** The elements that the player has met. */
  learnt(): readonly Lesson<unknown>[]
}

interface ShownLesson extends LessonCard {
  readonly lesson: Lesson<unknown>
  readonly place: number
  /** The state that it was shown in. */
  readonly state: unknown
}

/** Seconds between two looks for new elements. */
const LOOK_EVERY = 0.25
/** Seconds of play between two lessons. A round in real time stops for each, so there they come less often. */
const BETWEEN = { inTurns: 3, inRealTime: 8 }
/** A press this soon, in seconds, was meant for the round. */
const UNREAD = 0.6
/** In real time a lesson ends by itself after this time. It has twenty words. */
const LONGEST = 9
/** The pace at which a round goes on, and the seconds until it is as before. */
const FIRST_PACE = 0.25
const RESUMING = 0.7

/** The key of the save's totals that records a finished lesson. */
export const lessonKey = ({ id }: Pick<Lesson<never>, 'id'>): string => `lesson-${id.replaceAll(' ', '-')}`

const isPress = (gesture: Gesture) =>
  gesture.kind === 'drag' ? gesture.phase === 'end' : gesture.kind !== 'hover' && gesture.kind !== 'wheel'

/** `loadFile` is replaced in tests. */
export function createLessons<State, Action>(
  options: DeferredOptions<State, Action>,
  loadFile = loadGameFile,
): Lessons {
  const { slug, game, rounds, view, stage, saveStore, announcer, phase } = options
  const isRealTime = game.rules.tick !== undefined && !game.words
  const between = isRealTime ? BETWEEN.inRealTime : BETWEEN.inTurns
  let lessons: readonly Lesson<unknown>[] = []
  let shown: ShownLesson | undefined
  let sinceLook = 0
  /** Seconds since the last lesson began, or ended. */
  let age = Infinity

  const isTaught = (lesson: Lesson<unknown>) => (saveStore.save.totals[lessonKey(lesson)] ?? 0) > 0

  function hide(): void {
    shown?.remove()
    shown = undefined
  }

  function finish(): void {
    if (!shown) return
    saveStore.put({ totals: { ...saveStore.save.totals, [lessonKey(shown.lesson)]: 1 } })
    age = 0
    hide()
  }

  function follow({ place, follow }: ShownLesson): void {
    const spot = view.spot?.(place, rounds.session.state)
    if (spot) follow(spot, stage.safe)
  }

  function show(lesson: Lesson<unknown>, place: number): void {
    const card = showLessonCard(lesson, () => {
      finish()
      options.focusGame()
    })
    shown = { ...card, lesson, place, state: rounds.session.state }
    age = 0
    follow(shown)
    announcer.teach(lesson.text)
  }

  /** Shows the first lesson of this list that is new and whose element is there. */
  function teachOne(from: readonly Lesson<unknown>[]): void {
    if (phase() !== 'playing' || shown) return
    const { state } = rounds.session
    if (game.rules.outcome(state) !== 'playing') return
    for (const lesson of from) {
      const place = isTaught(lesson) ? undefined : lesson.at(state)
      if (place !== undefined) return show(lesson, place)
    }
  }

  const teach = () => teachOne(lessons)

  /** Looks for an element that has appeared in play, once nothing is on its way. */
  function look(delta: number): void {
    sinceLook += delta
    if (sinceLook < LOOK_EVERY || age < between) return
    sinceLook = 0
    if (view.busy?.() || (!isRealTime && view.isMoving?.())) return
    teachOne(lessons.filter(({ level }) => level === undefined))
  }

  async function load(): Promise<void> {
    const file = await loadFile(slug)
    lessons = file.lessons ?? []
    teach()
  }
  void load()

  return {
    teach,
    pass(delta) {
      if (phase() !== 'playing') {
        // A lesson that a card has covered comes again at once.
        if (shown) age = Infinity
        return hide()
      }
      age += delta
      if (!shown) look(delta)
      else if (isRealTime ? age > LONGEST : rounds.session.state !== shown.state) finish()
      else follow(shown)
    },
    get pace() {
      if (!isRealTime) return 1
      return shown ? 0 : Math.min(1, FIRST_PACE + ((1 - FIRST_PACE) * age) / RESUMING)
    },
    takes(gesture) {
      // As a round begins in turns, the lesson stays until the first move.
      const isOverBoard = shown?.lesson.level === undefined || isRealTime
      if (!shown || !isOverBoard) return false
      if (isPress(gesture) && age > UNREAD) finish()
      // A position waits anyway, so in turns the press is a move as well.
      return isRealTime
    },
    learnt: () =>
      lessons.filter((lesson) => isTaught(lesson) || lesson.at(rounds.session.state) !== undefined),
  }
}
