/**
 * Maps gestures to actions. A tap flips a gate, throws out a rotten egg or shoos the fox. With keys and gamepad the egg
 * that will reach its gate first is marked; left or right sends it, and the mark moves on. An answer for a gate that an
 * earlier egg still needs is kept until that egg has passed, so that players need not wait for the right moment.
 */
import type { Gesture, Point, ViewFeedback } from '../../kit/view.ts'
import { ROW } from '../rules/curve.ts'
import type { Day, Action, Egg } from '../rules.ts'

/** Identifies an egg at a gate. */
const keyOf = ({ id, place }: Egg) => `${id}/${place}`

export interface Hand {
  read(gesture: Gesture, day: Day): Action | undefined
  /** The next answer that is due. */
  steer(day: Day): Action | undefined
  /** The egg that keys and gamepad would send. */
  selected(day: Day): Egg | undefined
  /** The same, but only once keys or gamepad are in use. */
  marked(day: Day): Egg | undefined
  /** The action of a click at the pointer. */
  readonly over: Action | undefined
}

function tossFirst({ eggs }: Day): Action | undefined {
  const egg = eggs.find(({ form }) => form === 'rotten')
  return egg && { toss: egg.id }
}

export function createHand(
  actionAt: (point: Point, day: Day) => Action | undefined,
  voice: Pick<ViewFeedback, 'play'>,
): Hand {
  const answers = new Map<string, 0 | 1>()
  let keyed = false
  let over: Action | undefined

  /** The egg that will reach its gate first, of all eggs or of those without an answer. */
  const first = (day: Day, unanswered: boolean) =>
    day.eggs
      .filter(
        (egg) =>
          egg.form !== 'twin' &&
          // A rotten egg stays selectable until the end.
          ((unanswered && egg.form === 'rotten') || day.gates.some(({ place }) => place === egg.place)) &&
          !(unanswered && answers.has(keyOf(egg))),
      )
      .reduce<Egg | undefined>((best, egg) => (best && best.at % ROW >= egg.at % ROW ? best : egg), undefined)

  /** Flips the first gate that contradicts the answer for its next egg. */
  function due(day: Day): Action | undefined {
    for (const { place, way } of day.gates) {
      const egg = day.eggs.find((egg) => egg.place === place)
      const answer = egg && answers.get(keyOf(egg))
      if (answer !== undefined && answer !== way) return { flip: place }
    }
    return undefined
  }

  /** A direct flip overrides earlier answers. */
  function flip(day: Day, place: number): Action {
    for (const egg of day.eggs) if (egg.place === place) answers.delete(keyOf(egg))
    return { flip: place }
  }

  return {
    read(gesture, day) {
      if (gesture.kind === 'hover') over = actionAt(gesture, day)
      if (gesture.kind === 'press') {
        keyed = false
        const action = actionAt(gesture, day)
        return action && 'flip' in action ? flip(day, action.flip) : action
      }
      if (gesture.kind === 'confirm') {
        keyed = true
        return flip(day, first(day, false)?.place ?? 1)
      }
      if (gesture.kind !== 'direction' || gesture.repeat) return undefined
      keyed = true
      const { way } = gesture
      if (way === 'up') {
        answers.clear()
        return undefined
      }
      if (way === 'down') return day.fox ? { shoo: day.fox } : tossFirst(day)
      const egg = first(day, true)
      if (!egg) return undefined
      answers.set(keyOf(egg), way === 'left' ? 0 : 1)
      const now = due(day)
      // Confirms an answer that needs no flip yet.
      if (!now) voice.play({ name: 'tick', step: 4, volume: 0.6 })
      return now
    },
    steer(day) {
      // Answers expire with their eggs, and so with the round.
      if (!day.eggs.length) answers.clear()
      return due(day)
    },
    selected: (day) => first(day, true),
    marked: (day) => (keyed ? first(day, true) : undefined),
    get over() {
      return over
    },
  }
}
