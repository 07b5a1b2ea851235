/**
 * Searches backwards, breadth-first, from the solved positions, so the pulls to a position are the fewest pushes that
 * solve it. Independent of the solver's bound and dead-end detection.
 */
import { eachPull, keyOf, createGround } from '../rules/ground.ts'
import { homesIn, inOrder, ownedIn, type House, type Pots } from '../rules/house.ts'

interface Pulled {
  /** Number of positions found, in order of distance. */
  readonly count: number
  /** The nth position: its pots, in order, and the gardener's zone. */
  position(n: number): { pots: Pots; zone: number }
  distance(n: number): number
  /** The fewest pushes that solve a position; undefined if it was not found. */
  find(pots: Pots, zone: number): number | undefined
}

/** Stops after `most` positions. */
export function pull(house: House, most: number): Pulled {
  const ground = createGround(house)
  const owned = ownedIn(house)
  const known = new Map<string, number>()
  const met: { readonly pots: Pots; readonly zone: number; readonly distance: number }[] = []

  function meet(pots: Pots, zone: number, distance: number): void {
    const key = keyOf(pots, zone)
    if (known.has(key)) return
    known.set(key, distance)
    met.push({ pots, zone, distance })
  }

  const homes = inOrder(homesIn(house), owned)
  ground.setPots(homes)
  for (let place = 0; place < house.length; place++)
    if (ground.isFree(place)) meet(homes, ground.flood(place), 0)
  for (const { pots, zone, distance } of met) {
    if (met.length >= most) break
    eachPull(ground, pots, zone, (pot, _, from, before) =>
      meet(inOrder(pots.with(pot, from), owned), before, distance + 1),
    )
  }

  return {
    count: met.length,
    position: (n) => met[n] ?? { pots: [], zone: 0 },
    distance: (n) => met[n]?.distance ?? 0,
    find: (pots, zone) => known.get(keyOf(inOrder(pots, owned), zone)),
  }
}
