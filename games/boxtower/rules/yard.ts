/** The yard as it stands, and what can be read off it. Lengths are in ells of 50 cm, times in ticks of 1/60 s, y up. */
import { oneOf, type Shaped } from '../../kit/rules/shape.ts'
import { cosine, sine } from '../../kit/rules/trig.ts'
import { hangAt } from './crane.ts'
import { YARD } from './curve.ts'
import { KINDS, kindOf, type KindName } from './kinds.ts'
import type { Grip, Moving, Placed } from './physics.ts'
import { windAt, type Gust } from './weather.ts'

export interface Landing {
  readonly id: number
  readonly tick: number
  readonly neat: boolean
}

export interface Yard {
  readonly tick: number
  /** Crates let go so far, which is the last one's id. */
  readonly crates: number
  readonly lost: number
  /** How many more falls there may be; a storm that takes nothing gives one back. */
  readonly spare: number
  /** When a crate last fell. */
  readonly fell: number
  /** Held by ivy for good. */
  readonly rooted: readonly Placed[]
  readonly loose: readonly Moving[]
  readonly grips: readonly Grip[]
  /** Ticks for which nothing has moved much: at `steadyTicks` the tower stands, beyond that it is asleep. */
  readonly calm: number
  /** Ticks for which everything still stands still. */
  readonly hold: number
  /** The crate in the air; 0 when there is none. */
  readonly flying: number
  readonly landing: Landing | null
  /** Neat landings in a row, and how often ivy is still to take hold for them or for a storm that was weathered. */
  readonly streak: number
  readonly owed: number
  /** Golden chests that are still to come: the tower is in full bloom. */
  readonly chests: number
  readonly hanging: KindName | null
  readonly next: KindName
  /** How many of the kinds have been dealt, in the order in which they come. */
  readonly met: number
  /** When the hook last took or lost a crate. */
  readonly hooked: number
  readonly phase: number
  /** The height at which a crate hangs; it eases towards where it should be. */
  readonly level: number
  readonly gust: Gust
  /** How many storms have come, and whether nothing has fallen in this one. */
  readonly storms: number
  readonly unhurt: boolean
  /** The highest that the tower has stood at rest, in centimetres; and what it hopes for since the last landing. */
  readonly height: number
  readonly hope: number
  /** Ticks since the last spare crate fell; 0 before that. */
  readonly ending: number
  readonly cursor: number
}

/** The one thing that a player does. */
export const isDrop = oneOf('drop')
export type Drop = Shaped<typeof isDrop>

/** All corners of each kind, as x, y, x, y…: made once and flat, since every tick asks for the tower's top. */
const CORNERS = Object.fromEntries(
  Object.entries(KINDS).map(([name, { parts }]) => [name, parts.flat(2)]),
) as unknown as Readonly<Record<KindName, readonly number[]>>

/** The height of a crate's highest corner. */
export function topOf({ kind, y, turn }: Placed): number {
  const corners = CORNERS[kind]
  const up = cosine(turn)
  const across = sine(turn)
  let top = Number.NEGATIVE_INFINITY
  for (let i = 0; i < corners.length; i += 2)
    top = Math.max(top, y + (corners[i] ?? 0) * across + (corners[i + 1] ?? 0) * up)
  return top
}

/** The middle of a crate's top, where the next one belongs. */
export const seatOf = ({ kind, x, turn }: Placed): number => x + kindOf(kind).seat * cosine(turn)

/** The highest of what stands, which the next one should land on. */
export function uppermost({ rooted, loose, flying }: Yard): Placed | undefined {
  let top: Placed | undefined
  for (const crate of rooted.slice(-4)) if (!top || crate.y > top.y) top = crate
  for (const crate of loose) if (crate.id !== flying && (!top || crate.y > top.y)) top = crate
  return top
}

/** The top of all that stands: everything but the crate in the air. */
export function towerTop({ rooted, loose, flying }: Yard): number {
  let top = 0
  for (const crate of rooted.slice(-4)) top = Math.max(top, topOf(crate))
  for (const crate of loose) if (crate.id !== flying) top = Math.max(top, topOf(crate))
  return top
}

export const windOf = ({ gust, tick }: Yard): number => windAt(gust, tick)
export const hangOf = (yard: Yard) => hangAt(yard.phase, yard.crates, yard.level, windOf(yard), yard.tick)
/** Whether a storm blows, rather than a breeze. */
export const isStormy = (yard: Yard) => yard.gust.blows > 0 && windOf(yard) !== 0
/** Full bloom lasts until the last of its golden chests is let go. */
export const isInBloom = ({ chests, hanging }: Yard) => chests > 0 || hanging === 'gold'
/** What the hook takes next. */
export const comingOf = ({ chests, next }: Yard): KindName => (chests ? 'gold' : next)
export const isAsleep = ({ calm }: Yard) => calm > YARD.steadyTicks
export const isReady = (yard: Yard) => yard.hanging !== null && yard.tick - yard.hooked >= YARD.lowering

/** Below this height a crate has fallen. */
export function lostBelow({ rooted }: Pick<Yard, 'rooted'>): number {
  const ivy = rooted.reduce((top, { y }) => Math.max(top, y), 0)
  return Math.max(YARD.ground + 0.45, ivy - YARD.depth)
}
