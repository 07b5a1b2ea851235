/** Gardeners, for the proofs and the browser tests: one takes what looks best now, one overlooks most of it, one plans. */
import type { Chance } from '../../kit/rules/chance.ts'
import { plant, points, rules, type Planting, type State } from '../rules.ts'
import { NEIGHBOURS, NONE, type Bed } from '../rules/bed.ts'

/** How ragged a bed is: the edges between soil and anything else, which later pieces have to fit around. */
function raggedness(bed: Bed): number {
  let edges = 0
  for (let cell = 0; cell < bed.length; cell++)
    if (bed[cell] === NONE)
      for (const near of NEIGHBOURS[cell] ?? []) if (near === undefined || bed[near] !== NONE) edges++
  return edges
}

/** What one ragged edge less is worth to them, in points. */
const EDGE = 3

interface Choice {
  readonly first: Planting
  readonly state: State
  readonly gained: number
  readonly worth: number
}

/** All that can be planted next, after what `so` has planted already. */
const choices = (state: State, so?: Choice): Choice[] =>
  rules.moves(state).map((planting) => {
    const piece = state.hand[planting.slot] ?? NONE
    const { bed, lines } = plant(state.bed, piece, planting.cell)
    const gained = (so?.gained ?? 0) + points(piece, lines)
    const hand = state.hand.map((kept, slot) => (slot === planting.slot ? NONE : kept))
    return {
      first: so?.first ?? planting,
      state: { ...state, bed, hand },
      gained,
      worth: gained - raggedness(bed) * EDGE,
    }
  })

/** The first of those that are worth most. */
const best = (from: readonly Choice[]): Choice | undefined =>
  from.reduce<Choice | undefined>(
    (most, choice) => (most && most.worth >= choice.worth ? most : choice),
    undefined,
  )

/** Takes what looks best now and never thinks ahead. */
export const greedy = (state: State): Planting | undefined => best(choices(state))?.first

/** Somebody who plays now and then: sees one place in this many. */
const SEEN = 4

export const average =
  (dice: Chance) =>
  (state: State): Planting | undefined => {
    const all = choices(state)
    const seen = all.filter(() => dice.int(SEEN) === 0)
    return best(seen.length ? seen : all)?.first
  }

/** How many ways to plant the pieces in hand an expert keeps in mind. */
const WAYS = 24

/** Thinks of all pieces in hand and of their order before planting the first. */
export function expert(state: State): Planting | undefined {
  let ways = choices(state)
  let found = best(ways)
  while (ways.length) {
    const kept = ways.toSorted((a, b) => b.worth - a.worth).slice(0, WAYS)
    found = kept[0]
    ways = kept.flatMap((way) => choices(way.state, way))
  }
  return found?.first
}
