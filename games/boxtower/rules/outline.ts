/** Crates as the solver sees them: convex outlines around their centre of mass. */
import { cosine, sine } from '../../kit/rules/trig.ts'
import { KINDS, type CrateShape, type CrateKind } from './kinds.ts'

/** Numbers per corner: its position, and the outward normal of the side from it to the next corner. */
export const STRIDE = 4
export type Outline = readonly number[]

interface Solid {
  /** Anticlockwise, y up, relative to the centre of mass. */
  readonly parts: readonly Outline[]
  /** Centre of mass, relative to the centre of the box. */
  readonly offX: number
  readonly offY: number
  /** In units of a square ell of wood. */
  readonly mass: number
  readonly inertia: number
  /** Distance of the furthest corner. */
  readonly radius: number
}

/** Builds an outline from corners, relative to x, y. */
export function outlineOf(corners: readonly (readonly [number, number])[], x = 0, y = 0): number[] {
  return corners.flatMap(([fromX, fromY], i) => {
    const [toX, toY] = corners[(i + 1) % corners.length] ?? [fromX, fromY]
    const long = Math.sqrt((toX - fromX) ** 2 + (toY - fromY) ** 2)
    return [fromX - x, fromY - y, (toY - fromY) / long, (fromX - toX) / long]
  })
}

/** Area, first moments and second moment about 0, 0, summed over triangles. */
function moments({ parts }: CrateShape): { area: number; x: number; y: number; second: number } {
  const sum = { area: 0, x: 0, y: 0, second: 0 }
  for (const corners of parts)
    for (const [i, [ax, ay]] of corners.entries()) {
      const [bx, by] = corners[(i + 1) % corners.length] ?? [ax, ay]
      const half = (ax * by - ay * bx) / 2
      sum.area += half
      sum.x += (half * (ax + bx)) / 3
      sum.y += (half * (ay + by)) / 3
      sum.second += (half * (ax * ax + ax * bx + bx * bx + ay * ay + ay * by + by * by)) / 6
    }
  return sum
}

function solidOf(kind: CrateShape): Solid {
  const { area, x, y, second } = moments(kind)
  const { weight = 1 } = kind
  const [offX, offY] = [x / area, y / area]
  const reach = kind.parts.flat().map(([cx, cy]) => Math.sqrt((cx - offX) ** 2 + (cy - offY) ** 2))
  return {
    parts: kind.parts.map((corners) => outlineOf(corners, offX, offY)),
    offX,
    offY,
    mass: area * weight,
    inertia: (second - area * (offX * offX + offY * offY)) * weight,
    radius: Math.max(...reach),
  }
}

export const SOLIDS = Object.fromEntries(
  Object.entries(KINDS).map(([name, kind]) => [name, solidOf(kind)]),
) as unknown as Readonly<Record<CrateKind, Solid>>

/** Cosine and sine of a turn, normalised so that no crate grows as it turns. */
export function facing(turn: number): { readonly cos: number; readonly sin: number } {
  const cos = cosine(turn)
  const sin = sine(turn)
  const long = Math.sqrt(cos * cos + sin * sin)
  return { cos: cos / long, sin: sin / long }
}

/** Transforms an outline into yard coordinates. */
export function outlineAt(outline: Outline, x: number, y: number, cos: number, sin: number): number[] {
  const out: number[] = []
  for (let i = 0; i < outline.length; i += STRIDE) {
    const cx = outline[i] ?? 0
    const cy = outline[i + 1] ?? 0
    const nx = outline[i + 2] ?? 0
    const ny = outline[i + 3] ?? 0
    out.push(x + cx * cos - cy * sin, y + cx * sin + cy * cos, nx * cos - ny * sin, nx * sin + ny * cos)
  }
  return out
}
