/** Draws the features of the lawn: stones, gates, ponds, molehills and the mole. In tiles, around a tile's centre. */
import { blot, downwards, strokePath } from '../../kit/paint/brush.ts'
import { box, disc, face, oval } from '../../kit/paint/glossy.ts'
import { BROWN, RED, SLATE, YELLOW, type Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { STEPS, type Way } from '../../kit/rules/ways.ts'
import { TURNS } from './layout.ts'
import { drawBody } from './glossy-body.ts'
import { drawFlower, fillTile } from './turf.ts'

const MOLE: Tone = { light: '#8f7f96', true: '#5a4a66', deep: '#2b2036' }
const MUD: Tone = { light: '#a87a4c', true: '#6b4423', deep: '#3d240f' }
const SHADE = 'rgba(20,60,0,.35)'

type Draw = (pen: Pen) => void

export function drawStone(pen: Pen, moss: string): void {
  blot(pen, SHADE, 0.03, 0.26, 0.48, 0.2)
  pen.translate(0, -0.04)
  const boulder = box(0.78, 0.68, 0.3)
  strokePath(pen, boulder, SLATE.deep, 0.08)
  drawBody(pen, boulder, 0.44, SLATE, 0, 0, 0.6)
  for (const x of [-0.26, -0.12, 0.28]) blot(pen, moss, x, 0.3, 0.1, 0.06)
}

const gravel: Draw = (pen) => {
  fillTile(pen, '#e9cf96')
  for (let i = 0; i < 40; i++)
    blot(pen, i % 2 ? '#d6b673' : '#f7e6bd', ((i * 0.618) % 1) - 0.5, ((i * 0.417) % 1) - 0.5, 0.028)
}

/** Draws gravel with arrows, which is flat. The upright wings of the gate are drawn separately. */
export function drawGravel(pen: Pen, way: Way): void {
  gravel(pen)
  pen.rotate(TURNS[way])
  const arrows = 'M-.28-.15-.11 0-.28.15M-.04-.15.13 0-.04.15'
  strokePath(pen, arrows, '#8a4b14', 0.19)
  strokePath(pen, arrows, '#fff7df', 0.1)
}

const pond: Draw = (pen) => {
  fillTile(pen, downwards(pen, -0.5, 0.5, ['#1d86c4', '#3fb6ea', '#8fe0ff']))
  strokePath(pen, 'M-.34-.28q.1-.08.2 0m.2.12q.1-.08.2 0M-.3.3q.1-.08.2 0', 'rgba(255,255,255,.75)', 0.035)
}

/** Flat features by sign. */
export const FLAT: Readonly<Record<string, Draw>> = {
  w(pen) {
    fillTile(pen, '#8f6238')
    blot(pen, '#57371b', 0, 0.03, 0.42, 0.34)
    drawBody(pen, oval(0.35, 0.26), 0.3, MUD, 0.01, 0.04, 0.7)
    crumbs(pen, 0.46)
    strokePath(pen, 'M-.18.1q.08-.06.16 0M.06-.03q.06-.05.13 0', 'rgba(255,255,255,.6)', 0.03)
  },
  b: gravel,
  t(pen) {
    gravel(pen)
    drawBody(pen, oval(0.46, 0.4), 0.44, BROWN, 0, 0, 0.4)
    blot(pen, '#120804', 0, 0.03, 0.32, 0.26)
    blot(pen, 'rgba(168,105,58,.55)', 0, 0.17, 0.22, 0.1)
    crumbs(pen, 0.48)
  },
  '=': pond,
  '~'(pen) {
    pond(pen)
    blot(pen, '#1f7d38', 0.16, 0.1, 0.17, 0.12)
    blot(pen, '#53b956', 0.15, 0.08, 0.14, 0.09)
    drawFlower(pen, 0.12, 0.03, 0.08, '#ff9ad0')
  },
  '*'(pen) {
    gravel(pen)
    drawBody(pen, disc(0.38), 0.38, SLATE, 0, 0.03, 0.5)
    drawBody(pen, disc(0.28), 0.28, RED)
    strokePath(pen, 'M-.09.12v-.2l-.07.07M.09-.1v.2l.07-.07', '#fff', 0.055)
  },
  x(pen) {
    gravel(pen)
    blot(pen, '#6b4a22', 0, 0.03, 0.27, 0.22)
    drawBody(pen, oval(0.21, 0.16), 0.2, RED, 0, 0.02, 0.7)
  },
  p(pen) {
    gravel(pen)
    drawBody(pen, disc(0.46), 0.46, SLATE, 0, 0, 0.5)
    strokePath(pen, 'M.3-.13A.33.33 0 0 0-.13-.3l.09-.04M-.3.13A.33.33 0 0 0 .13.3l-.09.04', '#fff', 0.05)
  },
}

/** Draws the bar of a bend, from left to right, or of a turnstile, which has a hub. */
export function drawBar(pen: Pen, tone: Tone, hasHub: boolean, strong = false): void {
  blot(pen, SHADE, 0, 0.08, 0.56, 0.12)
  drawBody(pen, box(1.16, 0.24, 0.12), 0.42, tone, 0, -0.04, 0.6)
  for (const side of [-0.48, 0.48]) blot(pen, tone.light, side, -0.04, 0.06, 0.09)
  if (!hasHub) return
  const hub = strong ? 0.3 : 0.22
  blot(pen, tone.deep, 0, -0.04, hub + 0.05)
  drawBody(pen, disc(hub), hub, YELLOW, 0, -0.04)
}

/** Draws boards that carry a mower once. */
export const drawPlank: Draw = (pen) => {
  for (const y of [-0.29, 0, 0.29]) {
    blot(pen, 'rgba(0,40,80,.35)', 0.02, y + 0.09, 0.46, 0.08)
    drawBody(pen, box(0.94, 0.24, 0.06), 0.45, BROWN, 0, y, 0.4)
    for (const x of [-0.38, 0.38]) blot(pen, '#54300f', x, y, 0.03)
  }
  strokePath(pen, 'M.05-.38l-.07.14.06.08M-.02.02l.07.1-.04.08', '#54300f', 0.035)
}

/** Draws a raised post. */
export const drawPost: Draw = (pen) => {
  blot(pen, SHADE, 0.04, 0.2, 0.32, 0.13)
  const post = box(0.42, 0.66, 0.19)
  drawBody(pen, post, 0.36, RED, 0, -0.12)
  blot(pen, '#fff', 0, -0.04, 0.21, 0.06)
  blot(pen, '#fff', 0, 0.12, 0.2, 0.05)
}

/** Draws two wings of white pickets that swing open one way only. */
export function drawGate(pen: Pen, way: Way): void {
  const [dx, dy] = STEPS[way]
  for (const side of [-1, 1]) {
    const foot = { x: -dy * side * 0.46 + dx * 0.1, y: dx * side * 0.46 + dy * 0.1 }
    for (let i = 3; i >= 0; i--) {
      const [x, y] = [
        foot.x + dx * i * 0.1 + dy * side * i * 0.07,
        foot.y + dy * i * 0.1 - dx * side * i * 0.07,
      ]
      const high = i ? 0.17 : 0.26
      blot(pen, SHADE, x + 0.02, y + 0.02, 0.07, 0.04)
      pen.fillStyle = i ? '#fff' : '#ffe9c4'
      pen.strokeStyle = '#9c7b4d'
      pen.lineWidth = 0.022
      pen.beginPath()
      pen.roundRect(x - 0.045, y - high, 0.09, high, 0.04)
      pen.fill()
      pen.stroke()
    }
  }
}

export function drawMolehill(pen: Pen): void {
  blot(pen, SHADE, 0, 0.27, 0.47, 0.17)
  const hill = new Path2D()
  hill.moveTo(-0.45, 0.27)
  hill.bezierCurveTo(-0.34, -0.1, -0.2, -0.26, 0, -0.26)
  hill.bezierCurveTo(0.2, -0.26, 0.34, -0.1, 0.45, 0.27)
  hill.quadraticCurveTo(0, 0.42, -0.45, 0.27)
  drawBody(pen, hill, 0.4, BROWN, 0, 0, 0.35)
  crumbs(pen, 0.3)
}

/** Draws the remains of a molehill. */
export function drawFlatHill(pen: Pen): void {
  blot(pen, 'rgba(150,95,50,.5)', 0, 0, 0.34, 0.26, 0.2)
  crumbs(pen, 0.36)
}

function crumbs(pen: Pen, reach: number): void {
  for (let i = 0; i < 12; i++) {
    const far = reach * (0.45 + 0.55 * ((i * 0.618) % 1))
    blot(
      pen,
      i % 2 ? '#7a4520' : '#c98d57',
      Math.cos(i * 2.4) * far,
      Math.sin(i * 2.4) * far * 0.6 + 0.08,
      0.032,
    )
  }
}

/** Draws the mole's head and paws, peeking out of the hole. */
export function drawMole(pen: Pen): void {
  const size = 0.21
  drawBody(pen, oval(size, size * 1.1), size, MOLE)
  face(pen, size * 1.1, '#160d1d', 'glad')
  blot(pen, '#ff8fb3', 0, size * 0.1, size * 0.17)
  for (const side of [-1, 1]) blot(pen, '#ff8fb3', side * size * 0.85, size * 0.75, size * 0.3, size * 0.22)
}
