/** Draws the static night garden, once per size: sky, stars, moon, hills, the dark greenhouse, grass. */
import { glow, hills, sky } from '../../kit/paint/backdrop.ts'
import { blot, dab, line } from '../../kit/paint/brush.ts'
import { mix } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { chance } from '../../kit/rules/chance.ts'
import { drawGreenhouse } from './greenhouse.ts'
import type { Layout } from './layout.ts'
import type { Palette } from './looks.ts'

/** Plus, equals and times: line segments between pairs of stars, in a unit square. */
const CONSTELLATIONS = [
  [
    [0.5, 0, 0.5, 1],
    [0, 0.5, 1, 0.5],
  ],
  [
    [0, 0.3, 1, 0.24],
    [0, 0.7, 1, 0.66],
  ],
  [
    [0.05, 0.1, 0.9, 0.9],
    [0.95, 0.05, 0.1, 0.95],
  ],
] as const

/** Draws the whole frame, centred on the origin. */
export function* drawNight(
  pen: Pen,
  width: number,
  height: number,
  layout: Layout,
  palette: Palette,
): Generator<void> {
  const [far, between, near, lawn] = palette.land
  const area = { x: 0, y: 0, width, height }
  pen.translate(-width / 2, -height / 2)
  sky(pen, area, palette.sky)
  const { slate, greenhouse } = layout
  const middle = { x: slate.x + slate.side / 2, y: slate.y + slate.side * 0.45 }
  yield
  drawRays(pen, middle.x, middle.y, Math.hypot(width, height))
  yield
  glow(pen, middle.x, middle.y, slate.side * 1.05, palette.glow, 0.55)
  yield
  drawStars(pen, width, height)
  drawConstellations(pen, width, height, layout, palette.shades[6])
  yield
  if (layout.upright) {
    const radius = Math.min(width * 0.055, slate.y * 0.2)
    drawMoon(pen, width * 0.13, slate.y - radius * 1.3, radius, palette.hasFullMoon)
  } else drawMoon(pen, width * 0.1, height * 0.2, height * 0.055, palette.hasFullMoon)
  const horizon = Math.min(height * 0.86, greenhouse.y - greenhouse.height * 0.3)
  yield
  hills(pen, area, `${far}c0`, horizon - height * 0.05, height * 0.025, 2)
  hills(pen, area, between, horizon + height * 0.01, height * 0.018, 3)
  yield
  drawTrees(pen, width, horizon + height * 0.02, height, near)
  hills(pen, area, near, horizon + height * 0.055, height * 0.012, 1)
  yield
  pen.save()
  pen.translate(greenhouse.x, greenhouse.y)
  drawGreenhouse(pen, greenhouse, layout.size, palette)
  pen.restore()
  yield
  const ground = greenhouse.y + greenhouse.height * 0.02
  hills(pen, area, lawn, ground, Math.min(3, height * 0.004), 2)
  drawGrass(pen, width, ground, height, between)
  if (!layout.upright) drawBooks(pen, layout)
}

function drawRays(pen: Pen, x: number, y: number, reach: number): void {
  pen.fillStyle = 'rgba(255,255,255,.035)'
  pen.beginPath()
  for (let ray = 0; ray < 18; ray++) {
    const angle = (ray / 18) * Math.PI * 2
    pen.moveTo(x, y)
    pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
    pen.lineTo(x + Math.cos(angle + 0.17) * reach, y + Math.sin(angle + 0.17) * reach)
  }
  pen.fill()
}

function drawStars(pen: Pen, width: number, height: number): void {
  const { fraction } = chance(7)
  const count = Math.round(Math.sqrt(width * height) / 7)
  for (let i = 0; i < count; i++) {
    const white = `rgba(255,255,255,${0.25 + fraction() * 0.5})`
    blot(pen, white, fraction() * width, fraction() ** 1.4 * height * 0.85, 0.6 + fraction())
  }
}

/** Draws constellations in the part of the sky that the slate leaves free. */
function drawConstellations(
  pen: Pen,
  width: number,
  height: number,
  { slate, upright }: Layout,
  ink: string,
): void {
  const big = upright ? Math.min(width * 0.11, slate.y * 0.3) : Math.min(slate.x * 0.26, 90)
  const below = slate.y + slate.side
  const corners = upright
    ? [
        [width * 0.36, slate.y * 0.62],
        [width * 0.06, mix(below, height, 0.12)],
        [width * 0.84, mix(below, height, 0.2)],
      ]
    : [
        [slate.x * 0.56, height * 0.3],
        [width - slate.x * 0.78, height * 0.2],
        [width - slate.x * 0.34, height * 0.36],
      ]
  pen.strokeStyle = `${ink}66`
  pen.lineWidth = 1.5
  for (const [i, ends] of CONSTELLATIONS.entries()) {
    const [left = 0, top = 0] = corners[i] ?? []
    for (const [x0, y0, x1, y1] of ends) {
      glow(pen, left + x0 * big, top + y0 * big, 11, '240,236,255', 1)
      line(pen, left + x0 * big, top + y0 * big, left + x1 * big, top + y1 * big)
      glow(pen, left + x1 * big, top + y1 * big, 11, '240,236,255', 1)
    }
  }
}

export function drawMoon(pen: Pen, x: number, y: number, radius: number, isFull = false): void {
  glow(pen, x, y, radius * 3.4, '255,238,190', 0.5)
  if (isFull) return blot(pen, '#ffe2a0', x, y, radius * 1.5)
  // A crescent: a disc minus a second disc.
  pen.save()
  pen.beginPath()
  pen.rect(x - radius * 2, y - radius * 2, radius * 4, radius * 4)
  pen.arc(x + radius * 0.5, y - radius * 0.25, radius * 0.82, 0, Math.PI * 2)
  pen.clip('evenodd')
  blot(pen, '#fff1c4', x, y, radius)
  pen.restore()
}

function drawTrees(pen: Pen, width: number, ground: number, height: number, colour: string): void {
  const dice = chance(21)
  const count = Math.max(6, Math.round(width / 70))
  pen.fillStyle = colour
  for (let i = 0; i < count; i++) {
    const x = ((i + dice.fraction()) / count) * width
    const size = height * (0.014 + dice.fraction() * 0.02)
    dab(pen, x, ground, size, size * (1 + (i % 3) * 0.6))
  }
}

function drawGrass(pen: Pen, width: number, ground: number, height: number, colour: string): void {
  const dice = chance(5)
  pen.strokeStyle = colour
  pen.lineCap = 'round'
  pen.lineWidth = 1.6
  const step = 15
  for (let x = dice.int(step); x < width; x += step * (0.5 + dice.fraction())) {
    const y = ground + dice.fraction() * (height - ground)
    pen.beginPath()
    for (const lean of [-4, 0, 4]) {
      pen.moveTo(x, y + 3)
      pen.quadraticCurveTo(x, y - 3, x + lean, y - 5 - dice.int(4))
    }
    pen.stroke()
    if (dice.int(6) === 0) blot(pen, dice.pick(['#ff8ab5', '#ffd95e', '#8ee6ff']), x, y - 8, 2.2)
  }
}

/** Draws the stack of books under the owl, when the slate is on the ground. */
function drawBooks(pen: Pen, { owl }: Layout): void {
  const high = owl.height * 0.17
  const colours = ['#d8447c', '#f0a325', '#1fae9a', '#6a55ea', '#d8447c', '#3a8ee0']
  for (const [i, colour] of colours.entries()) {
    const y = owl.y + i * high
    const half = owl.width * (0.53 + ((i * 4) % 5) * 0.04)
    const x = owl.x + ((i * 7) % 5) * owl.width * 0.03 - owl.width * 0.05
    pen.fillStyle = colour
    pen.beginPath()
    pen.roundRect(x - half, y, half * 2, high - 1, high * 0.25)
    pen.fill()
    pen.fillStyle = '#f5edd6'
    pen.fillRect(x - half * 0.45, y + high * 0.22, half * 1.45, high * 0.5)
  }
}
