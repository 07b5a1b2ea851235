/** Finds the contact points of two convex outlines: one at a corner, two along a side. */
import { STRIDE, type Outline } from './outline.ts'

interface Corner {
  /** Identifies the corner within a pair of outlines; stable while they rest on each other. */
  readonly key: number
  readonly x: number
  readonly y: number
  /** Ells between them; negative when they overlap. */
  readonly gap: number
  /** Unit normal from `one` to `other`. */
  readonly nx: number
  readonly ny: number
}

/** Ells by which the other outline's side must be better, so that a resting pair keeps its corners. */
const HYSTERESIS = 0.005
/** Upper bound of sides per outline, for packing keys. */
const MAX_SIDES = 8

const at = (outline: Outline, i: number) => outline[i] ?? 0

interface Side {
  /** Index of its first number in the outline. */
  readonly start: number
  readonly gap: number
}

/** The side of `one` with the largest gap to `other` (separating axis). */
function widest(one: Outline, other: Outline): Side {
  let start = 0
  let gap = Number.NEGATIVE_INFINITY
  for (let i = 0; i < one.length; i += STRIDE) {
    const nx = at(one, i + 2)
    const ny = at(one, i + 3)
    const base = at(one, i) * nx + at(one, i + 1) * ny
    let nearest = Number.POSITIVE_INFINITY
    for (let j = 0; j < other.length; j += STRIDE) {
      const out = at(other, j) * nx + at(other, j + 1) * ny
      if (out < nearest) nearest = out
    }
    if (nearest - base <= gap) continue
    gap = nearest - base
    start = i
  }
  return { start, gap }
}

/** Start index of the side that faces most against a direction. */
function facingAgainst(outline: Outline, nx: number, ny: number): number {
  let start = 0
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < outline.length; i += STRIDE) {
    const along = at(outline, i + 2) * nx + at(outline, i + 3) * ny
    if (along >= least) continue
    least = along
    start = i
  }
  return start
}

const NONE: readonly Corner[] = []

/** The corners at which two outlines are no more than `margin` apart. */
export function touchingCorners(one: Outline, other: Outline, margin: number): readonly Corner[] {
  const mine = widest(one, other)
  if (mine.gap > margin) return NONE
  const theirs = widest(other, one)
  if (theirs.gap > margin) return NONE
  return theirs.gap > mine.gap + HYSTERESIS
    ? along(other, theirs.start, one, margin, true)
    : along(one, mine.start, other, margin, false)
}

/** Clips the opposite side to this side and returns its ends. */
function along(
  base: Outline,
  side: number,
  other: Outline,
  margin: number,
  swapped: boolean,
): readonly Corner[] {
  const x = at(base, side)
  const y = at(base, side + 1)
  const nx = at(base, side + 2)
  const ny = at(base, side + 3)
  const end = (side + STRIDE) % base.length
  // Along this side, anticlockwise; the opposite side runs backwards.
  const length = (at(base, end + 1) - y) * nx - (at(base, end) - x) * ny
  const first = facingAgainst(other, nx, ny)
  const last = (first + STRIDE) % other.length
  const ax = at(other, first) - x
  const ay = at(other, first + 1) - y
  const bx = at(other, last) - x
  const by = at(other, last + 1) - y
  const from = ay * nx - ax * ny
  const to = by * nx - bx * ny
  if (from < 0 || to > length) return NONE
  const fromGap = ax * nx + ay * ny
  const toGap = bx * nx + by * ny
  const slope = from - to > 1e-9 ? (fromGap - toGap) / (from - to) : 0
  const key = (((swapped ? MAX_SIDES : 0) + side / STRIDE) * MAX_SIDES + first / STRIDE) * 2
  const sign = swapped ? -1 : 1
  const found: Corner[] = []
  for (let which = 0; which < 2; which++) {
    const where = which ? Math.max(to, 0) : Math.min(from, length)
    const gap = which ? toGap + slope * (where - to) : fromGap + slope * (where - from)
    if (gap > margin) continue
    // Halfway between the two sides.
    const px = x - ny * where + (nx * gap) / 2
    const py = y + nx * where + (ny * gap) / 2
    found.push({ key: key + which, x: px, y: py, gap, nx: nx * sign, ny: ny * sign })
  }
  return found
}
