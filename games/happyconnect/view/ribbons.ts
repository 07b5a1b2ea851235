/** Draws the glossy ribbons: they follow the finger, shrink when taken back and gleam when they join two friends. */
import { middleOf } from '../../kit/board/square.ts'
import { fillPath, strokePath } from '../../kit/paint/brush.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Point } from '../../kit/view.ts'
import type { RibbonCells } from '../rules.ts'
import type { FriendKind } from './kinds.ts'
import type { Layout } from './layout.ts'

/** Speed of a ribbon's end, in cells per second: a base speed, plus an increment for each cell it lags behind. */
const PACE = 14
const CATCH_UP = 16
/** In cells. */
const WIDTH = 0.46
const SIGN = 0.115
/** Seconds the gleam takes along a joined ribbon. */
const GLEAM = 0.7

interface Shown {
  cells: RibbonCells
  /** How many cells are visible. */
  length: number
}

export interface Ribbons {
  clear(): void
  /** Animates the visible ribbons towards those of the state. */
  follow(ribbons: readonly RibbonCells[], delta: number): void
  /** Whether the visible ribbon has caught up with the state. */
  isAtRest(pair: number): boolean
  readonly isMoving: boolean
  draw(pen: Pen, bake: Bake, layout: Layout, pair: number, kind: FriendKind, gleam: number | undefined): void
}

export function createRibbons(): Ribbons {
  let all: Shown[] = []

  function approach(shown: Shown, target: RibbonCells, delta: number): void {
    const shared = target.findIndex((cell, i) => cell !== shown.cells[i])
    const common = shared < 0 ? target.length : shared
    // A ribbon that was taken back shrinks first. Any other change is redrawn from where the two differ.
    const shrinks = common === target.length && shown.length > common
    if (!shrinks) {
      shown.length = Math.min(shown.length, Math.max(1, common))
      shown.cells = target
    }
    const goal = Math.max(1, target.length)
    const step = (PACE + Math.abs(goal - shown.length) * CATCH_UP) * delta
    shown.length += Math.max(-step, Math.min(step, goal - shown.length))
    if (shrinks && shown.length <= goal) shown.cells = target
  }

  const rests = ({ cells, length }: Shown) => length === Math.max(1, cells.length)

  return {
    clear: () => void (all = []),
    follow(ribbons, delta) {
      for (const [pair, target] of ribbons.entries()) {
        const shown = (all[pair] ??= { cells: target, length: Math.max(1, target.length) })
        approach(shown, target, delta)
      }
    },
    isAtRest(pair) {
      const shown = all[pair]
      return !shown || rests(shown)
    },
    get isMoving() {
      return !all.every(rests)
    },
    draw(pen, bake, layout, pair, kind, gleam) {
      const shown = all[pair]
      if (!shown || shown.cells.length < 1 || shown.length <= 1.01) return
      const points = pointsOf(layout, shown)
      const path = pathThrough(points, layout.cell)
      drawRibbon(pen, path, layout.cell, kind)
      const sign = bake(
        `sign${kind.name}${Math.round(layout.cell)}`,
        layout.cell * 0.4,
        layout.cell * 0.4,
        (pen) => fillPath(pen, kind.body(layout.cell * SIGN), 'rgba(255,255,255,.85)'),
      )
      for (const { x, y } of points.slice(1, shown.length < shown.cells.length ? -1 : undefined))
        stamp(pen, sign, x, y)
      if (gleam !== undefined && gleam < GLEAM)
        drawGleam(pen, path, layout.cell, gleam * ((points.length * layout.cell) / GLEAM))
    },
  }
}

/** The centres of the visible cells, and the end of the ribbon if it is between two of them. */
function pointsOf(layout: Layout, { cells, length }: Shown): Point[] {
  const whole = Math.floor(length)
  const points = cells.slice(0, whole).map((cell) => middleOf(layout, cell))
  const [from, next] = [points.at(-1), cells[whole]]
  if (!from || next === undefined || length === whole) return points
  const to = middleOf(layout, next)
  // Ribbons are invisible inside a burrow.
  if (isApart(from, to, layout.cell)) return points
  const part = length - whole
  return [...points, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]
}

const isApart = (from: Point, to: Point, cell: number) =>
  Math.abs(to.x - from.x) + Math.abs(to.y - from.y) > cell * 1.5

/** A path from point to point, interrupted at burrows. */
export function pathThrough(points: readonly Point[], cell: number): Path2D {
  const path = new Path2D()
  for (const [i, { x, y }] of points.entries()) {
    const before = points[i - 1]
    if (before && isApart(before, { x, y }, cell)) path.moveTo(x, y)
    else path.lineTo(x, y)
  }
  return path
}

export function drawRibbon(pen: Pen, path: Path2D, cell: number, { tone }: FriendKind): void {
  const layers = [
    ['rgba(110,50,0,.25)', WIDTH * 1.1, 0, 0.085],
    [tone.deep, WIDTH * 1.07, 0, 0.03],
    [tone.true, WIDTH, 0, 0],
    [`${tone.light}55`, WIDTH * 0.5, -0.025, -0.04],
    [`${tone.light}d0`, WIDTH * 0.2, -0.07, -0.1],
  ] as const
  for (const [colour, width, x, y] of layers) {
    pen.translate(x * cell, y * cell)
    strokePath(pen, path, colour, width * cell)
    pen.translate(-x * cell, -y * cell)
  }
}

/** Draws a light that runs along the ribbon from one friend to the other. */
function drawGleam(pen: Pen, path: Path2D, cell: number, along: number): void {
  pen.save()
  pen.strokeStyle = 'rgba(255,255,255,.55)'
  pen.lineWidth = cell * WIDTH * 0.7
  pen.setLineDash([cell * 0.8, 99_999])
  pen.lineDashOffset = -along
  pen.stroke(path)
  pen.restore()
}
