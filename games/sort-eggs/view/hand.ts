/**
 * From gesture to flip. A tap flips the gate under it. Keys and pad answer for one egg after the other: the one that
 * will be first at its gate is marked, left or right sends it, and the mark moves on. An answer for a gate that
 * another egg still needs is kept until that one has passed, so that nobody has to wait for a moment.
 */
import type { Gesture, Point } from '../../kit/view.ts'
import { ROW } from '../rules/curve.ts'
import type { Day, Egg, Flip } from '../rules.ts'

const nameOf = ({ id, place }: Egg) => `${id}/${place}`

export interface Hand {
  read(gesture: Gesture, day: Day): Flip | undefined
  /** An answer whose time has come. */
  steer(day: Day): Flip | undefined
  /** The egg that keys and pad would answer for. */
  marked(day: Day): Egg | undefined
  /** The gate that the mouse is over. */
  readonly over: number | undefined
  /** Whether the last press was an answer that needed no flip. */
  noted(): boolean
}

export function openHand(gateAt: (point: Point, day: Day) => number | undefined): Hand {
  const answers = new Map<string, 0 | 1>()
  let keyed = false
  let over: number | undefined
  let noted = false

  /** Of the eggs on their way to a gate the one that is there first. */
  const first = (day: Day, open: boolean) =>
    day.eggs
      .filter(
        (egg) => day.gates.some(({ place }) => place === egg.place) && !(open && answers.has(nameOf(egg))),
      )
      .reduce<Egg | undefined>((best, egg) => (best && best.at % ROW >= egg.at % ROW ? best : egg), undefined)

  function due(day: Day): Flip | undefined {
    for (const { place, way } of day.gates) {
      const egg = day.eggs.find((egg) => egg.place === place)
      const answer = egg && answers.get(nameOf(egg))
      if (answer !== undefined && answer !== way) return { flip: place }
    }
    return undefined
  }

  /** What was answered before gives way to a flip by hand. */
  function flip(day: Day, place: number): Flip {
    for (const egg of day.eggs) if (egg.place === place) answers.delete(nameOf(egg))
    return { flip: place }
  }

  return {
    read(gesture, day) {
      if (gesture.kind === 'hover') over = gateAt(gesture, day)
      if (gesture.kind === 'press') {
        keyed = false
        const place = gateAt(gesture, day)
        return place === undefined ? undefined : flip(day, place)
      }
      if (gesture.kind === 'confirm') {
        keyed = true
        return flip(day, first(day, false)?.place ?? 1)
      }
      if (gesture.kind !== 'direction' || gesture.repeat) return undefined
      keyed = true
      const { way } = gesture
      if (way === 'up' || way === 'down') {
        answers.clear()
        return undefined
      }
      const egg = first(day, true)
      if (!egg) return undefined
      answers.set(nameOf(egg), way === 'left' ? 0 : 1)
      const now = due(day)
      noted = !now
      return now
    },
    steer(day) {
      if (!day.eggs.length) answers.clear()
      return due(day)
    },
    marked: (day) => (keyed ? first(day, true) : undefined),
    get over() {
      return over
    },
    noted() {
      const was = noted
      noted = false
      return was
    },
  }
}
