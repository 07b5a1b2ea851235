/**
 * Solves a board by the deductions people make: a tile with two exits left uses both; no loops; no ribbon joins
 * different pairs; no face is cut off from its friend. When these are exhausted, it tries a step and rules it out if it
 * leads to a contradiction. A board solved this way has only one solution.
 */
import { createCutOff } from './cut-off.ts'
import { areStrangers, createDraft, type BoardDraft } from './draft.ts'
import { beyond, type Net } from './net.ts'

/** Contradiction: a tile that cannot be filled. Any other value is the index of a pair that cannot meet. */
export const TILE = -1

/** How many links a tried step is followed: at a glance, with some patience, with a lot of it. */
const DEPTHS: readonly number[] = [5, 12, 40]

/** A partial solution of a board. `settle` draws no conclusions. */
export interface Deduction extends Pick<BoardDraft, 'taken' | 'far' | 'settle' | 'mark' | 'undo'> {
  /** Takes or closes a link and propagates up to `most` links. Returns the contradiction, if there is one. */
  conclude(link: number, value: 1 | -1, most?: number): number | undefined
  /** Takes a link, propagates, and undoes everything. Returns the contradiction, if there is one. */
  imagine(link: number, most?: number): number | undefined
  /** Applies every deduction that needs no trying. */
  lookAround(): void
  isSolved(): boolean
}

/** Creates an empty solution. Every tile must be filled, so the link through the burrow is taken from the start. */
export function createDeduction(net: Net): Deduction {
  const { need, links, ice, burrows } = net
  const draft = createDraft(net)
  const { taken, far, label, knots, settle, mark, undo } = draft
  const cutOff = createCutOff(net, draft)

  /** The value forced on an open link by one of its knots; 0 if none is. */
  function forced(knot: number, own: readonly number[], side: number, link: number): 1 | -1 | 0 {
    if (ice.has(knot)) {
      const across = own[side ^ 1] ?? -1
      const there = across < 0 ? -1 : (taken[across] ?? 0)
      if (there) return there > 0 ? 1 : -1
    }
    const other = beyond(net, link, knot)
    return far[knot] === other || areStrangers(label[knot] ?? -1, label[other] ?? -1) ? -1 : 0
  }

  /** Applies the deductions at one knot. Returns how many links it settled, or -1 for a contradiction. */
  function settleAt(knot: number): number {
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
      const value = all || forced(knot, own, side, link)
      if (!value) continue
      steps++
      if (!settle(link, value)) return -1
    }
    return steps
  }

  /** Propagates from the queued knots. Returns the contradiction, if there is one. */
  function propagate(most: number): number | undefined {
    let steps = 0
    for (let i = 0; i < knots.length && steps <= most; i++) {
      const more = settleAt(knots[i] ?? 0)
      if (more < 0) return TILE
      steps += more
    }
    return steps <= most ? cutOff() : undefined
  }

  function conclude(link: number, value: 1 | -1, most = Infinity): number | undefined {
    knots.length = 0
    return settle(link, value) ? propagate(most) : TILE
  }

  const tunnel = links[burrows[0] ?? -1]?.[4]
  if (tunnel !== undefined) settle(tunnel, 1)
  return {
    ...draft,
    conclude,
    imagine(link, most) {
      const start = mark()
      const contradiction = conclude(link, 1, most)
      undo(start)
      return contradiction
    },
    lookAround() {
      knots.length = 0
      knots.push(...need.keys())
      propagate(Infinity)
    },
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
