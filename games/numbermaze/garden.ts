/** The garden at the end of a warm afternoon, behind and around the board. Baked once a size. */
import { glow, hills, sky } from '../kit/backdrop.ts'
import { disc, glossy, oval } from '../kit/glossy.ts'
import { BROWN, GREEN, LIME, YELLOW, type Tone } from '../kit/palette.ts'
import type { Pen } from '../kit/sprite.ts'

const SKY = ['#c8380a', '#ee6a17', '#ffa53c', '#ffdf9a']
const LAWN = ['#f0a03c', '#dd6d1c', '#a83f0a', '#7c2a06']
const TAU = Math.PI * 2

export interface Scene {
  readonly width: number
  readonly height: number
  /** Where the lawn meets the sky. */
  readonly horizon: number
  /** Half of the board's width at its near edge. */
  readonly board: number
}

export function drawGarden(pen: Pen, scene: Scene): void {
  const { width, height, horizon } = scene
  pen.translate(-width / 2, -height / 2)
  sky(pen, { x: 0, y: 0, width, height: horizon + 1 }, SKY)
  drawSun(pen, scene)
  const far = { x: 0, y: 0, width, height: horizon + 2 }
  const swell = Math.min(horizon * 0.16, 34)
  hills(pen, far, 'rgba(226,98,24,.75)', horizon - swell * 2.1, swell, 2)
  drawGreenhouse(pen, width * 0.8, horizon - swell * 1.1, Math.min(width * 0.2, horizon * 0.62, 190))
  hills(pen, far, '#c9550f', horizon - swell * 0.9, swell * 0.6, 3)
  drawTreeLine(pen, scene)
  drawLawn(pen, scene)
  drawBorders(pen, scene)
}

function drawSun(pen: Pen, { width, height, horizon }: Scene): void {
  const [x, y] = [width * 0.32, horizon * 0.72]
  pen.fillStyle = 'rgba(255,240,200,.1)'
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * TAU + 0.1
    const reach = Math.max(width, height)
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
    pen.lineTo(x + Math.cos(angle + 0.19) * reach, y + Math.sin(angle + 0.19) * reach)
    pen.fill()
  }
  glow(pen, x, y, Math.max(width, height) * 0.42, '255,238,180', 0.95)
  pen.fillStyle = '#fff6d2'
  pen.beginPath()
  pen.arc(x, y, Math.min(46, horizon * 0.2), 0, TAU)
  pen.fill()
}

function houseOutline(x: number, ground: number, half: number, wall: number, peak: number): Path2D {
  const house = new Path2D()
  house.moveTo(x - half, ground)
  house.lineTo(x - half, ground - wall)
  house.quadraticCurveTo(x - half * 0.8, ground - peak, x, ground - peak * 1.08)
  house.quadraticCurveTo(x + half * 0.8, ground - peak, x + half, ground - wall)
  house.lineTo(x + half, ground)
  return house
}

/** The house that the arcade is named after, far off. */
function drawGreenhouse(pen: Pen, x: number, ground: number, size: number): void {
  const [half, wall, peak] = [size * 0.5, size * 0.34, size * 0.56]
  const house = houseOutline(x, ground, half, wall, peak)
  pen.fillStyle = 'rgba(255,226,160,.75)'
  pen.fill(house)
  pen.strokeStyle = 'rgba(150,52,6,.7)'
  pen.lineWidth = Math.max(1, size * 0.018)
  pen.stroke(house)
  pen.beginPath()
  for (const at of [-0.6, -0.2, 0.2, 0.6]) {
    pen.moveTo(x + half * at, ground)
    pen.lineTo(x + half * at, ground - wall - (peak - wall) * (1 - Math.abs(at) * 0.45))
  }
  pen.moveTo(x - half, ground - wall)
  pen.lineTo(x + half, ground - wall)
  pen.stroke()
}

function drawTreeLine(pen: Pen, { width, horizon }: Scene): void {
  const step = Math.max(20, Math.min(46, width / 24))
  for (let i = -1; i * step < width + step; i++) {
    const bulk = step * (0.42 + 0.3 * Math.abs(Math.sin(i * 2.7)))
    pen.fillStyle = i % 2 ? '#8a8a1c' : '#a07a16'
    pen.beginPath()
    pen.arc(i * step, horizon + 2, bulk, Math.PI, 0)
    pen.fill()
    pen.fillStyle = 'rgba(255,220,120,.35)'
    pen.beginPath()
    pen.arc(i * step - bulk * 0.25, horizon - bulk * 0.35, bulk * 0.4, 0, TAU)
    pen.fill()
  }
}

/** Mown in stripes that run to the horizon. */
function drawLawn(pen: Pen, { width, height, horizon }: Scene): void {
  sky(pen, { x: 0, y: horizon, width, height: height - horizon }, LAWN)
  pen.save()
  pen.beginPath()
  pen.rect(0, horizon, width, height - horizon)
  pen.clip()
  pen.fillStyle = 'rgba(255,214,130,.16)'
  const stripe = Math.max(90, width / 9)
  for (let i = -12; i <= 12; i += 2) {
    pen.beginPath()
    pen.moveTo(width / 2 + i * stripe * 0.22, horizon)
    pen.lineTo(width / 2 + (i + 1) * stripe * 0.22, horizon)
    pen.lineTo(width / 2 + (i + 1) * stripe * 1.3, height)
    pen.lineTo(width / 2 + i * stripe * 1.3, height)
    pen.fill()
  }
  glow(pen, width * 0.34, horizon, Math.max(width * 0.5, 260), '255,236,170', 0.6)
  pen.restore()
}

/** Clipped trees and beds that line the board, smaller towards the horizon. */
function drawBorders(pen: Pen, { width, height, horizon, board }: Scene): void {
  const room = width / 2 - board
  if (room < 60) return
  const large = Math.min(room * 0.5, height * 0.2, 130)
  for (let i = 0; i < 4; i++) {
    const t = [0.1, 0.3, 0.58, 0.95][i] ?? 1
    const y = horizon + (height - horizon) * t * 0.94
    const size = large * (0.34 + 0.66 * t)
    for (const side of [-1, 1]) {
      const x = width / 2 + side * (board * (0.84 + 0.16 * t) + room * (0.3 + 0.34 * t))
      if (i % 2) drawBall(pen, x, y, size)
      else drawBed(pen, x, y, size, i + side)
    }
  }
}

const shadow = (pen: Pen, x: number, y: number, wide: number) => {
  pen.fillStyle = 'rgba(70,18,0,.35)'
  pen.beginPath()
  pen.ellipse(x, y, wide, wide * 0.28, 0, 0, TAU)
  pen.fill()
}

/** A ball of leaves on a stem, in a clay pot. */
function drawBall(pen: Pen, x: number, y: number, size: number): void {
  shadow(pen, x + size * 0.12, y, size * 0.5)
  pen.save()
  pen.translate(x, y)
  pen.fillStyle = BROWN.deep
  pen.fillRect(-size * 0.04, -size * 0.8, size * 0.08, size * 0.6)
  const pot = new Path2D()
  pot.moveTo(-size * 0.26, -size * 0.36)
  pot.lineTo(size * 0.26, -size * 0.36)
  pot.lineTo(size * 0.19, 0)
  pot.lineTo(-size * 0.19, 0)
  pot.closePath()
  pot.roundRect(-size * 0.3, -size * 0.43, size * 0.6, size * 0.13, size * 0.04)
  glossy(pen, pot, size * 0.4, CLAY, { shadow: 0.2, shine: 0.3 })
  pen.translate(0, -size * 1.08)
  glossy(pen, disc(size * 0.42), size * 0.42, GREEN, { shadow: 0.35, shine: 0.4 })
  for (let i = 0; i < 16; i++) {
    const angle = i * 2.4
    const reach = size * 0.38 * Math.sqrt((i + 0.5) / 16)
    pen.fillStyle = i % 5 ? (i % 2 ? 'rgba(8,90,40,.5)' : 'rgba(210,255,190,.5)') : '#fff'
    pen.beginPath()
    pen.ellipse(Math.cos(angle) * reach, Math.sin(angle) * reach, size * 0.035, size * 0.025, angle, 0, TAU)
    pen.fill()
  }
  pen.restore()
}

const CLAY: Tone = { light: '#ffb98a', true: '#d8632a', deep: '#7c2a0a' }
const PETALS = ['#ff7fb0', '#fff3d0', '#ffd21f', '#9fe4ff'] as const

/** A low cushion of leaves and blossoms. */
function drawBed(pen: Pen, x: number, y: number, size: number, variety: number): void {
  shadow(pen, x, y, size * 0.72)
  pen.save()
  pen.translate(x, y)
  for (const [at, wide, high] of [
    [-0.4, 0.36, 0.26],
    [0.4, 0.36, 0.24],
    [0, 0.48, 0.36],
  ] as const) {
    const cushion = new Path2D()
    cushion.addPath(oval(size * wide, size * high), { e: size * at, f: -size * high * 0.75 })
    glossy(pen, cushion, size * high * 1.3, at ? LIME : GREEN, { shadow: 0.15, shine: 0.2 })
  }
  for (let i = 0; i < 11; i++) {
    const u = Math.sin(i * 12.9 + variety) * 0.62
    const v = -0.08 - Math.abs(Math.sin(i * 7.3 + variety)) * 0.42 * (1 - Math.abs(u))
    drawBloom(pen, u * size, v * size, size * 0.075, PETALS[(i + variety + 4) % PETALS.length] ?? '#fff')
  }
  pen.restore()
}

function drawBloom(pen: Pen, x: number, y: number, radius: number, petal: string): void {
  pen.fillStyle = petal
  for (let i = 0; i < 5; i++) {
    pen.beginPath()
    pen.arc(
      x + Math.cos(i * 1.257) * radius * 0.8,
      y + Math.sin(i * 1.257) * radius * 0.8,
      radius * 0.6,
      0,
      TAU,
    )
    pen.fill()
  }
  pen.fillStyle = petal === '#ffd21f' ? '#a14c00' : '#ffd21f'
  pen.beginPath()
  pen.arc(x, y, radius * 0.5, 0, TAU)
  pen.fill()
}

/** A sunflower whose stem ends at the bottom of its sprite, in its middle; it sways around it. */
export function drawSunflower(pen: Pen, size: number): void {
  pen.strokeStyle = '#2c7a2a'
  pen.lineWidth = size * 0.09
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.quadraticCurveTo(size * 0.12, -size * 0.7, 0, -size * 1.3)
  pen.stroke()
  for (const side of [-1, 1]) {
    pen.fillStyle = side < 0 ? '#3fa03a' : '#5cc04a'
    pen.beginPath()
    pen.moveTo(0, -size * 0.45)
    pen.quadraticCurveTo(side * size * 0.35, -size * 0.85, side * size * 0.62, -size * 0.55)
    pen.quadraticCurveTo(side * size * 0.3, -size * 0.35, 0, -size * 0.45)
    pen.fill()
  }
  pen.translate(0, -size * 1.35)
  for (let ring = 0; ring < 2; ring++)
    for (let i = 0; i < 14; i++) {
      pen.save()
      pen.rotate((i / 14) * TAU + ring * 0.22)
      pen.fillStyle = ring ? YELLOW.true : '#f08c00'
      pen.beginPath()
      pen.ellipse(0, -size * 0.38, size * 0.09, size * 0.22, 0, 0, TAU)
      pen.fill()
      pen.restore()
    }
  glossy(pen, disc(size * 0.27), size * 0.27, BROWN, { shadow: 0.2, shine: 0.3 })
}

export function drawCloud(pen: Pen, size: number): void {
  pen.fillStyle = 'rgba(255,240,214,.8)'
  pen.beginPath()
  for (const [x, y, r] of [
    [-0.55, 0.08, 0.22],
    [-0.2, -0.06, 0.32],
    [0.2, -0.02, 0.27],
    [0.52, 0.1, 0.2],
  ] as const) {
    pen.moveTo(x * size, y * size)
    pen.arc(x * size, y * size, r * size, 0, TAU)
  }
  pen.roundRect(-size * 0.75, size * 0.06, size * 1.45, size * 0.22, size * 0.11)
  pen.fill()
}

/** Two pairs of wings around a body; `open` from 0 to 1. */
export function drawButterfly(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  open: number,
  colour: string,
): void {
  const wide = 0.25 + 0.75 * open
  pen.fillStyle = colour
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.ellipse(
      x + side * size * 0.5 * wide,
      y - size * 0.2,
      size * 0.5 * wide,
      size * 0.48,
      side * 0.4,
      0,
      TAU,
    )
    pen.ellipse(x + side * size * 0.4 * wide, y + size * 0.35, size * 0.34 * wide, size * 0.32, 0, 0, TAU)
    pen.fill()
  }
  pen.fillStyle = '#5a2006'
  pen.beginPath()
  pen.ellipse(x, y, size * 0.09, size * 0.5, 0, 0, TAU)
  pen.fill()
}
