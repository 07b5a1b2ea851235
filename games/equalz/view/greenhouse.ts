/** The greenhouse: a pane in the wall for every row and one in the roof for every column; each is lit by its line. */
import { isRow } from '../rules/lines.ts'
import type { Stand } from './layout.ts'
import type { Pen } from '../../kit/paint/sprite.ts'

type Corner = readonly [x: number, y: number]

/** In parts of the house's width and height, from the middle of its foot. */
const WALL = { wide: 0.46, foot: -0.06, eaves: -0.46 }
const ROOF = { wide: 0.5, ridge: 0.33, top: -0.84 }
const IRON = '#150f57'

/** The corners of a line's pane, from the lower left round. */
export function pane(size: number, line: number): readonly [Corner, Corner, Corner, Corner] {
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

export function paneMiddle({ x, y, width, height }: Stand, size: number, line: number) {
  const corners = pane(size, line)
  return {
    x: x + (corners.reduce((sum, [at]) => sum + at, 0) / 4) * width,
    y: y + (corners.reduce((sum, [, at]) => sum + at, 0) / 4) * height,
  }
}

export function tracePane(pen: Pen, { width, height }: Stand, size: number, line: number): void {
  const corners = pane(size, line)
  pen.beginPath()
  const [foot, head] = corners
  const arched = isRow(size, line)
  for (const [x, y] of corners) pen.lineTo(x * width, y * height)
  if (!arched) return pen.closePath()
  // Round heads, as old orangeries have them.
  const half = ((corners[2][0] - head[0]) / 2) * width
  const rise = Math.min(half, (foot[1] - head[1]) * height * 0.5)
  pen.beginPath()
  pen.moveTo(foot[0] * width, foot[1] * height)
  pen.lineTo(head[0] * width, head[1] * height + rise)
  pen.ellipse(head[0] * width + half, head[1] * height + rise, half, rise, 0, Math.PI, 0)
  pen.lineTo(corners[3][0] * width, foot[1] * height)
  pen.closePath()
}

/** The house in the dark, the middle of its foot at the origin. */
export function drawHouse(pen: Pen, stand: Stand, size: number): void {
  const { width, height } = stand
  /** All of it is as wide to the left as to the right. */
  const block = (colour: string, top: number, above: number, foot: number, below = above) => {
    pen.fillStyle = colour
    pen.beginPath()
    for (const [x, y] of [
      [-below, foot],
      [-above, top],
      [above, top],
      [below, foot],
    ] as const)
      pen.lineTo(x * width, y * height)
    pen.fill()
  }
  block(IRON, ROOF.top - 0.07, 0.06, ROOF.top)
  block('#2a2195', ROOF.top - 0.13, 0, ROOF.top - 0.065, 0.085)
  block(IRON, ROOF.top - 0.02, 0.36, ROOF.top + 0.01)
  block(IRON, ROOF.top, ROOF.ridge + 0.015, WALL.eaves, 0.53)
  block(IRON, WALL.eaves, 0.475, 0)
  block('#5147c9', WALL.eaves - 0.02, 0.545, WALL.eaves + 0.012)
  block('#3a31a8', WALL.foot + 0.02, 0.5, 0)
  for (let line = 0; line < size * 2; line++) {
    const glass = pen.createLinearGradient(0, ROOF.top * height, 0, 0)
    glass.addColorStop(0, '#5a55c8')
    glass.addColorStop(0.5, '#3b34a4')
    glass.addColorStop(1, '#2b2488')
    tracePane(pen, stand, size, line)
    pen.fillStyle = glass
    pen.fill()
    pen.strokeStyle = 'rgba(160,150,255,.45)'
    pen.lineWidth = 1
    pen.stroke()
  }
}

/** The light inside, as wide as the house: what the panes show of it when they are lit. */
export function drawInside(pen: Pen, { width, height }: Stand, size: number): void {
  for (const [head, foot] of [
    [ROOF.top, WALL.eaves],
    [WALL.eaves, WALL.foot],
  ] as const) {
    const warm = pen.createLinearGradient(0, head * height, 0, foot * height)
    warm.addColorStop(0, '#fff3b8')
    warm.addColorStop(0.5, '#ffd257')
    warm.addColorStop(1, '#ff9d3c')
    pen.fillStyle = warm
    pen.fillRect(-width / 2, head * height, width, (foot - head) * height)
  }
  // Plants before the light, no two panes alike.
  pen.fillStyle = 'rgba(122,60,10,.55)'
  const leaf = (WALL.wide * width) / size / 3
  for (let i = 0; i < size * 3; i++) {
    const tall = -WALL.eaves * height * (0.3 + 0.12 * ((i * 7) % 5))
    pen.beginPath()
    pen.ellipse(
      (2 * i + 1) * leaf - WALL.wide * width,
      WALL.foot * height,
      leaf * 0.9,
      tall,
      0,
      0,
      Math.PI * 2,
    )
    pen.fill()
  }
}
