/** Levels: houses with their pots pulled far away from where they belong, neither too easy nor too hard. */
import { chance, type Chance } from '../../kit/rules/chance.ts'
import { createBound, type Bound } from './bound.ts'
import { build } from './build.ts'
import type { Shape } from './curve.ts'
import { eachPull, keyOf, createGround, zoneOf, type Ground } from './ground.ts'
import { homesIn, inOrder, isHome, ownedIn, placesOf, type House, type Position, type Pots } from './house.ts'
import { solve } from './solve.ts'

/** A house, what is in it, and the fewest pushes that bring every pot to where it belongs. */
export interface Level {
  readonly house: House
  readonly position: Position
  readonly par: number
}

export interface Grown extends Level {
  /** How many positions were looked at to make it. */
  readonly looked: number
  /** How many positions are tried for each push by somebody who goes straight for what seems nearest. */
  readonly vain: number
  /** Pushes, those that lead away from home once more, and what is tried in vain. */
  readonly effort: number
}

/** What kind of house the dice make. */
export type Deal = (dice: Chance) => Shape

/** Positions that are looked at before a house is given up: nobody should wait long for a hint in it. */
export const MOST_LOOKED = 1000
/** The same, for each pull, for whoever goes straight for what seems nearest: more is too hard for most people. */
const MOST_TRIED = 7

/** How somebody hurries who goes straight for it. */
export const STRAIGHT = 2

/** A house with its pots far from their homes; undefined when it does not stand, or is too easy or too hard. */
export function raise(deal: Deal, seed: number): Grown | undefined {
  const dice = chance(seed)
  const shape = deal(dice)
  const house = build(shape, dice)
  return house === undefined ? undefined : furnish(house, dice, shape.far)
}

/** Puts pots and gardener into a house, so many pulls from the end. */
export function furnish(house: House, dice: Chance, far: number): Grown | undefined {
  const ground = createGround(house)
  const bound = createBound(ground)
  const { pots, zone } = stray(ground, bound, dice, far)
  // A pot that is where it belongs from the start is one less to think of.
  if (pots.filter((place, pot) => isHome(house, pot, place)).length > 1) return undefined
  zoneOf(ground, pots, zone)
  const standing = placesOf(house, ' .').filter((place) => ground.reached(place))
  if (standing.length === 0) return undefined
  const position = { pots, at: dice.pick(standing) }
  const straight = bound(pots)
  // They hardly came away from home.
  if (straight < far / 4) return undefined
  const tried = solve(house, position, MOST_TRIED * straight, STRAIGHT)
  if (!tried.pushes) return undefined
  const { pushes, looked } = solve(house, position, MOST_LOOKED)
  if (!pushes) return undefined
  const par = pushes.length
  const vain = tried.looked / par
  return { house, position, par, vain, effort: 2 * par - straight + 2 * vain, looked: tried.looked + looked }
}

/** How often it is tried by somebody who misjudges how far it is, with how much patience for each push of par. */
const TRIES = 6
const PATIENCE = 4.5

/** Whether half of those tries come to the end, with no more than half as many pushes again as it takes. */
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

/** How many positions of each distance are followed, and how much more chance has to say than the distance. */
const BEAM = 16
const CHANCE = 6

/** Pots pulled away from where they belong, so many times: of all positions those that seem the farthest. */
function stray(ground: Ground, bound: Bound, dice: Chance, far: number) {
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
  ground.stand(homes)
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

/** The best of a few: the first that asks for nearly as much effort as is aimed at, or the one that is nearest to it. */
export function grow(make: (attempt: number) => Grown | undefined, aim: number, most = 3): Grown {
  let best: Grown | undefined
  const off = ({ effort }: Grown) => Math.abs(effort - aim)
  for (let attempt = 0; !best || (attempt < most && off(best) > aim * 0.15); attempt++) {
    const grown = make(attempt)
    if (grown && (!best || off(grown) < off(best))) best = grown
  }
  return best
}
