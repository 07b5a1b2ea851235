/** Which pots can never stand on a bed again: three proofs, from the quickest to the most thorough. */
import { eachMove, openGround, zoneOf } from './ground.ts'
import { opposite, type Plan } from './house.ts'
import { keyOf, moved } from './pull.ts'

/** How many positions the thorough proof looks at before it gives a pot the benefit of the doubt. */
const PATIENCE = 2500

/**
 * Pots that hold each other fast, with the walls, for ever. At first all are taken to be fast; then every pot with
 * neither a wall nor a fast pot on either side along one axis is let go, until there is none. Of the rest none can be
 * the first to move.
 */
export function frozenPots({ next }: Plan, pots: readonly number[]): Set<number> {
  const fast = new Set(pots)
  const gives = (pot: number, turn: number) =>
    [turn, opposite(turn)].every((way) => {
      const beside = next[pot * 4 + way] ?? -1
      return beside >= 0 && !fast.has(beside)
    })
  for (let before = -1; before !== fast.size;) {
    before = fast.size
    for (const pot of fast) if (gives(pot, 0) || gives(pot, 2)) fast.delete(pot)
  }
  return fast
}

/** The pots that no play at all can bring to a bed. Pots and gardener are given as tiles of the plan. */
export function lostPots(plan: Plan, pots: readonly number[], at: number): number[] {
  const fast = frozenPots(plan, pots)
  // A bed under a pot that stays for ever is of no use to the others.
  const away = plan.beds.filter((bed) => !fast.has(bed)).map((bed) => pullDistances(plan, bed, fast))
  return pots.filter(
    (pot) =>
      !plan.beds.includes(pot) &&
      (fast.has(pot) || away.every((far) => far[pot] === FAR) || !canArrive(plan, pots, pot, at)),
  )
}

/** Whether any play at all, whatever it costs the others, brings this pot to a bed; true when patience ends first. */
function canArrive(plan: Plan, pots: readonly number[], pot: number, at: number): boolean {
  const { beds } = plan
  const ground = openGround(plan)
  const away = beds.map((bed) => pullDistances(plan, bed))
  const seen = new Set<number>()
  /** The other pots, sorted, and last the pot itself, by its distance from a bed: mostly it can simply go there. */
  const waiting: { readonly all: readonly number[]; readonly zone: number }[][] = []
  const wait = (others: readonly number[], own: number, zone: number) => {
    const all = [...others, own]
    const key = keyOf(all, zone)
    if (seen.has(key)) return
    seen.add(key)
    const list = (waiting[Math.min(...away.map((far) => far[own] ?? FAR))] ??= [])
    list.push({ all, zone })
  }
  const others = pots.filter((tile) => tile !== pot).toSorted((a, b) => a - b)
  wait(others, pot, zoneOf(ground, pots, at))
  for (let looked = 0; looked < PATIENCE; looked++) {
    const place = waiting.find((list) => list?.length)?.pop()
    if (!place) return false
    const rest = place.all.slice(0, -1)
    const own = place.all[rest.length] ?? 0
    if (beds.includes(own)) return true
    eachMove(plan, ground, place.all, place.zone, false, (i, _, to, zone) =>
      i < rest.length ? wait(moved(rest, i, to), own, zone) : wait(rest, to, zone),
    )
  }
  return true
}

/** A distance greater than any real one: it cannot be reached. */
export const FAR = 999

/**
 * The fewest pushes from each tile to this bed for a pot that is alone, with a gardener who can be anywhere at once:
 * found by pulling it away from the bed. `walls` are tiles to be taken as walls too.
 */
export function pullDistances({ size, next }: Plan, bed: number, walls?: ReadonlySet<number>): number[] {
  const away = Array.from({ length: size }, () => FAR)
  const free = (tile: number) => tile >= 0 && !walls?.has(tile)
  away[bed] = 0
  const line = [bed]
  for (const here of line)
    for (let turn = 0; turn < 4; turn++) {
      const there = next[here * 4 + turn] ?? -1
      if (!free(there) || !free(next[there * 4 + turn] ?? -1) || away[there] !== FAR) continue
      away[there] = (away[here] ?? 0) + 1
      line.push(there)
    }
  return away
}
