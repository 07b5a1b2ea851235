/** Climbers of every skill: they know when to leap, and miss that moment by a few ticks. */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { centreAt, patienceAt, TREE } from '../rules/curve.ts'
import { isFrail, nestX, nestY, type Nest } from '../rules/nests.ts'
import { heightOf, isReady, nestOf, rules, type Climb } from '../rules.ts'

export interface Skill {
  /** Leaps up to this many ticks too early or too late, all equally likely. */
  readonly error: number
  /** Leaps without looking instead, after any number of ticks below this. */
  readonly blind?: number
  /** Errs like a human hand instead: ticks, the deviation of a normal error. */
  readonly deviation?: number
  /** How many of a thousand leaps come far too late. */
  readonly blunders?: number
}

export const PEOPLE = {
  beginner: { error: 0, deviation: 5, blunders: 30 },
  casual: { error: 0, deviation: 3.4, blunders: 15 },
  average: { error: 0, deviation: 2.3, blunders: 10 },
  good: { error: 0, deviation: 1.5, blunders: 6 },
  expert: { error: 0, deviation: 0.9, blunders: 4 },
} as const satisfies Record<string, Skill>

/** Ticks of a blunder. */
const LAPSE = 14

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

/** By how many ticks a leap comes too late, or too early. */
function slipOf({ error, deviation, blunders = 0 }: Skill, hand: Chance): number {
  if (deviation === undefined) return hand.int(error * 2 + 1) - error
  const spread = hand.fraction() + hand.fraction() + hand.fraction() + hand.fraction() - 2
  const lapse = hand.int(1000) < blunders ? LAPSE : 0
  return Math.round(spread * Math.sqrt(3) * deviation) + lapse
}

/** Whether to leap now. */
export type Climber = (climb: Climb) => boolean

export function climberOf(skill: Skill, seed: number): Climber {
  const hand = chance(seed * 31 + skill.error)
  let wait = -1
  return (climb) => {
    if (!isReady(climb)) {
      wait = -1
      return false
    }
    if (wait < 0)
      wait = skill.blind ? hand.int(skill.blind) : Math.max(0, bestWait(climb) + slipOf(skill, hand))
    return wait-- === 0
  }
}

/** Climbs until the eggs are gone, nest number `nests` is reached or the time is over. */
export const climbTree = (seed: number, skill: Skill, nests: number, ticks = 100_000): Climb =>
  climbFrom(rules.start(seed, 1), climberOf(skill, seed), nests, ticks).end

/** With the ticks that it took: the climb's own stand still now and then. */
export function climbFrom(
  start: Climb,
  leapsNow: Climber,
  nests = Infinity,
  ticks = 100_000,
): { end: Climb; ticks: number } {
  let end = start
  let i = 0
  for (; i < ticks && end.eggs > 0 && end.best < nests; i++) {
    if (leapsNow(end)) end = rules.act(end, 'leap')
    end = tick(end)
  }
  return { end, ticks: i }
}
