/** Computes the position, swing and release speed of the crate on the hook. */
import { cosine, sine, TURN } from '../../kit/rules/trig.ts'
import { periodAt, reachAt, ROLL, rollAt, WIND, YARD } from './curve.ts'
import { shapeOf, type CrateKind } from './kinds.ts'

interface Hanging {
  /** x of the trolley that carries the rope. */
  readonly trolley: number
  readonly x: number
  readonly y: number
  readonly turn: number
  /** Angle of the rope in radians; 0 is straight down. */
  readonly rope: number
  /** Sideways speed of a crate released now, in ells/s. */
  readonly vx: number
}

/** Phase of the swing per tick, in radians. */
export const paceAt = (crates: number) => TURN / periodAt(crates)

/** The hook at a phase of its swing; `level` is the height of a crate hanging straight down. */
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

/** Height at which a crate should hang over the tower. */
export const levelOver = (top: number, kind: CrateKind) => top + YARD.clearance + shapeOf(kind).high / 2
