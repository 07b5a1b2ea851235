/**
 * The tree of chutes. Places are numbered from the top: 1 is the first fork, and below place n lie 2n on the left and
 * 2n + 1 on the right. A place is a gate or, where nothing forks, the way into a basket.
 */
import { ROW } from './curve.ts'
import type { Gate } from './state.ts'

/** Forks above a place. */
export const depthOf = (place: number) => 31 - Math.clz32(place)

/** Rows of gates that an egg meets on its longest way. */
export const rowsOf = (gates: readonly Gate[]) =>
  gates.reduce((most, { place }) => Math.max(most, depthOf(place) + 1), 0)

/** Units of way at which an egg is in its basket. */
export const lengthOf = (gates: readonly Gate[]) => (rowsOf(gates) + 1) * ROW

/** Whether `place` is `above` itself or lies under it. */
export function isUnder(place: number, above: number): boolean {
  const rows = depthOf(place) - depthOf(above)
  return rows >= 0 && place >> rows === above
}

/** Where an egg that heads for `place` ends up as the gates stand. */
export function endOf(gates: readonly Gate[], place: number): number {
  const gate = gates.find((gate) => gate.place === place)
  return gate ? endOf(gates, place * 2 + gate.way) : place
}

/** The ends of all chutes, from left to right. */
export function endsOf(gates: readonly Gate[], place = 1): number[] {
  return gates.some((gate) => gate.place === place)
    ? [...endsOf(gates, place * 2), ...endsOf(gates, place * 2 + 1)]
    : [place]
}
