/**
 * Searches backwards, by pulling, from the end with every pot on a bed. Positions are met in the order of their
 * distance, so the pulls to a position are the fewest pushes from there to the end. It needs no bound and no dead ends.
 */
import { eachMove, openGround, zoneOf } from './ground.ts'
import type { Plan } from './house.ts'

export interface Pulled {
  /** Positions met, in the order of their distance. */
  readonly count: number
  /** The nth position: its pots, sorted, and the gardener's zone. */
  position(n: number): { pots: number[]; zone: number }
  distance(n: number): number
  /** The fewest pushes from a position to the end; undefined when it was not met. */
  find(pots: readonly number[], zone: number): number | undefined
}

export function keyOf(pots: ArrayLike<number>, zone: number): number {
  let key = zone
  for (let i = 0; i < pots.length; i++) key = key * 64 + (pots[i] ?? 0)
  return key
}

/** Goes on until `most` positions are known, or all. */
export function pull(plan: Plan, most: number): Pulled {
  const { beds } = plan
  const ground = openGround(plan)
  const known = new Map<number, number>()
  const met: { readonly pots: number[]; readonly zone: number; readonly distance: number }[] = []

  function meet(pots: number[], zone: number, distance: number): void {
    const key = keyOf(pots, zone)
    if (known.has(key)) return
    known.set(key, distance)
    met.push({ pots, zone, distance })
  }

  for (let tile = 0; tile < plan.size; tile++)
    if (!beds.includes(tile)) meet([...beds], zoneOf(ground, beds, tile), 0)
  for (const { pots, zone, distance } of met) {
    if (met.length >= most) break
    eachMove(plan, ground, pots, zone, true, (i, _, to, after) =>
      meet(moved(pots, i, to), after, distance + 1),
    )
  }

  return {
    count: met.length,
    position: (n) => met[n] ?? { pots: [], zone: 0 },
    distance: (n) => met[n]?.distance ?? 0,
    find: (pots, zone) =>
      known.get(
        keyOf(
          pots.toSorted((a, b) => a - b),
          zone,
        ),
      ),
  }
}

/** The same pots with one of them elsewhere, sorted again. */
export const moved = (pots: readonly number[], i: number, to: number): number[] =>
  pots.with(i, to).sort((a, b) => a - b)
