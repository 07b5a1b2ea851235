/** Draws the garden around the board on a warm afternoon, with butterflies and clouds. */
import { glow, hills, sky } from '../../kit/paint/backdrop.ts'
import { blot, polygon } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Palette } from './looks.ts'
import { drawHedge, drawTree } from './plants.ts'

/** Positions of the garden's parts, in CSS pixels. */
interface GardenLayout {
  readonly width: number
  readonly height: number
  /** The line between lawn and sky. */
  readonly horizon: number
  /** The board's near edge, and half its width there. */
  readonly near: number
  readonly board: number
}

/** Too expensive for every frame: bake it. */
export function drawGarden(pen: Pen, palette: Palette, grounds: GardenLayout): void {
  const { width, height, horizon } = grounds
  pen.translate(-width / 2, -height / 2)
  sky(pen, { x: 0, y: 0, width, height: horizon + 1 }, palette.sky)
  drawSun(pen, palette, grounds)
  const far = { x: 0, y: 0, width, height: horizon + 2 }
  const swell = Math.min(horizon * 0.16, width * 0.035, 34)
  hills(pen, far, `${palette.hills}b0`, horizon - swell * 2.1, swell, 2)
  hills(pen, far, palette.hills, horizon - swell * 0.9, swell * 0.6, 3)
  drawTreeLine(pen, palette, grounds)
  drawLawn(pen, palette, grounds)
  drawBorders(pen, palette, grounds)
}

function drawSun(pen: Pen, { glow: rgb }: Palette, { width, height, horizon }: GardenLayout): void {
  const [x, y] = [width * 0.32, horizon * 0.72]
  glow(pen, x, y, Math.max(width, height) * 0.42, rgb, 0.95)
  blot(pen, '#fff6d2', x, y, Math.min(46, horizon * 0.2))
}

function drawTreeLine(pen: Pen, { leaves }: Palette, { width, horizon }: GardenLayout): void {
  const step = Math.max(20, Math.min(46, width / 24))
  for (let i = -1; i * step < width + step; i++) {
    const bulk = step * (0.42 + 0.3 * Math.abs(Math.sin(i * 2.7)))
    pen.fillStyle = i % 2 ? leaves.deep : leaves.true
    pen.beginPath()
    pen.arc(i * step, horizon + 2, bulk, Math.PI, 0)
    pen.fill()
  }
}

/** Draws mowing stripes that run to the horizon. */
function drawLawn(pen: Pen, { lawn, glow: rgb }: Palette, { width, height, horizon }: GardenLayout): void {
  sky(pen, { x: 0, y: horizon, width, height: height - horizon }, lawn)
  const stripe = Math.max(60, width / 11)
  for (let i = -14; i <= 14; i += 2) {
    const [left, right] = [i * stripe, (i + 1) * stripe]
    const corners = [left * 0.22, horizon, right * 0.22, horizon, right * 1.3, height, left * 1.3, height]
    polygon(pen, `rgba(${rgb},.11)`, corners, width / 2)
  }
  glow(pen, width * 0.34, horizon, Math.max(width * 0.5, 260), rgb, 0.6)
}

/** Draws potted trees and bushes beside the board, smaller towards the horizon. On a phone they are in front of it. */
function drawBorders(
  pen: Pen,
  palette: Palette,
  { width, height, horizon, board, near }: GardenLayout,
): void {
  const room = width / 2 - board
  const narrow = room < 60
  const large = narrow ? Math.min(96, (height - near) * 0.5) : Math.min(room * 0.5, height * 0.2, 130)
  for (const [i, t] of (narrow ? [0.4, 1] : [0.08, 0.3, 0.56, 0.95]).entries())
    for (const side of [-1, 1]) {
      const apart = narrow ? width * (0.24 + 0.17 * t) : board * (0.84 + 0.16 * t) + room * (0.3 + 0.34 * t)
      const size = large * (0.34 + 0.66 * t)
      pen.save()
      pen.translate(
        width / 2 + side * apart,
        narrow ? near + (height - near) * t * 0.9 : horizon + (height - horizon) * t * 0.94,
      )
      if (i % 2) drawTree(pen, palette, size)
      else drawHedge(pen, palette, size * 1.3, side)
      pen.restore()
    }
}

export function drawCloud(pen: Pen, colour: string, x: number, y: number, size: number): void {
  for (const [u, high] of [
    [-0.5, 0.2],
    [0, 0.34],
    [0.45, 0.24],
  ] as const)
    blot(pen, colour, x + u * size, y - high * size * 0.5, size * (high + 0.18), size * high)
}

/** Draws two pairs of wings around a body; `open` from 0 to 1. */
export function drawButterfly(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  open: number,
  colour: string,
): void {
  const wide = size * (0.25 + 0.75 * open)
  for (const side of [-1, 1]) {
    blot(pen, colour, x + side * wide * 0.5, y - size * 0.2, wide * 0.5, size * 0.48, side * 0.4)
    blot(pen, colour, x + side * wide * 0.4, y + size * 0.35, wide * 0.34, size * 0.32)
  }
  blot(pen, '#5a2006', x, y, size * 0.09, size * 0.5)
}
