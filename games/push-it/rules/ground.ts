/** Implements movement: where the gardener can walk and where pushed pots go, for all elements. */
import { WAYS, type Way } from '../../kit/rules/ways.ts'
import { matAt, placesOf, stepsIn, type House, type Pots } from './house.ts'

export interface WalkableGround {
  readonly house: House
  /** Offsets from a tile to its neighbours, in the order of WAYS. */
  readonly steps: readonly number[]
  /** Sets the pots that all methods below refer to. */
  setPots(pots: Pots): void
  /** Whether the gardener can enter a tile. */
  isFree(place: number): boolean
  /** Whether a pot may enter this way, ignoring other pots, pits and gates. */
  admits(place: number, turn: number): boolean
  /** Where a pot pushed from here comes to rest; `from` if it does not move; negative in a pit. */
  goal(from: number, turn: number): number
  /** Marks all tiles reachable from one and returns the lowest, which identifies the zone. */
  flood(from: number): number
  /** Whether the last flood reached a tile. */
  reached(place: number): boolean
}

const BLOCKED = 1
const PIT = 2

/** Created once per search. Numbering the floods avoids clearing the marks of the last one. */
export function createGround(house: House): WalkableGround {
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
  const admits = (place: number, turn: number) => ((passes[place] ?? 0) & (1 << turn)) > 0

  return {
    house,
    steps,
    admits,
    setPots(pots) {
      now.set(empty)
      isOpen = plates.some((plate) => pots.includes(plate))
      if (isOpen) for (const gate of gates) now[gate] = 0
      for (const pot of pots) if (pot < 0) now[-pot] = 0
      for (const pot of pots) if (pot > 0) now[pot] = BLOCKED
    },
    isFree: (place) => now[place] === 0,
    goal(from, turn) {
      // A shut gate holds the pot inside it.
      if (!admits(from, turn) || (house[from] === '=' && !isOpen)) return from
      for (let at = from; ;) {
        const to = at + (steps[turn] ?? 0)
        if (now[to] === PIT) return -to
        if (now[to] !== 0 || !admits(to, turn)) return at
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

/** A map key for a position. Negative tiles wrap around to valid character codes. */
export const keyOf = (pots: Pots, zone: number): string => String.fromCharCode(zone, ...pots)

/** Receives a neighbouring position: the pot that moved, its new tile, and the gardener's new zone. */
type Visit = (pot: number, turn: number, place: number, zone: number) => void

/** Visits every push possible with the gardener in a zone. */
export function eachPush(ground: WalkableGround, pots: Pots, zone: number, visit: Visit): void {
  ground.setPots(pots)
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
    ground.setPots(pots.with(pot, to))
    visit(pot, turn, to, ground.flood(pots[pot] ?? 0))
  }
}

/** Visits every position whose push leads here. Replays each candidate push to check it. */
export function eachPull(ground: WalkableGround, pots: Pots, zone: number, visit: Visit): void {
  ground.setPots(pots)
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
    ground.setPots(pots.with(pot, from))
    if (ground.isFree(behind) && ground.goal(from, turn) === pots[pot])
      visit(pot, turn, from, ground.flood(behind))
  }
}

/** The zone of a tile: all floor that the gardener can reach from there. */
export function zoneOf(ground: WalkableGround, pots: Pots, at: number): number {
  ground.setPots(pots)
  return ground.flood(at)
}

/** The steps of a shortest walk between two tiles; undefined if there is none. */
export function walk(house: House, pots: Pots, from: number, to: number): Way[] | undefined {
  const ground = createGround(house)
  ground.setPots(pots)
  const paths = new Map<number, Way[]>([[from, []]])
  for (const [here, path] of paths) {
    if (here === to) return path
    for (const [turn, step] of ground.steps.entries()) {
      const there = here + step
      if (ground.isFree(there) && !paths.has(there)) paths.set(there, [...path, WAYS[turn] ?? 'up'])
    }
  }
  return undefined
}
