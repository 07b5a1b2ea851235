/**
 * Computes the flight of a seed: straight, bouncing off the walls, until it touches a blossom or the top of the bed.
 * Uses only + − × ÷ and square roots, and integer aims, so that every engine computes the same shot.
 */
import { whole } from '../../kit/rules/shape.ts'
import { cosine, sine, TURN } from '../../kit/rules/trig.ts'
import {
  around,
  CELLS,
  COLUMNS,
  middleX,
  middleY,
  MUZZLE,
  planted,
  RISE,
  topRow,
  type Field,
} from './field.ts'

/** Radians per step of an aim: a quarter of a degree, to the right of straight up. */
const STEP = TURN / 1440
/** Steps per press of an arrow key; hints use the same steps. */
export const COARSE = 6
/** 78 degrees. */
export const WIDEST = 52 * COARSE
/** Collision distance. Touching blossoms are 1 apart; a seed may slip past slightly closer than that. */
const TOUCH = 0.88
const LEFT = 0.5
const RIGHT = COLUMNS - 0.5
const TOP = 0.5

const X = Float64Array.from({ length: CELLS }, (_, cell) => middleX(cell))
const Y = Float64Array.from({ length: CELLS }, (_, cell) => middleY(cell))

export interface SeedFlight {
  /** The cell where it settles. */
  readonly cell: number
  /** Start, bounces and contact point, as alternating x and y from the top left corner of the bed. */
  readonly path: readonly number[]
}

export const radians = (aim: number) => aim * STEP
export const aimOf = (angle: number) => Math.round(angle / STEP)
export const isAim = whole(-WIDEST, WIDEST)

/** Pass `cells` when trying many aims on one field, to find its planted cells only once. */
export function fly(field: Field, sunk: number, aim: number, cells = planted(field)): SeedFlight {
  const angle = radians(aim)
  let across = sine(angle)
  const up = cosine(angle)
  const square = across * across + up * up
  let x: number = MUZZLE.x
  let y = MUZZLE.y - sunk * RISE
  const path = [x, y]
  for (;;) {
    const wall = across > 0 ? (RIGHT - x) / across : across < 0 ? (LEFT - x) / across : Infinity
    let end = Math.min(wall, (y - TOP) / up)
    let touched = -1
    for (const cell of cells) {
      const dx = (X[cell] ?? 0) - x
      const dy = (Y[cell] ?? 0) - y
      const along = dx * across - dy * up
      const depth = along * along - square * (dx * dx + dy * dy - TOUCH * TOUCH)
      if (along <= 0 || depth < 0) continue
      const t = Math.max(0, (along - Math.sqrt(depth)) / square)
      if (t >= end) continue
      end = t
      touched = cell
    }
    x += across * end
    y -= up * end
    path.push(x, y)
    if (touched >= 0) return { cell: nearest(field, around(touched), x, y), path }
    if (end < wall) return { cell: nearest(field, topRow, x, y), path }
    across = -across
  }
}

/** The free cell where a seed at this point settles. */
function nearest(field: Field, cells: readonly number[], x: number, y: number): number {
  let best = -1
  let least = Infinity
  for (const cell of cells) {
    if (field[cell]) continue
    const dx = (X[cell] ?? 0) - x
    const dy = (Y[cell] ?? 0) - y
    const far = dx * dx + dy * dy
    if (far >= least) continue
    least = far
    best = cell
  }
  return best
}
