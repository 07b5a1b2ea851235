/** Times the effects of a change: tiles turn, lines light up, lights fly to the greenhouse. */
import { clamp } from '../../kit/paint/easing.ts'
import { rules } from '../rules.ts'
import { linesOf } from '../rules/lines.ts'
import { isBroken, isTrue, type State } from '../rules/state.ts'

/** Seconds. */
export const FLIGHT = 0.6
const BETWEEN_FLIGHTS = 0.12
const FADE = 0.25

/** Longest animations of a deal, a mark, a shaken line, a line that becomes true, and a win. */
const DEALING = 1
const MARKING = 0.7
const SHAKING = 0.45
export const GLADNESS = 1.4
export const WINNING = 2

/** A light that leaves the bead of its line at `from`. */
interface LightFlight {
  readonly line: number
  readonly from: number
}

export interface Effects {
  readonly now: number
  readonly flights: readonly LightFlight[]
  /** Seconds since the deal, since the win and since a line last became true; Infinity for never. */
  readonly dealt: number
  readonly won: number
  readonly glad: number
  begin(state: State, time: number): void
  see(before: State, after: State): void
  /** Advances the clock. Returns the lines whose light has just arrived. */
  advance(time: number): readonly number[]
  shake(line: number): void
  /** Seconds since a cell was marked, and since a line was shaken. */
  turned(cell: number): number
  shaken(line: number): number
  /** Brightness of a line on the slate, and of its pane, from 0 to 1. */
  lit(line: number): number
  pane(line: number): number
  /** Whether anything moves, apart from idle motion. */
  readonly isMoving: boolean
}

export function createEffects(): Effects {
  let now = 0
  let flights: LightFlight[] = []
  let dealtAt = 0
  let wonAt = Infinity
  let gladAt = -Infinity
  /** When the last animation ends. */
  let movesUntil = 0
  const turns = new Map<number, number>()
  const shakes = new Map<number, number>()
  /** When each true line became true. */
  const trueFrom = new Map<number, number>()
  /** When each line that used to be true became false. */
  const falseFrom = new Map<number, number>()

  const moveFor = (seconds: number) => void (movesUntil = Math.max(movesUntil, now + seconds))

  /** Rises from 0 to 1 after `wait`; falls again once the line is no longer true. */
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
    begin(state, time) {
      now = dealtAt = movesUntil = time
      moveFor(DEALING)
      flights = []
      wonAt = Infinity
      gladAt = -Infinity
      for (const times of [turns, shakes, trueFrom, falseFrom]) times.clear()
      for (const line of linesOf(state)) if (isTrue(state, line)) trueFrom.set(line, time)
    },
    see(before, after) {
      moveFor(MARKING)
      for (const [cell, mark] of after.marks.entries()) if (mark !== before.marks[cell]) turns.set(cell, now)
      for (const line of linesOf(after)) {
        if (isBroken(after, line) && !isBroken(before, line)) shakes.set(line, now)
        if (isTrue(after, line) === isTrue(before, line)) continue
        flights = flights.filter((flight) => flight.line !== line)
        if (isTrue(after, line)) {
          const from = now + flights.filter((flight) => flight.from >= now).length * BETWEEN_FLIGHTS
          flights.push({ line, from })
          trueFrom.set(line, from)
          falseFrom.delete(line)
          gladAt = now
          moveFor(Math.max(GLADNESS, from - now + FLIGHT + FADE))
        } else {
          trueFrom.delete(line)
          falseFrom.set(line, now)
        }
      }
      wonAt = rules.outcome(after) === 'won' ? now : Infinity
      if (wonAt === now) moveFor(WINNING)
    },
    advance(time) {
      now = time
      const arrived = flights.filter(({ from }) => now >= from + FLIGHT)
      if (arrived.length > 0) flights = flights.filter((flight) => !arrived.includes(flight))
      return arrived.map(({ line }) => line)
    },
    shake(line) {
      shakes.set(line, now)
      moveFor(SHAKING)
    },
    turned: (cell) => now - (turns.get(cell) ?? -Infinity),
    shaken: (line) => now - (shakes.get(line) ?? -Infinity),
    lit: (line) => brightness(line, 0),
    pane: (line) => brightness(line, FLIGHT),
    get isMoving() {
      return now < movesUntil
    },
  }
}
