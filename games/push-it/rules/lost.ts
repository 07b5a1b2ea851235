/** Finds the pots that can never get home any more, by three proofs from quick to thorough. */
import { distancesTo, FAR } from './bound.ts'
import { eachPush, keyOf, createGround, zoneOf, type WalkableGround } from './ground.ts'
import { homesIn, isFloor, isHome, ownedIn, type House, type PotPosition, type Pots } from './house.ts'

/** Positions that the thorough proof visits, for all pots together, before it gives them the benefit of the doubt. */
const PATIENCE = 300

/**
 * Finds pots that block each other for good. Starts with all pots frozen, then repeatedly frees every pot that could be
 * pushed if the free pots were out of the way. None of the rest can be the first to move.
 */
export function frozenPots({ house, steps, admits }: WalkableGround, pots: Pots): Set<number> {
  const frozen = new Set(pots.filter((place) => place > 0))
  const gives = (place: number) =>
    steps.some((step, turn) => {
      const [to, behind] = [place + step, place - step]
      return (
        admits(place, turn) &&
        admits(to, turn) &&
        isFloor(house, behind) &&
        !frozen.has(to) &&
        !frozen.has(behind)
      )
    })
  for (let before = -1; before !== frozen.size;) {
    before = frozen.size
    for (const place of frozen) if (gives(place)) frozen.delete(place)
  }
  return frozen
}

/** The same, but only if the pot at this place has neighbours on both axes and can have frozen anything. */
export function frozenBy(ground: WalkableGround, pots: Pots, place: number): Set<number> | undefined {
  const bars = (turn: number) => {
    const beside = place + (ground.steps[turn] ?? 0)
    return !ground.admits(beside, turn) || pots.includes(beside)
  }
  const isHeld = place > 0 && (bars(0) || bars(1)) && (bars(2) || bars(3))
  return isHeld ? frozenPots(ground, pots) : undefined
}

/** The pots that no sequence of moves can bring home. */
export function lostPots(house: House, { pots, at }: PotPosition): number[] {
  const ground = createGround(house)
  const frozen = frozenPots(ground, pots)
  const owned = ownedIn(house)
  // Beds under frozen pots and full pits are no longer available.
  const homes = homesIn(house).map((home, i) => ({ home, only: i < owned ? i : -1 }))
  const left = homes.filter(({ home }) => !frozen.has(home) && !(home < 0 && pots.includes(home)))
  const ways = left.map(({ home, only }) => ({ only, away: distancesTo(ground, Math.abs(home), frozen) }))
  const patience = { left: PATIENCE }
  return pots.flatMap((place, pot) => {
    if (isHome(house, pot, place)) return []
    const far = ways.filter(({ only }) => only === (pot < owned ? pot : -1)).map(({ away }) => away)
    const nearest = (from: number) => Math.min(FAR, ...far.map((away) => away[from] ?? FAR))
    if (place < 0 || frozen.has(place) || nearest(place) === FAR) return [pot]
    return canArrive(ground, { pots, at }, pot, nearest, patience) ? [] : [pot]
  })
}

/** Whether some sequence of moves brings this pot home, whatever happens to the others; true if patience runs out. */
function canArrive(
  ground: WalkableGround,
  { pots, at }: PotPosition,
  pot: number,
  nearest: (place: number) => number,
  patience: { left: number },
): boolean {
  const { house } = ground
  const seen = new Set<string>()
  /** Positions by the pot's distance from home: the other pots sorted, then the pot. Usually it can go straight home. */
  const waiting: { readonly all: Pots; readonly zone: number }[][] = []
  const wait = (others: Pots, own: number, zone: number) => {
    const all = [...others.toSorted((a, b) => a - b), own]
    const key = keyOf(all, zone)
    if (seen.has(key) || (own > 0 && nearest(own) === FAR)) return
    seen.add(key)
    const list = (waiting[own < 0 ? 0 : nearest(own)] ??= [])
    list.push({ all, zone })
  }
  wait(pots.toSpliced(pot, 1), pots[pot] ?? 0, zoneOf(ground, pots, at))
  for (; patience.left > 0; patience.left--) {
    const place = waiting.find((list) => list?.length)?.pop()
    if (!place) return false
    const rest = place.all.slice(0, -1)
    const own = place.all[rest.length] ?? 0
    if (isHome(house, pot, own)) return true
    eachPush(ground, place.all, place.zone, (i, _, to, zone) =>
      i < rest.length ? wait(rest.with(i, to), own, zone) : wait(rest, to, zone),
    )
  }
  return true
}
