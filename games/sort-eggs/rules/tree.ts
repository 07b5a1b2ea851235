/**
 * The tree of chutes, numbered like a binary heap: 1 is the first fork, and place n has the children 2n on the left and
 * 2n + 1 on the right. A place is a gate or, as a leaf, leads into a basket.
 */
import { ROW } from './curve.ts'
import type { Gate } from './state.ts'

/** Number of forks above a place. */
export const depthOf = (place: number) => 31 - Math.clz32(place)

/** Rows of gates on the longest path. */
export const rowsOf = (gates: readonly Gate[]) =>
  gates.reduce((most, { place }) => Math.max(most, depthOf(place) + 1), 0)

/** Distance at which an egg is in its basket, in units. */
export const lengthOf = (gates: readonly Gate[]) => (rowsOf(gates) + 1) * ROW

/** Whether `place` is `above` or a descendant of it. */
export function isUnder(place: number, above: number): boolean {
  const rows = depthOf(place) - depthOf(above)
  return rows >= 0 && place >> rows === above
}

/** The end that an egg heading for `place` reaches with the current gates. */
export function endOf(gates: readonly Gate[], place: number): number {
  const gate = gates.find((gate) => gate.place === place)
  return gate ? endOf(gates, place * 2 + gate.way) : place
}

/** All leaves, from left to right. */
export function endsOf(gates: readonly Gate[], place = 1): number[] {
  return gates.some((gate) => gate.place === place)
    ? [...endsOf(gates, place * 2), ...endsOf(gates, place * 2 + 1)]
    : [place]
}
