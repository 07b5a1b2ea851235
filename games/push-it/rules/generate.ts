/** Generates levels by pulling pots away from their homes, and rejects those that are too easy or too hard. */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { createBound, type Bound } from './bound.ts'
import { build } from './build.ts'
import type { LevelShape } from './curve.ts'
import { eachPull, keyOf, createGround, zoneOf, type WalkableGround } from './ground.ts'
import {
  homesIn,
  inOrder,
  isHome,
  ownedIn,
  placesOf,
  type House,
  type PotPosition,
  type Pots,
} from './house.ts'
import { solve } from './solve.ts'

/** A house, its initial position, and the fewest pushes that solve it. */
export interface Level {
  readonly house: House
  readonly position: PotPosition
  readonly par: number
}

export interface GeneratedLevel extends Level {
  /** Positions visited while generating it. */
  readonly visited: number
  /** Positions that a greedy search tries per push of the solution. */
  readonly vain: number
  /** Pushes, with those that lead away from home counted twice, plus the positions tried in vain. */
  readonly effort: number
}

/** Chooses the shape of a house by chance. */
type ShapeDealer = (dice: Chance) => LevelShape

/** Positions visited before a house is rejected, so that hints stay quick. */
const MOST_VISITED = 1000
/** The same for the greedy search, per push of the lower bound. Beyond that it is too hard for most people. */
const MOST_TRIED = 7

/** Weight of the bound in the greedy search. */
export const STRAIGHT = 2

/** Builds a house with its pots far from home. Returns undefined if that fails, or if it is too easy or too hard. */
export function buildLevel(deal: ShapeDealer, seed: number): GeneratedLevel | undefined {
  const dice = chance(seed)
  const shape = deal(dice)
  const house = build(shape, dice)
  return house === undefined ? undefined : placePots(house, dice, shape.far)
}

/** Places pots and gardener in a house, `far` pulls from the solution. */
export function placePots(house: House, dice: Chance, far: number): GeneratedLevel | undefined {
  const ground = createGround(house)
  const bound = createBound(ground)
  const { pots, zone } = pullApart(ground, bound, dice, far)
  // Every pot that starts at home makes the level easier.
  if (pots.filter((place, pot) => isHome(house, pot, place)).length > 1) return undefined
  zoneOf(ground, pots, zone)
  const starts = placesOf(house, ' .').filter((place) => ground.reached(place))
  if (starts.length === 0) return undefined
  const position = { pots, at: dice.pick(starts) }
  const straight = bound(pots)
  // The pots hardly left home.
  if (straight < far / 4) return undefined
  const tried = solve(house, position, MOST_TRIED * straight, STRAIGHT)
  if (!tried.pushes) return undefined
  const { pushes, visited } = solve(house, position, MOST_VISITED)
  if (!pushes) return undefined
  const par = pushes.length
  const vain = tried.visited / par
  return {
    house,
    position,
    par,
    vain,
    effort: 2 * par - straight + 2 * vain,
    visited: tried.visited + visited,
  }
}

/** Simulated attempts by a player who misjudges distances, and positions tried per push of par in each. */
const TRIES = 6
const PATIENCE = 4.5

/** Whether at least half of the simulated attempts succeed within 1.5 times par. */
export function isFair({ house, position, par }: Level, dice: Chance): boolean {
  const error = () => (dice.fraction() + dice.fraction() + dice.fraction() + dice.fraction() - 2) * 4
  let [good, bad] = [0, 0]
  while (good * 2 < TRIES && bad * 2 <= TRIES) {
    const { pushes } = solve(house, position, PATIENCE * par, STRAIGHT, error)
    if (pushes && pushes.length <= par * 1.5) good++
    else bad++
  }
  return good * 2 >= TRIES
}

/** Beam width of the backward search, and the range of random noise added to the bound. */
const BEAM = 16
const CHANCE = 6

/** Pulls pots away from home `far` times by beam search, preferring positions that seem farthest. */
function pullApart(ground: WalkableGround, bound: Bound, dice: Chance, far: number) {
  const owned = ownedIn(ground.house)
  const seen = new Set<string>()
  let edge: { readonly pots: Pots; readonly zone: number; readonly worth: number }[] = []
  const meet = (pots: Pots, zone: number) => {
    const key = keyOf(pots, zone)
    if (seen.has(key)) return
    seen.add(key)
    edge.push({ pots, zone, worth: bound(pots) + dice.fraction() * CHANCE })
  }
  const homes = inOrder(homesIn(ground.house), owned)
  ground.setPots(homes)
  for (let place = 0; place < ground.house.length; place++)
    if (ground.isFree(place)) meet(homes, ground.flood(place))
  let best = edge
  for (let pulls = 0; pulls < far && edge.length > 0; pulls++) {
    best = edge.sort((a, b) => b.worth - a.worth).slice(0, BEAM)
    edge = []
    for (const { pots, zone } of best)
      eachPull(ground, pots, zone, (pot, _, from, before) =>
        meet(inOrder(pots.with(pot, from), owned), before),
      )
  }
  const [farthest] = best
  return farthest ?? { pots: homes, zone: 0 }
}

/** Takes the first level within 15 % of the wanted effort, or the closest of `most` attempts. */
export function closestLevel(
  make: (attempt: number) => GeneratedLevel | undefined,
  aim: number,
  most = 3,
): GeneratedLevel {
  let best: GeneratedLevel | undefined
  const off = ({ effort }: GeneratedLevel) => Math.abs(effort - aim)
  for (let attempt = 0; !best || (attempt < most && off(best) > aim * 0.15); attempt++) {
    const grown = make(attempt)
    if (grown && (!best || off(grown) < off(best))) best = grown
  }
  return best
}
