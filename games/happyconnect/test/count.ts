/**
 * Counts the solutions of a board exactly, by moving a frontier from cell to cell. Only the ribbon ends at the frontier
 * matter, and the faces they are attached to, so equal frontiers are merged. Shares no code with the generator or the
 * solver, so it can judge them.
 */
import { areLinked, facesOf, type Board } from '../rules/board.ts'

/**
 * One slot per column for ribbons from above, one for a ribbon from the left and one for the burrow. 0 is empty, 1 to
 * `pairs` is a ribbon attached to that pair's face, and higher numbers are ribbons with two loose ends.
 */
type Frontier = number[]

/** Slots are packed into a number, four bits each. Bit operations cover the lowest seven. */
const BITS = 4
const MASK = 15
const LOW_SLOTS = 7
const HIGH = 2 ** (BITS * LOW_SLOTS)
/** Up to this many pairs, four bits can still number the loose ribbons of a 9 × 9 board. */
export const MOST_PAIRS = 10

/**
 * Returns 0, 1, or 2 for several; undefined if that would take more than `most` frontiers. Reads only the faces and
 * marks of the board, not its paths.
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

  /** Whether two ends may be joined: a loose ribbon with any other, ends attached to faces only within a pair. */
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

    /** Continues from this cell with these ends. The far end of the ribbon `loose` is now attached to `on`. */
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
        // The second burrow releases the ribbon that entered the first.
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

/** The marks that affect adjacency. Burrows have a slot of their own. */
const withoutBurrows = (marks: Board['marks']): Board['marks'] =>
  Object.fromEntries(Object.entries(marks).filter(([, mark]) => mark === 'pond'))

/** Unpacks a frontier into its slots and returns the highest number in them. */
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

/** Renumbers loose ribbons in slot order, so that equal frontiers get equal keys. */
function pack(ends: Frontier, pairs: number): number {
  let [low, high, names, named] = [0, 0, 0, pairs]
  for (let slot = 0; slot < ends.length; slot++) {
    let end = ends[slot] ?? 0
    if (end > pairs) {
      // `names` holds the new number of each loose ribbon in four bits.
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
