/** Poses the egg: position, turn, stretch and mood as it leaps, lands, waits and falls. */
import { blinks, clamp, mix, overshoot } from '../../kit/paint/easing.ts'
import type { Frame, Point } from '../../kit/view.ts'
import { isFever } from '../rules/chain.ts'
import { flightX, flightY } from '../rules/flight.ts'
import { nestOf, type Climb, type Leap } from '../rules.ts'
import type { Changes } from './changes.ts'
import type { Mood, Pose } from './egg.ts'
import type { Lens } from './lens.ts'
import type { PlacedNest } from './tree.ts'

/** Drawn half-width of the egg in units, a little more than its collision width. */
export const SIZE = 19
/** How deep the egg sits in its nest, in units. */
export const SUNK = 7

/** Seconds since each event. */
const LONG_AGO = { leapt: 9, landed: 9, caught: 9, arrived: 9, hatched: 9, cheered: 9, saved: 9 }

/** Seconds; longer than Mother hen takes to bring an egg back. */
export const CARRIED = 2

export interface PoseMemory extends Record<keyof typeof LONG_AGO, number> {
  /** Whether the last landing was dead centre, and its offset from the nest's centre in pixels. */
  centred: boolean
  off: number
  /** Where the last rescued egg fell, in units. */
  fell: Point
}

export const freshMemory = (): PoseMemory => ({ ...LONG_AGO, centred: false, off: 0, fell: { x: 0, y: 0 } })

export function passTime(memory: PoseMemory, delta: number): void {
  for (const name of Object.keys(LONG_AGO) as (keyof typeof LONG_AGO)[]) memory[name] += delta
}

/** `off` is the landing's offset from the nest's centre in pixels, `foot` the egg's position in units. */
export function remember(memory: PoseMemory, changes: Changes, off: number, foot: Point): void {
  if (changes.leapt) memory.leapt = 0
  if (changes.caught.length) memory.caught = 0
  // A rescued egg is not a new one.
  if (changes.arrived && memory.saved > CARRIED) memory.arrived = 0
  if (changes.saved) [memory.saved, memory.fell] = [0, foot]
  if (changes.medal) memory.hatched = 0
  if (changes.centred) memory.cheered = 0
  if (!changes.landed && !changes.fellBack) return
  memory.landed = 0
  memory.centred = changes.centred
  memory.off = off
}

/** Displacement of a nest in units: down under a landing, up after a leap. */
export function dipOf(memory: PoseMemory, id: number, climb: Climb): number {
  if (id !== climb.at) return 0
  if (climb.flight) return -7 * Math.exp(-memory.leapt * 9) * Math.cos(memory.leapt * 26)
  return (memory.centred ? 15 : 11) * Math.exp(-memory.landed * 7) * Math.sin(memory.landed * 24)
}

/** Returns undefined while no egg is visible. */
export function poseEgg(
  { before, state, since, time, still }: Frame<Climb, Leap>,
  lens: Lens,
  memory: PoseMemory,
  placed: PlacedNest,
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
      x: lens.x(flightX(flight, passed)),
      y: lens.y(flightY(flight, passed) - SUNK),
      size,
      turn: tumbling && !still ? (speed + 13) * 0.35 : clamp(spins) * Math.PI * 2,
      // Long at speed, round at the top.
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
    x: placed.x + memory.off * settle,
    y: placed.y + SUNK * lens.unit,
    size,
    turn:
      placed.turn * 0.8 +
      (still ? 0 : (memory.off / lens.unit) * 0.012 * jelly + Math.sin(time * 1.7) * 0.03),
    stretch: (-0.3 * jelly * (memory.centred ? 1.15 : 1) + breath) * (still ? 0.4 : 1) + (born - 1) * 0.8,
    mood: moodAtRest(state, memory, time + since),
    cracked,
  }
}

function moodAtRest(climb: Climb, memory: PoseMemory, time: number): Mood {
  if (memory.hatched < 1.6) return 'hatched'
  if (memory.landed < 0.75 && memory.centred) return 'glad'
  if (climb.cracked || nestOf(climb, climb.at).worn > 60) return 'worried'
  return blinks(time, 3.3) ? 'blink' : 'hopeful'
}
