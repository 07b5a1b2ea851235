/** Where the crate on the hook is, how it swings, and how it leaves. */
import { cosine, sine, TURN } from '../../kit/rules/trig.ts'
import { periodAt, reachAt, ROLL, rollAt, WIND, YARD } from './curve.ts'
import { kindOf, type KindName } from './kinds.ts'

export interface Hanging {
  /** Where the trolley is from which the rope hangs. */
  readonly trolley: number
  readonly x: number
  readonly y: number
  readonly turn: number
  /** The rope's angle; 0 hangs straight down. */
  readonly rope: number
  /** Ells a second, sideways, that a crate let go now sets out with. */
  readonly vx: number
}

/** Radians of the swing's phase in a tick. */
export const paceAt = (crates: number) => TURN / periodAt(crates)

/** The hook at a phase of its swing, `level` being the height of a crate that hangs straight down. */
export function hangAt(phase: number, crates: number, level: number, wind: number, tick: number): Hanging {
  const swing = reachAt(crates) / YARD.rope
  const rope = swing * sine(phase) + wind * WIND.lean
  const rolled = (tick * TURN) / ROLL.period
  const trolley = rollAt(crates) * sine(rolled)
  const rolling = (rollAt(crates) * cosine(rolled) * TURN) / ROLL.period
  return {
    trolley,
    rope,
    x: trolley + YARD.rope * sine(rope),
    y: level + YARD.rope * (1 - cosine(rope)),
    turn: rope * YARD.tilt,
    vx: YARD.carry * (YARD.rope * swing * cosine(phase) * paceAt(crates) + rolling) * 60,
  }
}

/** The height at which a crate should hang over a tower. */
export const levelOver = (top: number, kind: KindName) => top + YARD.clearance + kindOf(kind).high / 2
