/** Moves a box as little as possible so that it is inside a room and overlaps none of others. Pure. */
import type { Box } from '../view.ts'

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** A move down counts more than one up, because words rise. */
const DOWNWARDS = 1.5
/** Rounding errors must not make touching boxes overlap. */
const GAP = 0.01

/** The nearest start of a side of this length within a range. A side that is too long is centred. */
const within = (start: number, length: number, from: number, room: number): number =>
  length > room ? from + (room - length) / 2 : Math.min(Math.max(start, from), from + room - length)

/** Undefined if there is no place within `reach`. */
export function freeBox(box: Box, others: readonly Box[], room: Box, reach = Infinity): Box | undefined {
  const inRoom = (x: number, y: number): Box => ({
    ...box,
    x: within(x, box.width, room.x, room.width),
    y: within(y, box.height, room.y, room.height),
  })
  const isFree = (at: Box) => !others.some((other) => overlap(at, other))
  const wanted = inRoom(box.x, box.y)
  if (isFree(wanted)) return wanted
  // The nearest place touches a box, or an edge of the room, on each axis on which it has moved.
  const xs = [wanted.x, ...others.flatMap((one) => [one.x - box.width - GAP, one.x + one.width + GAP])]
  const ys = [wanted.y, ...others.flatMap((one) => [one.y - box.height - GAP, one.y + one.height + GAP])]
  let nearest: Box | undefined
  let least = reach
  for (const x of xs)
    for (const y of ys) {
      const at = inRoom(x, y)
      const [right, down] = [at.x - box.x, at.y - box.y]
      const cost = Math.abs(right) + (down > 0 ? down * DOWNWARDS : -down)
      if (cost >= least || !isFree(at)) continue
      nearest = at
      least = cost
    }
  return nearest
}
