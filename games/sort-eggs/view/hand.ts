/**
 * From gesture to deed. A tap flips the gate under it, throws out a rotten egg or sends the fox away; so does down. Keys and pad answer for one egg after the other: the one that
 * will be first at its gate is marked, left or right sends it, and the mark moves on. An answer for a gate that
 * another egg still needs is kept until that one has passed, so that nobody has to wait for the right moment.
 */
import type { Gesture, Point, Voice } from '../../kit/view.ts'
import { ROW } from '../rules/curve.ts'
import type { Day, Deed, Egg } from '../rules.ts'

/** Which egg at which gate. */
const nameOf = ({ id, place }: Egg) => `${id}/${place}`

export interface Hand {
  read(gesture: Gesture, day: Day): Deed | undefined
  /** An answer whose time has come. */
  steer(day: Day): Deed | undefined
  /** The egg that keys and pad would answer for. */
  asked(day: Day): Egg | undefined
  /** The same, once they are in use. */
  marked(day: Day): Egg | undefined
  /** What a click would do. */
  readonly over: Deed | undefined
}

function tossFirst({ eggs }: Day): Deed | undefined {
  const egg = eggs.find(({ form }) => form === 'rotten')
  return egg && { toss: egg.id }
}

export function createHand(
  deedAt: (point: Point, day: Day) => Deed | undefined,
  voice: Pick<Voice, 'play'>,
): Hand {
  const answers = new Map<string, 0 | 1>()
  let keyed = false
  let over: Deed | undefined

  /** The egg that will be first at its gate: of all, or of those that have no answer yet. */
  const first = (day: Day, unanswered: boolean) =>
    day.eggs
      .filter(
        (egg) =>
          egg.form !== 'twin' &&
          // A rotten one is asked for to the end of its way.
          ((unanswered && egg.form === 'rotten') || day.gates.some(({ place }) => place === egg.place)) &&
          !(unanswered && answers.has(nameOf(egg))),
      )
      .reduce<Egg | undefined>((best, egg) => (best && best.at % ROW >= egg.at % ROW ? best : egg), undefined)

  /** The first gate that stands against the answer for the egg coming to it. */
  function due(day: Day): Deed | undefined {
    for (const { place, way } of day.gates) {
      const egg = day.eggs.find((egg) => egg.place === place)
      const answer = egg && answers.get(nameOf(egg))
      if (answer !== undefined && answer !== way) return { flip: place }
    }
    return undefined
  }

  /** A flip by hand overrules what was answered before. */
  function flip(day: Day, place: number): Deed {
    for (const egg of day.eggs) if (egg.place === place) answers.delete(nameOf(egg))
    return { flip: place }
  }

  return {
    read(gesture, day) {
      if (gesture.kind === 'hover') over = deedAt(gesture, day)
      if (gesture.kind === 'press') {
        keyed = false
        const deed = deedAt(gesture, day)
        return deed && 'flip' in deed ? flip(day, deed.flip) : deed
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
      answers.set(nameOf(egg), way === 'left' ? 0 : 1)
      const now = due(day)
      // An answer that needs no flip yet is heard all the same.
      if (!now) voice.play({ name: 'tick', step: 4, volume: 0.6 })
      return now
    },
    steer(day) {
      // Answers are about eggs on their way: they end with them, and so with the round.
      if (!day.eggs.length) answers.clear()
      return due(day)
    },
    asked: (day) => first(day, true),
    marked: (day) => (keyed ? first(day, true) : undefined),
    get over() {
      return over
    },
  }
}
