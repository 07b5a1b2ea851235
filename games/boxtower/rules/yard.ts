/** Game state and values derived from it. Lengths are in ells of 50 cm, times in ticks of 1/60 s, y up. */
import { oneOf, type Shaped } from '../../kit/rules/shape.ts'
import { cosine, sine } from '../../kit/rules/trig.ts'
import { hangAt } from './crane.ts'
import { YARD } from './curve.ts'
import { KINDS, shapeOf, type CrateKind } from './kinds.ts'
import type { Grip, Moving, Placed } from './physics.ts'
import { windAt, type Gust } from './weather.ts'

export interface CrateLanding {
  readonly id: number
  readonly tick: number
  readonly neat: boolean
}

export interface Yard {
  readonly tick: number
  /** Crates dropped so far; also the id of the last one. */
  readonly crates: number
  readonly lost: number
  /** Falls left; a storm survived without a fall gives one back. */
  readonly spare: number
  /** Tick of the last fall. */
  readonly fell: number
  /** Held in place for good, by ivy or honey. */
  readonly rooted: readonly Placed[]
  readonly loose: readonly Moving[]
  readonly grips: readonly Grip[]
  /** Ticks without much motion: at `steadyTicks` the tower is measured, beyond that it is asleep. */
  readonly calm: number
  /** Ticks left of hit stop. */
  readonly hold: number
  /** Id of the falling crate; 0 if there is none. */
  readonly flying: number
  readonly landing: CrateLanding | null
  /** Neat landings in a row, and ivy earned by them or by storms that has yet to take hold. */
  readonly streak: number
  readonly owed: number
  /** Golden chests left to deal: the tower is in full bloom. */
  readonly chests: number
  /** There has been a bloom in this round. */
  readonly bloomed: boolean
  readonly hanging: CrateKind | null
  readonly next: CrateKind
  /** Number of kinds introduced so far, in their fixed order. */
  readonly met: number
  /** Tick at which the hook last took or dropped a crate. */
  readonly hooked: number
  readonly phase: number
  /** Height of the hanging crate; eases towards its target. */
  readonly level: number
  readonly gust: Gust
  /** Storms so far, and whether this one has passed without a fall. */
  readonly storms: number
  readonly unhurt: boolean
  /** Greatest height at rest in centimetres, and the unconfirmed height since the last landing, which is the score. */
  readonly height: number
  readonly hope: number
  /** Ticks since the last fall allowed; 0 before. */
  readonly ending: number
  readonly cursor: number
}

/** The only action. */
export const isDrop = oneOf('drop')
export type Drop = Shaped<typeof isDrop>

/** All corners of each kind as x, y, x, y…: precomputed and flat, because every tick needs the top of the tower. */
const CORNERS = Object.fromEntries(
  Object.entries(KINDS).map(([name, { parts }]) => [name, parts.flat(2)]),
) as unknown as Readonly<Record<CrateKind, readonly number[]>>

/** Height of a crate's highest corner. */
export function topOf({ kind, y, turn }: Placed): number {
  const corners = CORNERS[kind]
  const up = cosine(turn)
  const across = sine(turn)
  let top = Number.NEGATIVE_INFINITY
  for (let i = 0; i < corners.length; i += 2)
    top = Math.max(top, y + (corners[i] ?? 0) * across + (corners[i + 1] ?? 0) * up)
  return top
}

/** x of the middle of a crate's top, where the next one belongs. */
export const seatOf = ({ kind, x, turn }: Placed): number => x + shapeOf(kind).seat * cosine(turn)

/** The topmost landed crate, which the next one should land on. */
export function uppermost({ rooted, loose, flying }: Yard): Placed | undefined {
  let top: Placed | undefined
  for (const crate of rooted.slice(-4)) if (!top || crate.y > top.y) top = crate
  for (const crate of loose) if (crate.id !== flying && (!top || crate.y > top.y)) top = crate
  return top
}

/** Top of the tower, without the falling crate. */
export function towerTop({ rooted, loose, flying }: Yard): number {
  let top = 0
  for (const crate of rooted.slice(-4)) top = Math.max(top, topOf(crate))
  for (const crate of loose) if (crate.id !== flying) top = Math.max(top, topOf(crate))
  return top
}

export const windOf = ({ gust, tick }: Yard): number => windAt(gust, tick)
export const hangOf = (yard: Yard) => hangAt(yard.phase, yard.crates, yard.level, windOf(yard), yard.tick)
/** A storm is blowing, not just a gust. */
export const isStormy = (yard: Yard) => yard.gust.blows > 0 && windOf(yard) !== 0
/** Full bloom lasts until the last golden chest is dropped. */
export const isInBloom = ({ chests, hanging }: Yard) => chests > 0 || hanging === 'gold'
/** Kind of the next crate on the hook. */
export const comingOf = ({ chests, next }: Yard): CrateKind => (chests ? 'gold' : next)
export const isAsleep = ({ calm }: Yard) => calm > YARD.steadyTicks
export const isReady = (yard: Yard) => yard.hanging !== null && yard.tick - yard.hooked >= YARD.lowering

/** Height below which a crate counts as fallen. */
export function lostBelow({ rooted }: Pick<Yard, 'rooted'>): number {
  const ivy = rooted.reduce((top, { y }) => Math.max(top, y), 0)
  return Math.max(YARD.ground + 0.45, ivy - YARD.depth)
}
