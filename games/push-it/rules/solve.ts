/** The fewest pushes from any position to the end: A* over the pots and the gardener's zone. */
import { eachMove, openGround, zoneOf } from './ground.ts'
import type { Plan } from './house.ts'
import { FAR, frozenPots, pullDistances } from './lost.ts'
import { keyOf, moved } from './pull.ts'

export interface Push {
  /** The tile that the pot is pushed from. */
  readonly pot: number
  /** Which way, in the order of WAYS. */
  readonly turn: number
}

export interface Solution {
  /** Undefined when there is no solution: then all positions that could have led to one were looked at. */
  readonly pushes: readonly Push[] | undefined
  /** How many positions were looked at. */
  readonly looked: number
}

interface Node {
  readonly pots: readonly number[]
  readonly zone: number
  readonly pushed: number
  readonly push: Push | undefined
  readonly before: Node | undefined
}

export function solve(plan: Plan, start: readonly number[], at: number): Solution {
  const ground = openGround(plan)
  const bound = openBound(plan)
  const pots = start.toSorted((a, b) => a - b)
  const zone = zoneOf(ground, pots, at)

  const best = new Map<number, number>()
  /** By pushes made plus the bound for those still needed. It falls by one a push at most, so the first end is best. */
  const waiting: Node[][] = []
  function wait(node: Node): void {
    const key = keyOf(node.pots, node.zone)
    if ((best.get(key) ?? Infinity) <= node.pushed) return
    best.set(key, node.pushed)
    const left = bound(node.pots)
    if (left >= FAR) return
    const list = (waiting[node.pushed + left] ??= [])
    list.push(node)
  }

  wait({ pots, zone, pushed: 0, push: undefined, before: undefined })
  let looked = 0
  for (let cost = 0; cost < waiting.length; cost++) {
    for (let node = waiting[cost]?.pop(); node; node = waiting[cost]?.pop()) {
      if ((best.get(keyOf(node.pots, node.zone)) ?? 0) < node.pushed) continue
      if (node.pots.every((pot) => plan.beds.includes(pot))) return { pushes: pushesTo(node), looked }
      looked++
      const before = node
      eachMove(plan, ground, node.pots, node.zone, false, (i, turn, to, zone) => {
        const pots = moved(before.pots, i, to)
        if (isStuck(plan, pots, to)) return
        const push = { pot: before.pots[i] ?? 0, turn }
        wait({ pots, zone, pushed: before.pushed + 1, push, before })
      })
    }
  }
  return { pushes: undefined, looked }
}

/** Whether this push has made pots fast, one of them off a bed. Only a pot that is held along both axes can do that. */
function isStuck(plan: Plan, pots: readonly number[], pushed: number): boolean {
  const { next, beds } = plan
  const held = (turn: number) => {
    const beside = next[pushed * 4 + turn] ?? -1
    return beside < 0 || pots.includes(beside)
  }
  if (!(held(0) || held(1)) || !(held(2) || held(3))) return false
  for (const pot of frozenPots(plan, pots)) if (!beds.includes(pot)) return true
  return false
}

function pushesTo(end: Node): Push[] {
  const pushes: Push[] = []
  for (let node: Node | undefined = end; node?.push; node = node.before) pushes.unshift(node.push)
  return pushes
}

/** A lower bound for the pushes still needed: each pot to a bed of its own, shared out in the cheapest way. */
function openBound(plan: Plan): (pots: readonly number[]) => number {
  const { beds } = plan
  const away = beds.map((bed) => pullDistances(plan, bed))
  const full = 1 << beds.length
  const cost = new Uint16Array(full)
  const bits = Uint8Array.from({ length: full }, (_, mask) => mask.toString(2).replaceAll('0', '').length)
  return (pots) => {
    cost.fill(FAR)
    cost[0] = 0
    // Which beds the first few pots have taken, one bit each.
    for (let taken = 0; taken < full - 1; taken++) {
      const soFar = cost[taken] ?? FAR
      if (soFar >= FAR) continue
      const pot = pots[bits[taken] ?? 0] ?? 0
      for (let bed = 0; bed < beds.length; bed++) {
        if (taken & (1 << bed)) continue
        const whole = soFar + (away[bed]?.[pot] ?? FAR)
        const more = taken | (1 << bed)
        if (whole < (cost[more] ?? FAR)) cost[more] = whole
      }
    }
    return cost[full - 1] ?? FAR
  }
}
