/** Draws the greenhouse: each row lights a pane in the wall, each column a pane in the roof. */
import { dab, downwards, polygon } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Point } from '../../kit/view.ts'
import { bedLine, isRow } from '../rules/lines.ts'
import type { Stand } from './layout.ts'
import type { Palette } from './looks.ts'

type Corner = readonly [x: number, y: number]

/** As fractions of the greenhouse's width and height, from the middle of its base. */
const WALL = { wide: 0.46, foot: -0.06, eaves: -0.46 }
const ROOF = { wide: 0.5, ridge: 0.33, top: -0.84 }

/** The lantern on the ridge, lit by the bed. */
const LANTERN: readonly [Corner, Corner, Corner, Corner] = [
  [-0.06, ROOF.top - 0.01],
  [-0.06, ROOF.top - 0.07],
  [0.06, ROOF.top - 0.07],
  [0.06, ROOF.top - 0.01],
]

/** The corners of a line's pane, clockwise from the lower left. */
function pane(size: number, line: number): readonly [Corner, Corner, Corner, Corner] {
  if (line === bedLine(size)) return LANTERN
  const i = isRow(size, line) ? line : line - size
  const along = (half: number, at: number) => half * ((2 * at) / size - 1)
  const gap = 0.12
  const [from, to] = [i + gap / 2, i + 1 - gap / 2]
  if (isRow(size, line))
    return [
      [along(WALL.wide, from), WALL.foot],
      [along(WALL.wide, from), WALL.eaves + 0.025],
      [along(WALL.wide, to), WALL.eaves + 0.025],
      [along(WALL.wide, to), WALL.foot],
    ]
  return [
    [along(ROOF.wide, from), WALL.eaves - 0.03],
    [along(ROOF.ridge, from), ROOF.top],
    [along(ROOF.ridge, to), ROOF.top],
    [along(ROOF.wide, to), WALL.eaves - 0.03],
  ]
}

export function paneMiddle({ x, y, width, height }: Stand, size: number, line: number): Point {
  const corners = pane(size, line)
  return {
    x: x + (corners.reduce((sum, [at]) => sum + at, 0) / 4) * width,
    y: y + (corners.reduce((sum, [, at]) => sum + at, 0) / 4) * height,
  }
}

export function tracePane(pen: Pen, { width, height }: Stand, size: number, line: number): void {
  const corners = pane(size, line)
  const [foot, head, right] = corners
  pen.beginPath()
  if (isRow(size, line)) {
    // Round arches, as in old orangeries.
    const half = ((right[0] - head[0]) / 2) * width
    const rise = Math.min(half, (foot[1] - head[1]) * height * 0.5)
    pen.moveTo(foot[0] * width, foot[1] * height)
    pen.lineTo(head[0] * width, head[1] * height + rise)
    pen.ellipse(head[0] * width + half, head[1] * height + rise, half, rise, 0, Math.PI, 0)
    pen.lineTo(right[0] * width, foot[1] * height)
  } else for (const [x, y] of corners) pen.lineTo(x * width, y * height)
  pen.closePath()
}

/** Draws the unlit greenhouse with the middle of its base at the origin. */
export function drawGreenhouse(pen: Pen, stand: Stand, size: number, { shades }: Palette): void {
  const [iron, , deep, stone, rail, edge] = shades
  const { width, height } = stand
  /** A symmetrical shape. */
  const part = (colour: string, top: number, above: number, foot: number, below = above) =>
    polygon(
      pen,
      colour,
      [-below, foot, -above, top, above, top, below, foot].map((at, i) => at * (i % 2 ? height : width)),
    )
  part(iron, ROOF.top - 0.07, 0.06, ROOF.top)
  part(deep, ROOF.top - 0.13, 0, ROOF.top - 0.065, 0.085)
  part(iron, ROOF.top - 0.02, 0.36, ROOF.top + 0.01)
  part(iron, ROOF.top, ROOF.ridge + 0.015, WALL.eaves, 0.53)
  part(iron, WALL.eaves, 0.475, 0)
  part(rail, WALL.eaves - 0.02, 0.545, WALL.eaves + 0.012)
  part(stone, WALL.foot + 0.02, 0.5, 0)
  pen.fillStyle = downwards(pen, ROOF.top * height, 0, [rail, stone, deep])
  pen.strokeStyle = `${edge}73`
  pen.lineWidth = 1
  for (let line = 0; line < bedLine(size); line++) {
    tracePane(pen, stand, size, line)
    pen.fill()
    pen.stroke()
  }
}

/** Draws the light inside, as wide as the greenhouse. Lit panes show their part of it. */
export function drawInside(pen: Pen, { width, height }: Stand, size: number): void {
  for (const [head, foot] of [
    [ROOF.top - 0.1, WALL.eaves],
    [WALL.eaves, WALL.foot],
  ] as const) {
    pen.fillStyle = downwards(pen, head * height, foot * height, ['#fff3b8', '#ffd257', '#ff9d3c'])
    pen.fillRect(-width / 2, head * height, width, (foot - head) * height)
  }
  // Silhouettes of plants; every pane shows different ones.
  pen.fillStyle = 'rgba(122,60,10,.55)'
  const leaf = (WALL.wide * width) / size / 3
  for (let i = 0; i < size * 3; i++) {
    const tall = -WALL.eaves * height * (0.3 + 0.12 * ((i * 7) % 5))
    dab(pen, (2 * i + 1) * leaf - WALL.wide * width, WALL.foot * height, leaf * 0.9, tall)
  }
}
