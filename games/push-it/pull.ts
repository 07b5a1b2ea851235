/**
 * Searches backwards: from every pot on a bed, pulling. Positions are met in the order of their distance, so the
 * number of pulls to a position is the fewest pushes from there to the end. It knows nothing of dead ends or guesses.
 */
import { eachMove, openGround, zoneOf } from './ground.ts'
import type { Plan } from './house.ts'

export interface Pulled {
  /** Positions met, in the order of their distance. */
  readonly count: number
  /** Whether there are no others. */
  readonly whole: boolean
  /** Pots (sorted) and the lowest tile that the gardener can reach, of the nth position. */
  position(n: number): { pots: number[]; zone: number }
  distance(n: number): number
  /** Fewest pushes from a position to the end; nothing when it was not met. */
  find(pots: readonly number[], zone: number): number | undefined
}

export function keyOf(pots: ArrayLike<number>, zone: number): number {
  let key = zone
  for (let i = 0; i < pots.length; i++) key = key * 64 + (pots[i] ?? 0)
  return key
}

/** Goes on for at most so many positions, or until `enough` says so. */
export function pull(
  plan: Plan,
  most: number,
  enough?: (pots: readonly number[], zone: number) => boolean,
): Pulled {
  const { beds } = plan
  const count = beds.length
  const ground = openGround(plan)
  const known = new Map<number, number>()
  const pots: number[] = []
  const zones: number[] = []
  const distances: number[] = []

  function meet(at: readonly number[], zone: number, distance: number): boolean {
    const key = keyOf(at, zone)
    if (known.has(key)) return false
    known.set(key, zones.length)
    for (let i = 0; i < count; i++) pots.push(at[i] ?? 0)
    zones.push(zone)
    distances.push(distance)
    return enough?.(at, zone) ?? false
  }

  let done = false
  for (let tile = 0; tile < plan.size; tile++)
    if (!beds.includes(tile)) done = meet(beds, zoneOf(ground, beds, tile), 0) || done

  let here = 0
  for (; here < zones.length && zones.length < most && !done; here++) {
    const at = pots.slice(here * count, here * count + count)
    const distance = (distances[here] ?? 0) + 1
    eachMove(plan, ground, at, zones[here] ?? 0, true, (i, _, to, zone) => {
      done = meet(moved(at, i, to), zone, distance) || done
    })
  }

  return {
    count: zones.length,
    whole: here === zones.length,
    position: (n) => ({ pots: pots.slice(n * count, n * count + count), zone: zones[n] ?? 0 }),
    distance: (n) => distances[n] ?? 0,
    find(at, zone) {
      const n = known.get(
        keyOf(
          at.toSorted((a, b) => a - b),
          zone,
        ),
      )
      return n === undefined ? undefined : distances[n]
    },
  }
}

/** The same pots, one of them elsewhere, sorted again. */
export function moved(pots: readonly number[], i: number, to: number): number[] {
  const others = pots.slice()
  others[i] = to
  for (; i > 0 && (others[i - 1] ?? 0) > to; i--) [others[i - 1], others[i]] = [to, others[i - 1] ?? 0]
  for (; i < others.length - 1 && (others[i + 1] ?? 0) < to; i++)
    [others[i + 1], others[i]] = [to, others[i + 1] ?? 0]
  return others
}
