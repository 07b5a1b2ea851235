/** How the egg holds itself as it leaps, lands, waits and falls, and what is on its face. */
import { blinks, clamp, mix, overshoot } from '../../kit/paint/easing.ts'
import type { Frame, Point } from '../../kit/view.ts'
import { isFever } from '../rules/chain.ts'
import { asideOf, heightOf } from '../rules/flight.ts'
import { nestOf, type Climb, type Leap } from '../rules.ts'
import type { Changes } from './changes.ts'
import type { Mood, Pose } from './egg.ts'
import type { Lens } from './lens.ts'
import type { Hung } from './tree.ts'

/** Half the egg's width in units; a little more than what lands. */
export const SIZE = 19
/** How deep it sits in its nest, in units. */
export const SUNK = 7

/** Seconds since each of these happened last. */
const LONG_AGO = { leapt: 9, landed: 9, caught: 9, arrived: 9, hatched: 9, cheered: 9, saved: 9 }

/** Seconds: longer than Mother hen takes to bring an egg back. */
export const CARRIED = 2

export interface Memory extends Record<keyof typeof LONG_AGO, number> {
  /** Whether the last landing was dead centre, and how many pixels from the nest's middle it was. */
  centred: boolean
  off: number
  /** Where the last egg fell, in units. */
  fell: Point
}

export const freshMemory = (): Memory => ({ ...LONG_AGO, centred: false, off: 0, fell: { x: 0, y: 0 } })

export function passTime(memory: Memory, delta: number): void {
  for (const name of Object.keys(LONG_AGO) as (keyof typeof LONG_AGO)[]) memory[name] += delta
}

/** `off` is how many pixels from the nest's middle the egg came down, if it did; `foot` where it is, in units. */
export function remember(memory: Memory, changes: Changes, off: number, foot: Point): void {
  if (changes.leapt) memory.leapt = 0
  if (changes.caught.length) memory.caught = 0
  // The one that is brought back was there before.
  if (changes.arrived && memory.saved > CARRIED) memory.arrived = 0
  if (changes.saved) [memory.saved, memory.fell] = [0, foot]
  if (changes.medal) memory.hatched = 0
  if (changes.centred) memory.cheered = 0
  if (!changes.landed && !changes.fellBack) return
  memory.landed = 0
  memory.centred = changes.centred
  memory.off = off
}

/** How far a nest gives way, in units: down under a landing, up after a leap. */
export function dipOf(memory: Memory, id: number, climb: Climb): number {
  if (id !== climb.at) return 0
  if (climb.flight) return -7 * Math.exp(-memory.leapt * 9) * Math.cos(memory.leapt * 26)
  return (memory.centred ? 15 : 11) * Math.exp(-memory.landed * 7) * Math.sin(memory.landed * 24)
}

/** Nothing while there is no egg to be seen. */
export function poseEgg(
  { before, state, since, time, still }: Frame<Climb, Leap>,
  lens: Lens,
  memory: Memory,
  hung: Hung,
  part: number,
): Pose | undefined {
  if (state.waiting || state.eggs === 0) return undefined
  const size = SIZE * lens.unit
  const { flight, cracked, combo } = state
  if (flight) {
    const passed = mix(before.flight?.age ?? 0, flight.age, part)
    const speed = flight.rise - flight.pull * passed
    const spins = combo >= 3 && flight.rise > 0 && !still ? passed / 43 : 0
    const tumbling = speed < -13
    return {
      x: lens.x(asideOf(flight, passed)),
      y: lens.y(heightOf(flight, passed) - SUNK),
      size,
      turn: tumbling && !still ? (speed + 13) * 0.35 : clamp(spins) * Math.PI * 2,
      // Long while it is fast, round where it turns.
      stretch: clamp(Math.abs(speed) / 15.6) * 0.2 + Math.exp(-memory.leapt * 16) * 0.18,
      mood: tumbling
        ? 'dizzy'
        : isFever(state) || memory.caught < 0.3 || (memory.centred && speed > 6)
          ? 'glad'
          : 'wow',
      cracked,
    }
  }
  const settle = Math.exp(-memory.landed * 13)
  const jelly = Math.exp(-memory.landed * 7) * Math.cos(memory.landed * 24)
  const breath = still ? 0 : Math.sin(time * 3.4) * 0.018
  const born = overshoot(clamp(memory.arrived / 0.35))
  return {
    x: hung.x + memory.off * settle,
    y: hung.y + SUNK * lens.unit,
    size,
    turn:
      hung.turn * 0.8 + (still ? 0 : (memory.off / lens.unit) * 0.012 * jelly + Math.sin(time * 1.7) * 0.03),
    stretch: (-0.3 * jelly * (memory.centred ? 1.15 : 1) + breath) * (still ? 0.4 : 1) + (born - 1) * 0.8,
    mood: moodAtRest(state, memory, time + since),
    cracked,
  }
}

function moodAtRest(climb: Climb, memory: Memory, time: number): Mood {
  if (memory.hatched < 1.6) return 'hatched'
  if (memory.landed < 0.75 && memory.centred) return 'glad'
  if (climb.cracked || nestOf(climb, climb.at).worn > 60) return 'worried'
  return blinks(time, 3.3) ? 'blink' : 'hopeful'
}
