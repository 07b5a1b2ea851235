/** What stands in the lawn: stones, gates, molehills and the mole himself. In tiles, around the middle of one. */
import { blot, strokePath } from '../../kit/paint/brush.ts'
import { box, face, oval } from '../../kit/paint/glossy.ts'
import { BROWN, SLATE, type Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { STEPS, type Way } from '../../kit/rules/ways.ts'
import { TURNS } from './layout.ts'
import { mould } from './mould.ts'
import { fillTile } from './turf.ts'

const MOLE: Tone = { light: '#8f7f96', true: '#5a4a66', deep: '#2b2036' }
const SHADE = 'rgba(20,60,0,.35)'

export function drawStone(pen: Pen, moss: string): void {
  blot(pen, SHADE, 0.03, 0.26, 0.48, 0.2)
  pen.translate(0, -0.04)
  const boulder = box(0.78, 0.68, 0.3)
  strokePath(pen, boulder, SLATE.deep, 0.08)
  mould(pen, boulder, 0.44, SLATE, 0, 0, 0.6)
  for (const x of [-0.26, -0.12, 0.28]) blot(pen, moss, x, 0.3, 0.1, 0.06)
}

/** The gravel with its arrows, which lies flat; the wings of the gate stand up and are drawn apart. */
export function drawGravel(pen: Pen, way: Way): void {
  fillTile(pen, '#e9cf96')
  for (let i = 0; i < 40; i++)
    blot(pen, i % 2 ? '#d6b673' : '#f7e6bd', ((i * 0.618) % 1) - 0.5, ((i * 0.417) % 1) - 0.5, 0.028)
  pen.rotate(TURNS[way])
  const arrows = 'M-.28-.15-.11 0-.28.15M-.04-.15.13 0-.04.15'
  strokePath(pen, arrows, '#8a4b14', 0.19)
  strokePath(pen, arrows, '#fff7df', 0.1)
}

/** Two wings of white pickets that swing open one way and shut the other. */
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
  mould(pen, hill, 0.4, BROWN, 0, 0, 0.35)
  crumbs(pen, 0.3)
}

/** What is left of a hill. */
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

/** Head and paws, as they look out of the hole. */
export function drawMole(pen: Pen): void {
  const size = 0.21
  mould(pen, oval(size, size * 1.1), size, MOLE)
  face(pen, size * 1.1, '#160d1d', 'glad')
  blot(pen, '#ff8fb3', 0, size * 0.1, size * 0.17)
  for (const side of [-1, 1]) blot(pen, '#ff8fb3', side * size * 0.85, size * 0.75, size * 0.3, size * 0.22)
}
