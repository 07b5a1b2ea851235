/** Where the gardener can walk: the floor without the pots that stand on it. */
import { WAYS, type Way } from '../../kit/rules/ways.ts'
import { isFloor, opposite, stepOf, type House, type Plan } from './house.ts'

export interface Ground {
  /** Marks all tiles that can be reached from one and returns the lowest of them, which names the zone. */
  flood(from: number): number
  /** Whether the last flood came here; never where there is no tile (-1). */
  reached(tile: number): boolean
  put(tile: number): void
  lift(tile: number): void
  /** Whether a pot stands here, or there is no tile (-1). */
  taken(tile: number): boolean
}

/** Made once for each search. Floods are numbered instead of wiped, which makes them cheap. */
export function openGround({ size, next }: Plan): Ground {
  const pots = new Uint8Array(size)
  const seen = new Uint32Array(size)
  const line = new Uint8Array(size)
  let count = 0
  return {
    flood(from) {
      count++
      seen[from] = count
      line[0] = from
      let lowest = from
      for (let head = 0, tail = 1; head < tail; head++) {
        const here = (line[head] ?? 0) * 4
        for (let turn = 0; turn < 4; turn++) {
          const there = next[here + turn] ?? -1
          if (there < 0 || pots[there] || seen[there] === count) continue
          seen[there] = count
          line[tail++] = there
          if (there < lowest) lowest = there
        }
      }
      return lowest
    },
    reached: (tile) => tile >= 0 && seen[tile] === count,
    put: (tile) => void (pots[tile] = 1),
    lift: (tile) => void (pots[tile] = 0),
    taken: (tile) => tile < 0 || pots[tile] === 1,
  }
}

/** What may follow a position: which of the pots went where, and the zone that the gardener is in then. */
export type Visit = (pot: number, turn: number, to: number, zone: number) => void

/** Every push that can be made with the gardener in a zone; or, backwards, every pull. */
export function eachMove(
  { next }: Plan,
  ground: Ground,
  pots: readonly number[],
  zone: number,
  backwards: boolean,
  visit: Visit,
): void {
  for (const pot of pots) ground.put(pot)
  ground.flood(zone)
  // Later floods overwrite this one, so the moves are listed first.
  const moves: number[] = []
  for (let i = 0; i < pots.length; i++)
    for (let turn = 0; turn < 4; turn++) {
      const pot = (pots[i] ?? 0) * 4
      const to = next[pot + turn] ?? -1
      const stand = backwards ? to : (next[pot + opposite(turn)] ?? -1)
      const free = backwards ? (next[to * 4 + turn] ?? -1) : to
      if (ground.reached(stand) && !ground.taken(free)) moves.push(i * 4 + turn)
    }
  for (const move of moves) {
    const [i, turn] = [move >> 2, move & 3]
    const from = pots[i] ?? 0
    const to = next[from * 4 + turn] ?? 0
    ground.lift(from)
    ground.put(to)
    const after = ground.flood(backwards ? (next[to * 4 + turn] ?? 0) : from)
    ground.lift(to)
    ground.put(from)
    visit(i, turn, to, after)
  }
  for (const pot of pots) ground.lift(pot)
}

/** The zone that a tile is in: all floor that the gardener can reach from there. */
export function zoneOf(ground: Ground, pots: readonly number[], at: number): number {
  for (const pot of pots) ground.put(pot)
  const zone = ground.flood(at)
  for (const pot of pots) ground.lift(pot)
  return zone
}

/** The steps of the shortest walk between two places; undefined when pots or walls are in the way. */
export function walk(house: House, pots: readonly number[], from: number, to: number): Way[] | undefined {
  const ways = new Map<number, Way[]>([[from, []]])
  for (const [here, so] of ways) {
    if (here === to) return so
    for (const way of WAYS) {
      const there = here + stepOf(house, way)
      if (isFloor(house, there) && !pots.includes(there) && !ways.has(there)) ways.set(there, [...so, way])
    }
  }
  return undefined
}
