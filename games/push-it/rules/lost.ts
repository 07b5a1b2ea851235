/** Which pots can never come to where they belong again: three proofs, from the quickest to the most thorough. */
import { distancesTo, FAR } from './bound.ts'
import { eachPush, keyOf, createGround, zoneOf, type Ground } from './ground.ts'
import { homesIn, isFloor, isHome, ownedIn, type House, type Position, type Pots } from './house.ts'

/** How many positions the thorough proof looks at, for all pots, before it gives them the benefit of the doubt. */
const PATIENCE = 300

/**
 * Pots that hold each other fast, with the walls, for ever. At first all are taken to be fast; then every pot that
 * could be pushed if only pots that are not fast were out of the way is let go, until there is none. Of the rest none
 * can be the first to move.
 */
export function frozenPots({ house, steps, lets }: Ground, pots: Pots): Set<number> {
  const fast = new Set(pots.filter((place) => place > 0))
  const gives = (place: number) =>
    steps.some((step, turn) => {
      const [to, behind] = [place + step, place - step]
      return (
        lets(place, turn) && lets(to, turn) && isFloor(house, behind) && !fast.has(to) && !fast.has(behind)
      )
    })
  for (let before = -1; before !== fast.size;) {
    before = fast.size
    for (const place of fast) if (gives(place)) fast.delete(place)
  }
  return fast
}

/** The same, if the pot that came to rest here can have made any fast: something is beside it along both axes. */
export function frozenBy(ground: Ground, pots: Pots, place: number): Set<number> | undefined {
  const bars = (turn: number) => {
    const beside = place + (ground.steps[turn] ?? 0)
    return !ground.lets(beside, turn) || pots.includes(beside)
  }
  const isHeld = place > 0 && (bars(0) || bars(1)) && (bars(2) || bars(3))
  return isHeld ? frozenPots(ground, pots) : undefined
}

/** The numbers of the pots that no play at all can bring to where they belong. */
export function lostPots(house: House, { pots, at }: Position): number[] {
  const ground = createGround(house)
  const fast = frozenPots(ground, pots)
  const owned = ownedIn(house)
  // A bed under a pot that stays for ever is of no use to the others, and neither is a pit that is full.
  const homes = homesIn(house).map((home, i) => ({ home, only: i < owned ? i : -1 }))
  const left = homes.filter(({ home }) => !fast.has(home) && !(home < 0 && pots.includes(home)))
  const ways = left.map(({ home, only }) => ({ only, away: distancesTo(ground, Math.abs(home), fast) }))
  const patience = { left: PATIENCE }
  return pots.flatMap((place, pot) => {
    if (isHome(house, pot, place)) return []
    const far = ways.filter(({ only }) => only === (pot < owned ? pot : -1)).map(({ away }) => away)
    const nearest = (from: number) => Math.min(FAR, ...far.map((away) => away[from] ?? FAR))
    if (place < 0 || fast.has(place) || nearest(place) === FAR) return [pot]
    return canArrive(ground, { pots, at }, pot, nearest, patience) ? [] : [pot]
  })
}

/** Whether any play at all, whatever it costs the others, brings this pot home; true when patience ends first. */
function canArrive(
  ground: Ground,
  { pots, at }: Position,
  pot: number,
  nearest: (place: number) => number,
  patience: { left: number },
): boolean {
  const { house } = ground
  const seen = new Set<string>()
  /** The other pots, sorted, and last the pot itself, by its distance from home: mostly it can simply go there. */
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
