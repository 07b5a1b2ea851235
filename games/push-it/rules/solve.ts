/** Finds a solution with the fewest pushes: A* over the pots and the gardener's zone. */
import { FAR, createBound } from './bound.ts'
import { eachPush, keyOf, createGround, zoneOf } from './ground.ts'
import { inOrder, ownedIn, type House, type PotPosition, type Pots } from './house.ts'
import { frozenBy } from './lost.ts'

interface Push {
  /** The place of the pot before the push. */
  readonly from: number
  /** The direction, in the order of WAYS. */
  readonly turn: number
}

export interface PushSolution {
  /** Undefined if none was found. */
  readonly pushes: readonly Push[] | undefined
  /** Positions visited. If it is below `most` and nothing was found, there is no solution. */
  readonly visited: number
}

interface Node {
  readonly pots: Pots
  readonly zone: number
  readonly pushed: number
  readonly push: Push | undefined
  readonly before: Node | undefined
}

/**
 * Visits at most `most` positions. A `haste` above 1 (weighted A*), or an `error` added to the bound, may return a
 * solution that is not the shortest.
 */
export function solve(
  house: House,
  { pots: start, at }: PotPosition,
  most = Infinity,
  haste = 1,
  error = () => 0,
): PushSolution {
  const ground = createGround(house)
  const bound = createBound(ground)
  const owned = ownedIn(house)

  const best = new Map<string, number>()
  /** Open positions by estimated total cost. The bound is consistent, so the first solution taken is a shortest. */
  const waiting: Node[][] = []
  let least = 0
  /** Solved positions. */
  const ends = new Set<Node>()
  /** Only the pot that has just moved can have frozen others. */
  function wait(node: Node, moved = -1): void {
    const key = keyOf(node.pots, node.zone)
    if ((best.get(key) ?? Infinity) <= node.pushed) return
    best.set(key, node.pushed)
    const left = bound(node.pots, frozenBy(ground, node.pots, moved))
    if (left >= FAR) return
    if (left === 0) ends.add(node)
    const cost = Math.max(0, Math.round(node.pushed + (left + error()) * haste))
    ;(waiting[cost] ??= []).push(node)
    least = Math.min(least, cost)
  }

  const pots = inOrder(start, owned)
  wait({ pots, zone: zoneOf(ground, pots, at), pushed: 0, push: undefined, before: undefined })
  let visited = 0
  for (; least < waiting.length && visited < most; least++) {
    for (let node = waiting[least]?.pop(); node && visited < most; node = waiting[least]?.pop()) {
      if ((best.get(keyOf(node.pots, node.zone)) ?? 0) < node.pushed) continue
      if (ends.has(node)) return { pushes: pushesTo(node), visited }
      visited++
      const before = node
      eachPush(ground, node.pots, node.zone, (pot, turn, to, zone) => {
        const push = { from: before.pots[pot] ?? 0, turn }
        wait(
          { pots: inOrder(before.pots.with(pot, to), owned), zone, pushed: before.pushed + 1, push, before },
          to,
        )
      })
    }
  }
  return { pushes: undefined, visited }
}

function pushesTo(end: Node): Push[] {
  const pushes: Push[] = []
  for (let node: Node | undefined = end; node?.push; node = node.before) pushes.unshift(node.push)
  return pushes
}
