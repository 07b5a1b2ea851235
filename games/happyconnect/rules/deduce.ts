/**
 * Solves a board by the deductions people make: a tile with two exits left uses both; no loops; no ribbon joins
 * different pairs; no face is cut off from its friend. When these are exhausted, it tries a step and rules it out if it
 * leads to a contradiction. A board solved this way has only one solution.
 */
import { beyond, type Net } from './net.ts'

/** Contradiction: a tile that cannot be filled. Any other value is the index of a pair that cannot meet. */
export const TILE = -1

/** How many links a tried step is followed: at a glance, with some patience, with a lot of it. */
const DEPTHS: readonly number[] = [5, 12, 40]

/** Whether two ribbon ends belong to different pairs. */
const areStrangers = (a: number, b: number) => a >= 0 && b >= 0 && a !== b

/** A partial solution of a board, with undo. */
export interface Deduction {
  /** Indexed by link: 1 taken, -1 closed, 0 open. */
  readonly taken: Int8Array
  /** Indexed by knot at an end of a ribbon: the other end of that ribbon. */
  readonly far: Int16Array
  /** Takes or closes a link without drawing conclusions. Returns false if that is impossible. */
  settle(link: number, value: 1 | -1): boolean
  /** Takes or closes a link and propagates up to `most` links. Returns the contradiction, if there is one. */
  conclude(link: number, value: 1 | -1, most?: number): number | undefined
  /** Takes a link, propagates, and undoes everything. Returns the contradiction, if there is one. */
  imagine(link: number, most?: number): number | undefined
  /** Applies every deduction that needs no trying. */
  lookAround(): void
  /** The length of the undo trail; `undo` returns to it. */
  mark(): number
  undo(mark: number): void
  isSolved(): boolean
}

/** Creates an empty solution. Every tile must be filled, so the link through the burrow is taken from the start. */
export function createDeduction(net: Net): Deduction {
  const { need, links, ends, labels, ice, burrows } = net
  const taken = new Int8Array(ends.length / 2)
  const far = Int16Array.from(need.keys())
  /** Indexed by knot at an end of a ribbon: the pair whose face is at the other end, -1 for none. */
  const label = Int8Array.from(labels)
  /** Indexed by pair. */
  const faces: number[][] = []
  for (const [knot, pair] of labels.entries()) if (pair >= 0) (faces[pair] ??= []).push(knot)
  /** Undo log: for each step the values it replaced, then its link. */
  const trail: number[] = []
  /** Queue of knots still to be checked. */
  const knots: number[] = []
  const region = new Int16Array(need.length)
  const reached: number[] = []

  function settle(link: number, value: 1 | -1): boolean {
    const a = ends[link * 2] ?? 0
    const b = ends[link * 2 + 1] ?? 0
    if (value > 0) {
      const one = far[a] ?? a
      const other = far[b] ?? b
      const mine = label[a] ?? -1
      const yours = label[b] ?? -1
      if (one === b || areStrangers(mine, yours)) return false
      trail.push(one, far[one] ?? 0, label[one] ?? 0, other, far[other] ?? 0, label[other] ?? 0)
      far[one] = other
      far[other] = one
      label[one] = label[other] = Math.max(mine, yours)
      knots.push(one, other)
    }
    taken[link] = value
    trail.push(link)
    knots.push(a, b)
    return true
  }

  function undo(mark: number): void {
    const pop = () => trail.pop() ?? 0
    while (trail.length > mark) {
      const link = pop()
      if ((taken[link] ?? 0) > 0)
        for (let end = 0; end < 2; end++) {
          const name = pop()
          const to = pop()
          const knot = pop()
          far[knot] = to
          label[knot] = name
        }
      taken[link] = 0
    }
  }

  /** The value forced on an open link by one of its knots; 0 if none is. */
  function verdict(knot: number, own: readonly number[], side: number, link: number): 1 | -1 | 0 {
    if (ice.has(knot)) {
      const across = own[side ^ 1] ?? -1
      const there = across < 0 ? -1 : (taken[across] ?? 0)
      if (there) return there > 0 ? 1 : -1
    }
    const other = beyond(net, link, knot)
    return far[knot] === other || areStrangers(label[knot] ?? -1, label[other] ?? -1) ? -1 : 0
  }

  /** Applies the deductions at one knot. Returns how many links it settled, or -1 for a contradiction. */
  function tidy(knot: number): number {
    const own = links[knot] ?? []
    const wanted = need[knot] ?? 0
    let on = 0
    let open = 0
    for (const link of own)
      if (link >= 0) {
        if (taken[link] === 1) on++
        else if (taken[link] === 0) open++
      }
    if (on > wanted || on + open < wanted) return -1
    if (open === 0) return 0
    let steps = 0
    const all = on === wanted ? -1 : on + open === wanted ? 1 : 0
    for (let side = 0; side < own.length; side++) {
      const link = own[side] ?? -1
      if (link < 0 || taken[link] !== 0) continue
      const value = all || verdict(knot, own, side, link)
      if (!value) continue
      steps++
      if (!settle(link, value)) return -1
    }
    return steps
  }

  /** Propagates from the queued knots. Returns the contradiction, if there is one. */
  function follow(most: number): number | undefined {
    let steps = 0
    for (let i = 0; i < knots.length && steps <= most; i++) {
      const more = tidy(knots[i] ?? 0)
      if (more < 0) return TILE
      steps += more
    }
    return steps <= most ? cutOff() : undefined
  }

  /** Flood-fills the free knots around a start with a region number. */
  function spread(start: number): void {
    region[start] = start + 1
    reached.length = 0
    reached.push(start)
    for (let i = 0; i < reached.length; i++) {
      const knot = reached[i] ?? 0
      for (const link of links[knot] ?? []) {
        if (link < 0 || (taken[link] ?? 0) < 0) continue
        const to = beyond(net, link, knot)
        if (region[to] || (label[to] ?? 0) >= 0) continue
        region[to] = start + 1
        reached.push(to)
      }
    }
  }

  /** Whether one step from a ribbon's end reaches the other end or this region. */
  function leads(from: number, to: number, place: number): boolean {
    for (const link of links[from] ?? []) {
      if (link < 0 || (taken[link] ?? 0) < 0) continue
      const next = beyond(net, link, from)
      if (next === to || (place > 0 && region[next] === place)) return true
    }
    return false
  }

  /** A pair that can no longer meet because the ends of its ribbons do not touch the same free region. */
  function cutOff(): number | undefined {
    region.fill(0)
    for (let knot = 0; knot < need.length; knot++)
      if (need[knot] && !region[knot] && (label[knot] ?? 0) < 0) spread(knot)
    for (const [pair, [a = 0, b = 0]] of faces.entries()) {
      const one = far[a] ?? a
      const other = far[b] ?? b
      if (one === b || leads(one, other, 0)) continue
      const meets = (links[one] ?? []).some(
        (link) =>
          link >= 0 && (taken[link] ?? 0) >= 0 && leads(other, one, region[beyond(net, link, one)] ?? 0),
      )
      if (!meets) return pair
    }
    return undefined
  }

  function conclude(link: number, value: 1 | -1, most = Infinity): number | undefined {
    knots.length = 0
    return settle(link, value) ? follow(most) : TILE
  }

  const tunnel = links[burrows[0] ?? -1]?.[4]
  if (tunnel !== undefined) settle(tunnel, 1)
  return {
    taken,
    far,
    settle,
    conclude,
    imagine(link, most) {
      const mark = trail.length
      const broken = conclude(link, 1, most)
      undo(mark)
      return broken
    },
    lookAround() {
      knots.length = 0
      knots.push(...need.keys())
      follow(Infinity)
    },
    mark: () => trail.length,
    undo,
    isSolved: () => taken.every((value) => value !== 0),
  }
}

/** The open links at the ends of ribbons attached to a face: where people look for the next step. */
function openSteps({ labels, links }: Net, { taken, far }: Deduction): number[] {
  const found = new Set<number>()
  for (const [face, pair] of labels.entries())
    if (pair >= 0)
      for (const link of links[far[face] ?? face] ?? []) if (link >= 0 && taken[link] === 0) found.add(link)
  return [...found]
}

/** The first step that leads to a contradiction, preferring the shallowest, and the index of the depth needed. */
export function wrongStep(net: Net, deduction: Deduction): { link: number; depth: number } | undefined {
  const open = openSteps(net, deduction)
  for (const [depth, most] of DEPTHS.entries()) {
    const link = open.find((each) => deduction.imagine(each, most) !== undefined)
    if (link !== undefined) return { link, depth }
  }
  return undefined
}

/**
 * Makes every possible deduction and returns the effort: the deeper a tried step, the more it counts. When stuck,
 * closes the link chosen by `help`, until `help` chooses none.
 */
export function deduce(
  net: Net,
  deduction: Deduction,
  help: (open: readonly number[]) => number | undefined = () => undefined,
): number {
  let effort = 0
  deduction.lookAround()
  for (;;) {
    const wrong = wrongStep(net, deduction)
    if (wrong) effort += 1 + wrong.depth * 2
    const closed = wrong ? wrong.link : help(openSteps(net, deduction))
    if (closed === undefined) return effort
    deduction.conclude(closed, -1)
  }
}
