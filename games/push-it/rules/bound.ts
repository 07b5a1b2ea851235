/** Computes a lower bound for the pushes left, the heuristic of the search. */
import type { WalkableGround } from './ground.ts'
import { homesIn, isFloor, ownedIn, type Pots } from './house.ts'

/** The distance of unreachable tiles, greater than any real one. */
export const FAR = 999

/**
 * The fewest pushes from each place to a home, by breadth-first search from the home. Optimistic: only walls and frozen
 * pots block the way, the gardener is everywhere at once, gates are open, pits are full, and pots may stop on ice.
 */
export function distancesTo(ground: WalkableGround, home: number, frozen?: ReadonlySet<number>): number[] {
  const { house, steps } = ground
  const away = Array.from(house, () => FAR)
  const isOpen = (place: number) => isFloor(house, place) && !frozen?.has(place)
  away[home] = 0
  const line = [home]
  for (const here of line)
    for (const [turn, step] of steps.entries()) {
      if (!ground.admits(here, turn)) continue
      for (let there = here - step; isOpen(there); there -= step) {
        if (ground.admits(there, turn) && isOpen(there - step) && away[there] === FAR) {
          away[there] = (away[here] ?? 0) + 1
          line.push(there)
        }
        if (house[there] !== '~') break
      }
    }
  return away
}

/**
 * A lower bound for the pushes left: the cheapest assignment of pots to homes. Expects the pots as sorted by `inOrder`.
 * Frozen pots stay where they are. Returns FAR if no solution is possible.
 */
export type Bound = (pots: Pots, frozen?: ReadonlySet<number>) => number

export function createBound(ground: WalkableGround): Bound {
  const { house } = ground
  const homes = homesIn(house)
  const away = homes.map((home) => distancesTo(ground, Math.abs(home)))
  const owned = ownedIn(house)
  const others = homes.length - owned
  const full = 1 << others
  const cost = new Uint16Array(full)
  const bits = Uint8Array.from({ length: full }, (_, mask) => mask.toString(2).replaceAll('0', '').length)
  /** Distance from each pot without a bed of its own to each home that takes any pot. */
  const table = new Uint16Array(others * others)
  return (pots, frozen) => {
    const far = (pot: number, home: number) => {
      const place = pots[pot] ?? 0
      if (place < 0 || frozen?.has(place)) return place === homes[home] ? 0 : FAR
      return away[home]?.[place] ?? FAR
    }
    let sum = 0
    for (let pot = 0; pot < owned; pot++) sum += far(pot, pot)
    if (sum >= FAR) return FAR
    for (let i = 0; i < others * others; i++)
      table[i] = far(owned + Math.floor(i / others), owned + (i % others))
    cost.fill(FAR)
    cost[0] = sum
    // Bit mask of the homes taken by the first few of the other pots.
    for (let taken = 0; taken < full - 1; taken++) {
      const soFar = cost[taken] ?? FAR
      if (soFar >= FAR) continue
      const row = (bits[taken] ?? 0) * others
      for (let home = 0; home < others; home++) {
        const more = taken | (1 << home)
        const whole = soFar + (table[row + home] ?? FAR)
        if (more !== taken && whole < (cost[more] ?? FAR)) cost[more] = whole
      }
    }
    return cost[full - 1] ?? FAR
  }
}
