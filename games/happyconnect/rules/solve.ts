/**
 * In how many ways a board can be filled: exactly, by carrying a frontier from cell to cell. All that matters of the
 * part already filled is which ends of ribbon stick out of it and what each one hangs on, so equal frontiers count as
 * one. There is no backtracking, and a hard board costs hardly more than an easy one.
 */
import { facesOf, type Board } from './board.ts'

/**
 * A slot for each column, for what comes from above, and a last one for what comes from the left. A slot holds 0 for
 * nothing, 1 to `pairs` for a ribbon that hangs on that pair's face, and more for a ribbon with two loose ends.
 */
type Frontier = number[]

/** Slots are packed into a number with four bits each; bit operations reach the lowest seven. */
const BITS = 4
const MASK = 15
const LOW_SLOTS = 7
const HIGH = 2 ** (BITS * LOW_SLOTS)
/** With no more pairs than this, four bits can still name the loose ribbons of a board of nine by nine. */
export const MOST_PAIRS = 10

/**
 * 0, 1, or 2 for more than one; undefined when it would have to look at more than `most` frontiers to know. Only the
 * faces of the board matter here, not the ways that it came with.
 */
export function countWays(board: Board, most = Infinity): 0 | 1 | 2 | undefined {
  const { size, ways } = board
  const pairs = ways.length
  if (pairs > MOST_PAIRS || size > 9)
    throw new Error(`${pairs} pairs on ${size}×${size} are more than a frontier holds.`)
  const faces = facesOf(board)
  const ends: Frontier = Array.from({ length: size + 1 }, () => 0)
  const after: Frontier = [...ends]
  let layer = new Map([[0, 1]])
  let looked = 0

  for (let cell = 0; cell < size * size; cell++) {
    const column = cell % size
    const face = (faces.get(cell) ?? -1) + 1
    const next = new Map<number, number>()
    const canRight = column < size - 1
    const canDown = cell < size * (size - 1)

    /** Goes on from this cell with these ends; the far end of the ribbon `loose` now hangs on `on`. */
    const leave = (count: number, down: number, right: number, loose = -1, on = 0): void => {
      if ((down && !canDown) || (right && !canRight)) return
      for (let slot = 0; slot < size; slot++) after[slot] = ends[slot] === loose ? on : (ends[slot] ?? 0)
      after[column] = down
      after[size] = right
      const key = pack(after, pairs)
      next.set(key, next.has(key) ? 2 : count)
    }

    for (const [key, count] of layer) {
      if (++looked > most) return undefined
      const loosest = unpack(key, ends)
      const [up, left] = [ends[column] ?? 0, ends[size] ?? 0]
      const [end, other] = up > left ? [up, left] : [left, up]
      if (face) {
        if (!end) {
          leave(count, face, 0)
          leave(count, 0, face)
        } else if (!other && (end === face || end > pairs)) leave(count, 0, 0, end, face)
      } else if (!end) {
        const loose = Math.max(pairs, loosest) + 1
        leave(count, loose, loose)
      } else if (!other) {
        leave(count, end, 0)
        leave(count, 0, end)
      } else if (end > pairs ? end !== other : end === other) leave(count, 0, 0, end, other)
    }
    layer = next
  }
  return (layer.get(0) ?? 0) as 0 | 1 | 2
}

/** Reads a frontier into its slots and returns the highest number in them. */
function unpack(key: number, ends: Frontier): number {
  const low = key % HIGH
  const high = (key - low) / HIGH
  let highest = 0
  for (let slot = 0; slot < ends.length; slot++) {
    const bits = slot < LOW_SLOTS ? low >> (slot * BITS) : high >> ((slot - LOW_SLOTS) * BITS)
    const end = bits & MASK
    ends[slot] = end
    if (end > highest) highest = end
  }
  return highest
}

/** Loose ribbons are renamed in the order in which they stand, so that equal frontiers have equal keys. */
function pack(ends: Frontier, pairs: number): number {
  let [low, high, names, named] = [0, 0, 0, pairs]
  for (let slot = 0; slot < ends.length; slot++) {
    let end = ends[slot] ?? 0
    if (end > pairs) {
      // The new name of each loose ribbon stands in four bits of its own.
      const place = (end - pairs - 1) * BITS
      const known = (names >> place) & MASK
      if (!known) names |= (++named - pairs) << place
      end = known ? known + pairs : named
    }
    if (slot < LOW_SLOTS) low |= end << (slot * BITS)
    else high |= end << ((slot - LOW_SLOTS) * BITS)
  }
  return high * HIGH + low
}
