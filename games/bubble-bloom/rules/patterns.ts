/** Defines the shapes of beds and the arrangements of their kinds. */
import type { Chance } from '../../kit/rules/chance.ts'
import { COLUMNS, RISE } from './field.ts'

/** `u` runs from −1 at the left edge to 1 at the right one, `v` from 0 in the top row to 1 in the last. */
type Shape = (u: number, v: number) => boolean

/** A triangle wave with period 1: from 1 down to 0 and back. */
const wave = (n: number) => Math.abs((((n % 1) + 1) % 1) * 2 - 1)

export const SHAPES: readonly Shape[] = [
  /** A hedge: every cell. */
  () => true,
  /** A bunch of grapes. */
  (u, v) => Math.abs(u) < 1.05 - 0.75 * v,
  /** An arch over the launcher. */
  (u, v) => Math.abs(u) > v * 0.75 - 0.2,
  /** A bell on its stem: all of it falls when the stem is cut. */
  (u, v) => Math.abs(u) < (v < 0.42 ? 0.24 : 0.85),
  /** Vines. */
  (u, v) => v < 0.1 || wave(u * 1.75 + 0.5) > 0.42,
  /** A curtain with scallops. */
  (u, v) => v < 0.5 + 0.55 * wave(u * 1.5 + 0.5),
  /** An hourglass. */
  (u, v) => Math.abs(u) < 0.32 + 0.75 * Math.abs(2 * v - 1),
  /** A window. */
  (u, v) => Math.abs(u) > 0.45 || v < 0.3 || v > 0.72,
  /** Steps. */
  (u, v) => v < 0.45 + 0.6 * ((u + 1) / 2),
  /** A butterfly. */
  (u, v) => Math.abs(u) > 0.3 - v * 0.2 || (v > 0.3 && v < 0.7),
  /** Three lanterns. */
  (u, v) => v < 0.1 || wave(u * 1.5 + 0.5) > (v < 0.4 ? 0.6 : 0.28),
  /** A heart. */
  (u, v) => Math.abs(u) < 1.05 - 0.95 * Math.max(0, v - 0.25) && (v > 0.2 || Math.abs(u) > 0.18),
]

/** The kind at x, in blossoms, in a row. */
type Order = (x: number, row: number, rows: number, dice: Chance) => number

const fromMiddle = (x: number) => Math.abs(x - COLUMNS / 2)

/** Patches of one kind around a few random spots, which are drawn with the first cell. */
function patches(): Order {
  const spots: { x: number; row: number }[] = []
  return (x, row, rows, dice) => {
    while (spots.length < 5 + rows * 1.6)
      spots.push({ x: dice.fraction() * COLUMNS, row: dice.fraction() * rows })
    const distance = (spot: { x: number; row: number }) => (spot.x - x) ** 2 + ((spot.row - row) * RISE) ** 2
    return spots.reduce((best, spot, i) => (distance(spot) < distance(spots[best] ?? spot) ? i : best), 0)
  }
}

export const ORDERS: readonly (() => Order)[] = [
  /** Rows. */
  () => (_, row) => row,
  /** Pillars. */
  () => (x) => Math.floor(x / 2),
  /** Slants. */
  () => (x, row) => Math.floor((x + row * 0.5) / 2),
  /** Chevrons. */
  () => (x, row) => Math.floor((fromMiddle(x) + row * 0.9) / 1.6),
  /** Rings around the centre of the bed. */
  () => (x, row, rows) => Math.floor(Math.sqrt(fromMiddle(x) ** 2 + ((row - rows / 2) * RISE) ** 2) / 1.25),
  /** A quilt. */
  () => (x, row) => Math.floor(x / 2) + Math.floor(row / 2) * 2,
  patches,
  /** Mirrored pairs: the left half equals the right one. */
  () => {
    const drawn = new Map<number, number>()
    return (x, row, _, dice) => {
      const place = Math.floor(fromMiddle(x) / 2) * 16 + row
      const order = drawn.get(place) ?? dice.int(60)
      drawn.set(place, order)
      return order
    }
  },
]
