/** What is under way on the slate, by the view's own clock: tiles that turn, lights that fly to the greenhouse. */
import { clamp } from '../../kit/paint/easing.ts'
import { linesOf } from '../rules/lines.ts'
import { isBroken, isTrue, rules, type State } from '../rules.ts'

/** Seconds. */
export const FLIGHT = 0.6
const BETWEEN_FLIGHTS = 0.12
const FADE = 0.25

export interface Flight {
  readonly line: number
  readonly from: number
}

export interface Happenings {
  readonly now: number
  readonly flights: readonly Flight[]
  /** Seconds since the level was laid out, since it was won, since the last line came true; Infinity: it has not. */
  readonly dealt: number
  readonly won: number
  readonly glad: number
  /** Time goes on; the lines whose light has just arrived. */
  pass(time: number): readonly number[]
  deal(state: State): void
  change(before: State, after: State): void
  shake(line: number): void
  /** Seconds since a cell got its mark, since a line was shaken. */
  turned(cell: number): number
  shaken(line: number): number
  /** How bright a line is on the slate, and how bright its pane, from 0 to 1. */
  lit(line: number): number
  pane(line: number): number
}

export function openHappenings(): Happenings {
  let now = 0
  let flights: Flight[] = []
  let dealtAt = 0
  let wonAt = Infinity
  let gladAt = -Infinity
  let turns = new Map<number, number>()
  let shakes = new Map<number, number>()
  /** Since when each true line has been true. */
  let trueFrom = new Map<number, number>()
  /** Since when each line that was true is so no longer. */
  let falseFrom = new Map<number, number>()

  /** Rises from 0 to 1 after `wait`; sinks again once the line is no longer true. */
  function brightness(line: number, wait: number): number {
    const from = trueFrom.get(line)
    if (from !== undefined) return clamp((now - from - wait) / FADE)
    return 1 - clamp((now - (falseFrom.get(line) ?? -Infinity)) / FADE)
  }

  return {
    get now() {
      return now
    },
    get flights() {
      return flights
    },
    get dealt() {
      return now - dealtAt
    },
    get won() {
      return wonAt === Infinity ? Infinity : now - wonAt
    },
    get glad() {
      return now - gladAt
    },
    pass(time) {
      now = time
      const arrived = flights.filter(({ from }) => now >= from + FLIGHT)
      if (arrived.length > 0) flights = flights.filter((flight) => !arrived.includes(flight))
      return arrived.map(({ line }) => line)
    },
    deal(state) {
      flights = []
      dealtAt = now
      wonAt = Infinity
      gladAt = -Infinity
      turns = new Map()
      shakes = new Map()
      falseFrom = new Map()
      trueFrom = new Map(
        linesOf(state.size).flatMap((line) => (isTrue(state, line) ? [[line, now] as const] : [])),
      )
    },
    change(before, after) {
      for (const [cell, mark] of after.marks.entries()) if (mark !== before.marks[cell]) turns.set(cell, now)
      for (const line of linesOf(after.size)) {
        if (isBroken(after, line) && !isBroken(before, line)) shakes.set(line, now)
        if (isTrue(after, line) === isTrue(before, line)) continue
        flights = flights.filter((flight) => flight.line !== line)
        if (isTrue(after, line)) {
          const from = now + flights.filter((flight) => flight.from >= now).length * BETWEEN_FLIGHTS
          flights.push({ line, from })
          trueFrom.set(line, from)
          falseFrom.delete(line)
          gladAt = now
        } else {
          trueFrom.delete(line)
          falseFrom.set(line, now)
        }
      }
      wonAt = rules.outcome(after) === 'won' ? now : Infinity
    },
    shake: (line) => void shakes.set(line, now),
    turned: (cell) => now - (turns.get(cell) ?? -Infinity),
    shaken: (line) => now - (shakes.get(line) ?? -Infinity),
    lit: (line) => brightness(line, 0),
    pane: (line) => brightness(line, FLIGHT),
  }
}
