/** Cuts and widens slabs. Integers in, integers out. */
import { SLAB } from './curve.ts'

/** Footprint from above: the corner with the smallest x and z, and the lengths along x and z. */
export interface Slab {
  readonly x: number
  readonly z: number
  readonly w: number
  readonly d: number
}

/** 0 is x, 1 is z. */
export type Axis = 0 | 1
/** Direction in which a slab slides: along x, along z, or (2) along both, straight across the picture. */
export type SlideCourse = Axis | 2

const axesOf = (course: SlideCourse): readonly Axis[] => (course === 2 ? [0, 1] : [course])

export const FOUNDATION: Slab = { x: -SLAB.full / 2, z: -SLAB.full / 2, w: SLAB.full, d: SLAB.full }

const edge = (slab: Slab, axis: Axis) => (axis ? slab.z : slab.x)
const side = (slab: Slab, axis: Axis) => (axis ? slab.d : slab.w)

/** The slab with a new position and length along an axis. */
function reshaped(slab: Slab, axis: Axis, at: number, long: number): Slab {
  return axis ? { ...slab, z: at, d: long } : { ...slab, x: at, w: long }
}

/** The part that stays and the part that falls off. Either may be missing, never both. */
interface SlabCut {
  readonly kept?: Slab
  readonly cut?: Slab
}

/** Lands `slab`, which slid along `axis`, on `below`. */
export function land(slab: Slab, below: Slab, axis: Axis): SlabCut {
  const [at, long] = [edge(slab, axis), side(slab, axis)]
  const [from, until] = [edge(below, axis), edge(below, axis) + side(below, axis)]
  const left = Math.max(at, from)
  const right = Math.min(at + long, until)
  if (right <= left) return { cut: slab }
  const kept = reshaped(slab, axis, left, right - left)
  if (right - left === long) return { kept }
  const cut = at < from ? reshaped(slab, axis, at, from - at) : reshaped(slab, axis, until, at + long - until)
  return { kept, cut }
}

/** The slab moved along its course by `by` grains. */
export const moved = (slab: Slab, course: SlideCourse, by: number): Slab => ({
  ...slab,
  x: slab.x + (course === 1 ? 0 : by),
  z: slab.z + (course === 0 ? 0 : course === 1 ? by : -by),
})

/** A piece that falls off, and the side of the tower it leaves on. */
export interface Cut {
  readonly slab: Slab
  readonly axis: Axis
  readonly way: 1 | -1
}

/** Like `land`, but for a course: course 2 may cut a piece along each axis. */
export function landAlong(
  slab: Slab,
  below: Slab,
  course: SlideCourse,
): { kept?: Slab; cuts: readonly Cut[] } {
  const cuts: Cut[] = []
  let kept = slab
  for (const axis of axesOf(course)) {
    const landing = land(kept, below, axis)
    const { cut } = landing
    if (cut) cuts.push({ slab: cut, axis, way: edge(cut, axis) > edge(below, axis) ? 1 : -1 })
    if (!landing.kept) return { cuts }
    kept = landing.kept
  }
  return { kept, cuts }
}

/** Whether a storey landed without a cut. */
export function isUncut(tower: readonly Slab[], storey: number): boolean {
  const [slab, below] = [tower[storey], tower[storey - 1]]
  return slab !== undefined && below !== undefined && slab.w >= below.w && slab.d >= below.d
}

/** Shortens both ends along the course by `by`, at most by `part` of the length each. */
export const melted = (slab: Slab, course: SlideCourse, by: number, part: number) =>
  axesOf(course).reduce((left, axis) => {
    const gone = Math.min(by, Math.floor(side(slab, axis) * part))
    return reshaped(left, axis, edge(left, axis) + gone, side(slab, axis) - 2 * gone)
  }, slab)

/** Widens a slab along its course by `by`; course 2 widens both axes. */
export const widened = (slab: Slab, course: SlideCourse, by: number) =>
  axesOf(course).reduce((wide, axis) => widenedAlong(wide, axis, by), slab)

/** Widens a slab along one axis around its centre, but not beyond the foundation. */
export function widenedAlong(slab: Slab, axis: Axis, by: number): Slab {
  const half = SLAB.full / 2
  const long = Math.min(SLAB.full, side(slab, axis) + by)
  const wanted = edge(slab, axis) - Math.floor((long - side(slab, axis)) / 2)
  return reshaped(slab, axis, Math.min(half - long, Math.max(-half, wanted)), long)
}
