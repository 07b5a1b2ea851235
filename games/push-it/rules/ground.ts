/** Where the gardener can walk and where a pot goes that is pushed: what all elements do is told here. */
import { WAYS, type Way } from '../../kit/rules/ways.ts'
import { matAt, placesOf, stepsIn, type House, type Pots } from './house.ts'

export interface Ground {
  readonly house: House
  /** From a place to its neighbours, in the order of WAYS. */
  readonly steps: readonly number[]
  /** Everything below is asked of these pots. */
  stand(pots: Pots): void
  /** Whether the gardener can be here. */
  isFree(place: number): boolean
  /** Whether nothing but other pots, pits and gates can ever keep a pot from coming here this way. */
  lets(place: number, turn: number): boolean
  /** Where a pot comes to rest that is pushed from here; here, when it does not move; below zero in a pit. */
  goal(from: number, turn: number): number
  /** Marks all places that can be reached from one and returns the lowest of them, which names the zone. */
  flood(from: number): number
  /** Whether the last flood came here. */
  reached(place: number): boolean
}

const BLOCKED = 1
const PIT = 2

/** Made once for each search. Floods are numbered instead of wiped, which makes them cheap. */
export function createGround(house: House): Ground {
  const steps = stepsIn(house)
  const strides = Int8Array.from(steps)
  const empty = Uint8Array.from(house, (letter) =>
    letter === 'o' ? PIT : '#/='.includes(letter) ? BLOCKED : 0,
  )
  const passes = Uint8Array.from(house, (letter, place) => {
    const mat = matAt(house, place)
    if ('#/n'.includes(letter)) return 0
    return mat < 0 ? 15 : 1 << mat
  })
  const plates = placesOf(house, '_')
  const gates = placesOf(house, '=')
  const now = new Uint8Array(house.length)
  const seen = new Uint32Array(house.length)
  const line = new Uint8Array(house.length)
  let count = 0
  let isOpen = false
  const lets = (place: number, turn: number) => ((passes[place] ?? 0) & (1 << turn)) > 0

  return {
    house,
    steps,
    lets,
    stand(pots) {
      now.set(empty)
      isOpen = plates.some((plate) => pots.includes(plate))
      if (isOpen) for (const gate of gates) now[gate] = 0
      for (const pot of pots) if (pot < 0) now[-pot] = 0
      for (const pot of pots) if (pot > 0) now[pot] = BLOCKED
    },
    isFree: (place) => now[place] === 0,
    goal(from, turn) {
      // A shut gate holds the pot that stands in it.
      if (!lets(from, turn) || (house[from] === '=' && !isOpen)) return from
      for (let at = from; ;) {
        const to = at + (steps[turn] ?? 0)
        if (now[to] === PIT) return -to
        if (now[to] !== 0 || !lets(to, turn)) return at
        at = to
        if (house[at] !== '~') return at
      }
    },
    flood(from) {
      count++
      seen[from] = count
      line[0] = from
      let lowest = from
      for (let head = 0, tail = 1; head < tail; head++)
        for (let turn = 0; turn < 4; turn++) {
          const there = (line[head] ?? 0) + (strides[turn] ?? 0)
          if (now[there] !== 0 || seen[there] === count) continue
          seen[there] = count
          line[tail++] = there
          if (there < lowest) lowest = there
        }
      return lowest
    },
    reached: (place) => seen[place] === count,
  }
}

/** A position in a word; below zero there are letters too. */
export const keyOf = (pots: Pots, zone: number): string => String.fromCharCode(zone, ...pots)

/** What may follow a position, or come before it: which pot is elsewhere, and the zone that the gardener is in then. */
export type Visit = (pot: number, turn: number, place: number, zone: number) => void

/** Every push that can be made with the gardener in a zone. */
export function eachPush(ground: Ground, pots: Pots, zone: number, visit: Visit): void {
  ground.stand(pots)
  ground.flood(zone)
  // Later floods overwrite this one, so the pushes are listed first.
  const found: [pot: number, turn: number, to: number][] = []
  for (const [pot, from] of pots.entries())
    for (const [turn, step] of ground.steps.entries()) {
      if (from < 0 || !ground.reached(from - step)) continue
      const to = ground.goal(from, turn)
      if (to !== from) found.push([pot, turn, to])
    }
  for (const [pot, turn, to] of found) {
    ground.stand(pots.with(pot, to))
    visit(pot, turn, to, ground.flood(pots[pot] ?? 0))
  }
}

/** Every push that can have led here, which leaves the gardener where the pot stood: found by trying each again. */
export function eachPull(ground: Ground, pots: Pots, zone: number, visit: Visit): void {
  ground.stand(pots)
  ground.flood(zone)
  const found: [pot: number, turn: number, from: number][] = []
  for (const [pot, to] of pots.entries())
    for (const [turn, step] of ground.steps.entries())
      for (let from = Math.abs(to) - step; ground.reached(from); from -= step) {
        found.push([pot, turn, from])
        if (ground.house[from] !== '~') break
      }
  for (const [pot, turn, from] of found) {
    const behind = from - (ground.steps[turn] ?? 0)
    ground.stand(pots.with(pot, from))
    if (ground.isFree(behind) && ground.goal(from, turn) === pots[pot])
      visit(pot, turn, from, ground.flood(behind))
  }
}

/** The zone that a place is in: all floor that the gardener can reach from there. */
export function zoneOf(ground: Ground, pots: Pots, at: number): number {
  ground.stand(pots)
  return ground.flood(at)
}

/** The steps of the shortest walk between two places; undefined when something is in the way. */
export function walk(house: House, pots: Pots, from: number, to: number): Way[] | undefined {
  const ground = createGround(house)
  ground.stand(pots)
  const ways = new Map<number, Way[]>([[from, []]])
  for (const [here, so] of ways) {
    if (here === to) return so
    for (const [turn, step] of ground.steps.entries()) {
      const there = here + step
      if (ground.isFree(there) && !ways.has(there)) ways.set(there, [...so, WAYS[turn] ?? 'up'])
    }
  }
  return undefined
}
