/** Players for the tests: they see what a player sees, and err by a few ticks. */
import { chance } from '../../kit/rules/chance.ts'
import { hangAt, paceAt } from '../rules/crane.ts'
import { YARD } from '../rules/curve.ts'
import { kindOf } from '../rules/kinds.ts'
import { PHYSICS, type Placed } from '../rules/physics.ts'
import { isAsleep, isReady, seatOf, towerTop, windOf, type Yard } from '../rules/yard.ts'
import { rules } from '../rules.ts'

export interface Skill {
  /** Ticks that a press may come too early or too late. */
  readonly error: number
  /** Waits until the tower is at rest. */
  readonly patient: boolean
  /** Presses without looking, about once in this number of ticks. */
  readonly blind?: number
}

/** Somebody who has played for a while, and somebody who hardly ever errs by more than a tick. */
export const AVERAGE: Skill = { error: 4, patient: true }
export const EXPERT: Skill = { error: 1, patient: true }

/** Where a crate let go `ahead` ticks from now would land. */
function landingX(yard: Yard, ahead: number): number {
  const wind = windOf(yard)
  const { x, y, vx } = hangAt(yard.phase + ahead * paceAt(yard.crates), yard.crates, yard.level, wind)
  const drop = Math.max(0, y - kindOf(yard.hanging ?? 'cube').high / 2 - towerTop(yard))
  const { gravity } = PHYSICS
  const time = (Math.sqrt(YARD.push * YARD.push + 2 * gravity * drop) - YARD.push) / gravity
  return x + vx * time + (wind * time * time) / 2
}

/** Ells. */
const CORRECTION = 0.05

/** The middle of what is uppermost, a little back towards the middle of the plinth. */
function target({ loose, rooted }: Yard): number {
  const top = [...rooted, ...loose].reduce<Placed | undefined>(
    (best, crate) => (best && best.y > crate.y ? best : crate),
    undefined,
  )
  const seat = top ? seatOf(top) : 0
  return Math.min(seat + CORRECTION, Math.max(seat - CORRECTION, 0))
}

/** Ticks before the right moment at which a player makes up its mind. */
const AHEAD = 10

/** A player with a memory of its own; true in the tick in which it presses. */
export function player({ error, patient, blind }: Skill, seed: number): (yard: Yard) => boolean {
  const dice = chance(seed * 977 + 5)
  let wait = -1
  return (yard) => {
    if (!isReady(yard)) return false
    if (blind) return dice.int(blind) === 0
    if (wait < 0) {
      if (patient && !isAsleep(yard)) return false
      const off = (ticks: number) => landingX(yard, ticks) - target(yard)
      const crosses = off(AHEAD) < 0 !== off(AHEAD + 1) < 0
      if (!crosses) return false
      const nearer = Math.abs(off(AHEAD)) < Math.abs(off(AHEAD + 1)) ? AHEAD : AHEAD + 1
      wait = nearer + (error ? dice.int(error * 2 + 1) - error : 0)
    }
    wait--
    return wait < 0
  }
}

/** A round by this player, until it is lost or one of the limits is reached: crates that stand, ticks that pass. */
export const playRound = (seed: number, skill: Skill, crates: number, ticks: number): Yard =>
  playOn(rules.start(seed, 1), seed, skill, crates, ticks)

/** The same in a yard that is there already; the seed is that of the player's errors. */
export function playOn(start: Yard, seed: number, skill: Skill, crates: number, ticks: number): Yard {
  const presses = player(skill, seed)
  let yard = start
  while (
    rules.outcome(yard) === 'playing' &&
    yard.tick < ticks &&
    yard.loose.length + yard.rooted.length < crates
  ) {
    if (presses(yard)) yard = rules.act(yard, 'drop')
    yard = rules.tick?.(yard) ?? yard
  }
  return yard
}
