/**
 * In how many ways a board can be filled: exactly, by carrying a frontier from cell to cell. All that matters of the
 * part already filled is which ends of ribbon stick out of it and what each one hangs on, so equal frontiers count as
 * one. It knows nothing of how the game makes its boards or thinks about them, and so it is what judges them.
 */
import { areLinked, facesOf, type Board } from '../rules/board.ts'

/**
 * A slot for each column, for what comes from above, one for what comes from the left and one for the burrow. A slot
 * holds 0 for nothing, 1 to `pairs` for a ribbon that hangs on that pair's face, and more for a ribbon with two loose ends.
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
 * faces and marks of the board matter here, not the ways that it came with.
 */
export function countWays(board: Board, most = Infinity): 0 | 1 | 2 | undefined {
  const { size, ways, marks } = board
  const pairs = ways.length
  if (pairs > MOST_PAIRS || size > 9)
    throw new Error(`${pairs} pairs on ${size}×${size} are more than a frontier holds.`)
  const faces = facesOf(board)
  const tunnel = size + 1
  const ends: Frontier = Array.from({ length: size + 2 }, () => 0)
  const after: Frontier = [...ends]
  let layer = new Map([[0, 1]])
  let looked = 0

  /** Whether two ends may be joined: of loose ribbons any two, of others only friends. */
  const mayJoin = (one: number, other: number) =>
    one > pairs || other > pairs ? one !== other : one === other

  for (let cell = 0; cell < size * size; cell++) {
    const column = cell % size
    const mark = marks[cell]
    const face = (faces.get(cell) ?? -1) + 1
    const next = new Map<number, number>()
    const canRight = areLinked(
      { ...board, marks: withoutBurrows(marks) },
      cell,
      column < size - 1 ? cell + 1 : -1,
    )
    const canDown = areLinked({ ...board, marks: withoutBurrows(marks) }, cell, cell + size)

    /** Goes on from this cell with these ends; the far end of the ribbon `loose` now hangs on `on`. */
    const leave = (count: number, down: number, right: number, through: number, loose = -1, on = 0): void => {
      if ((down && !canDown) || (right && !canRight)) return
      after[tunnel] = through
      for (let slot = 0; slot < size; slot++) after[slot] = ends[slot] ?? 0
      after[column] = down
      after[size] = right
      for (let slot = 0; slot < after.length; slot++) if (after[slot] === loose) after[slot] = on
      const key = pack(after, pairs)
      next.set(key, next.has(key) ? 2 : count)
    }

    /** Two ends meet here. */
    const join = (count: number, one: number, other: number, through: number): void => {
      if (!mayJoin(one, other)) return
      if (one > pairs) leave(count, 0, 0, through, one, other)
      else if (other > pairs) leave(count, 0, 0, through, other, one)
      else leave(count, 0, 0, through)
    }

    for (const [key, count] of layer) {
      if (++looked > most) return undefined
      const loose = Math.max(pairs, unpack(key, ends)) + 1
      const [up = 0, left = 0, through = 0] = [ends[column], ends[size], ends[tunnel]]
      const [end, other] = up ? [up, left] : [left, 0]
      if (mark === 'pond') {
        if (!end) leave(count, 0, 0, through)
      } else if (mark === 'bridge') {
        if (up && left) leave(count, up, left, through)
      } else if (mark === 'burrow') {
        // The second mouth lets out what went into the first.
        if (other) continue
        if (through && end) join(count, end, through, 0)
        else if (through) {
          leave(count, through, 0, 0)
          leave(count, 0, through, 0)
        } else if (end) leave(count, 0, 0, end)
        else {
          leave(count, loose, 0, loose)
          leave(count, 0, loose, loose)
        }
      } else if (face) {
        if (!end) {
          leave(count, face, 0, through)
          leave(count, 0, face, through)
        } else if (!other) join(count, end, face, through)
      } else if (!end) {
        if (mark !== 'ice') leave(count, loose, loose, through)
      } else if (!other) {
        if (mark !== 'ice' || up) leave(count, end, 0, through)
        if (mark !== 'ice' || left) leave(count, 0, end, through)
      } else if (mark !== 'ice') join(count, end, other, through)
    }
    layer = next
  }
  return (layer.get(0) ?? 0) as 0 | 1 | 2
}

/** Which cells lie side by side, burrows aside: those have a slot of their own. */
const withoutBurrows = (marks: Board['marks']): Board['marks'] =>
  Object.fromEntries(Object.entries(marks).filter(([, mark]) => mark === 'pond'))

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
