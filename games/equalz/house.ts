/** The greenhouse: a pane in the wall for every row and one in the roof for every column; each is lit by its line. */
import { isRow } from './lines.ts'
import type { Stand } from './layout.ts'
import type { Pen } from '../kit/sprite.ts'

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
  const fill = (colour: string | CanvasGradient, ...corners: readonly Corner[]) => {
    pen.fillStyle = colour
    pen.beginPath()
    for (const [x, y] of corners) pen.lineTo(x * width, y * height)
    pen.fill()
  }
  // Cupola and ridge; on its tip the sign of the house.
  fill(IRON, [-0.06, ROOF.top], [-0.06, ROOF.top - 0.07], [0.06, ROOF.top - 0.07], [0.06, ROOF.top])
  fill('#2a2195', [-0.085, ROOF.top - 0.065], [0, ROOF.top - 0.13], [0.085, ROOF.top - 0.065])
  fill(
    IRON,
    [-0.36, ROOF.top + 0.01],
    [-0.36, ROOF.top - 0.02],
    [0.36, ROOF.top - 0.02],
    [0.36, ROOF.top + 0.01],
  )
  fill(
    IRON,
    [-0.53, WALL.eaves],
    [-ROOF.ridge - 0.015, ROOF.top],
    [ROOF.ridge + 0.015, ROOF.top],
    [0.53, WALL.eaves],
  )
  fill(IRON, [-0.475, 0], [-0.475, WALL.eaves], [0.475, WALL.eaves], [0.475, 0])
  fill(
    '#5147c9',
    [-0.545, WALL.eaves + 0.012],
    [-0.545, WALL.eaves - 0.02],
    [0.545, WALL.eaves - 0.02],
    [0.545, WALL.eaves + 0.012],
  )
  fill('#3a31a8', [-0.5, 0], [-0.5, WALL.foot + 0.02], [0.5, WALL.foot + 0.02], [0.5, 0])
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

/** One pane with its lamp on: warm glass and the plants behind it. */
export function drawLitPane(pen: Pen, stand: Stand, size: number, line: number): void {
  const { width, height } = stand
  const corners = pane(size, line)
  const [foot, head] = [corners[0][1] * height, corners[1][1] * height]
  tracePane(pen, stand, size, line)
  const warm = pen.createLinearGradient(0, head, 0, foot)
  warm.addColorStop(0, '#fff3b8')
  warm.addColorStop(0.55, '#ffd257')
  warm.addColorStop(1, '#ff9d3c')
  pen.fillStyle = warm
  pen.fill()
  if (!isRow(size, line)) return
  // Leaves before the light, no two panes alike.
  pen.save()
  pen.clip()
  pen.fillStyle = 'rgba(122,60,10,.55)'
  const middle = ((corners[0][0] + corners[3][0]) / 2) * width
  const half = ((corners[3][0] - corners[0][0]) / 2) * width
  for (let leaf = 0; leaf < 3; leaf++) {
    const tall = (foot - head) * (0.35 + 0.13 * ((line * 5 + leaf * 3) % 4))
    pen.beginPath()
    pen.ellipse(middle + (leaf - 1) * half * 0.62, foot, half * 0.3, tall, (leaf - 1) * 0.25, 0, Math.PI * 2)
    pen.fill()
  }
  pen.restore()
}
