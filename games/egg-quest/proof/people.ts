/** Climbers of every skill: they know when to leap, and miss that moment by a few ticks. */
import { chance } from '../../kit/rules/chance.ts'
import { centreAt, patienceAt, TREE } from '../rules/curve.ts'
import { isFrail, nestX, nestY, type Nest } from '../rules/nests.ts'
import { heightOf, isReady, nestOf, rules, type Climb } from '../rules.ts'

export interface Skill {
  /** Leaps up to this many ticks too early or too late, all equally likely. */
  readonly error: number
  /** Leaps without looking instead, after any number of ticks below this. */
  readonly blind?: number
}

/** Ticks that a climber waits for a good moment where there is no hurry. */
const PATIENCE = 600

const tick = (climb: Climb): Climb => rules.tick?.(climb) ?? climb

/** Ticks until a leap has come down to this height above its nest: no landing there is earlier. */
const ticksTo = (height: number) =>
  Math.floor((TREE.leap + Math.sqrt(TREE.leap * TREE.leap - 2 * TREE.gravity * height)) / TREE.gravity)

/** How far from the middle of the nest above a leap lands if it begins after `wait` ticks. */
export function offAfter(from: Nest, to: Nest, tick: number, wait: number): number {
  const start = tick + wait
  const worn = isFrail(from) ? from.worn + wait : 0
  const flight = { x: nestX(from, start), y: nestY(from, start, worn), rise: TREE.leap, age: 0 }
  let age = ticksTo(to.id * TREE.spacing + (to.kind === 'sway' ? TREE.lift : 0) - flight.y)
  while (heightOf(flight, age) > nestY(to, start + age)) age++
  return nestX(to, start + age) - flight.x
}

/** Ticks until the first leap that lands dead centre; or, before the nest lets go, the one that comes nearest. */
export function bestWait(climb: Climb): number {
  const nest = nestOf(climb, climb.at)
  const above = nestOf(climb, climb.at + 1)
  const limit = isFrail(nest) ? patienceAt(nest.id) - nest.worn - 1 : PATIENCE
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let wait = 0; wait < limit; wait++) {
    const off = Math.abs(offAfter(nest, above, climb.tick, wait))
    if (off < least) [best, least] = [wait, off]
    // Dead centre is good enough: there is no waiting for a better pass.
    else if (least <= centreAt(nest.id + 1)) break
  }
  return best
}

/** Climbs until the eggs are gone, nest number `nests` is reached or the time is over. */
export function climbTree(seed: number, skill: Skill, nests: number, ticks = 100_000): Climb {
  const hand = chance(seed * 31 + skill.error)
  let climb = rules.start(seed, 1)
  let wait = -1
  for (let i = 0; i < ticks && climb.eggs > 0 && climb.best < nests; i++) {
    if (isReady(climb)) {
      if (wait < 0)
        wait = skill.blind
          ? hand.int(skill.blind)
          : Math.max(0, bestWait(climb) + hand.int(skill.error * 2 + 1) - skill.error)
      if (wait-- === 0) climb = rules.act(climb, 'leap')
    } else wait = -1
    climb = tick(climb)
  }
  return climb
}
