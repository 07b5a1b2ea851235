/** What stands in the lawn: stones, gates, molehills and the mole himself. Sizes are in tiles of `tile` pixels. */
import type { Way } from '../kit/game.ts'
import { disc, face, glossy, oval } from '../kit/glossy.ts'
import { BROWN, SLATE, type Tone } from '../kit/palette.ts'
import type { Pen } from '../kit/sprite.ts'
import { TURNS } from './layout.ts'

const TAU = Math.PI * 2
const MOLE: Tone = { light: '#8f7f96', true: '#5a4a66', deep: '#2b2036' }

export function drawStone(pen: Pen, tile: number): void {
  pen.fillStyle = 'rgba(20,60,0,.35)'
  pen.beginPath()
  pen.ellipse(tile * 0.03, tile * 0.27, tile * 0.47, tile * 0.2, 0, 0, TAU)
  pen.fill()
  const boulder = new Path2D()
  for (const [i, reach] of [1, 0.92, 1.04, 0.95, 1, 0.9, 1.02].entries()) {
    const angle = (i / 7) * TAU + 0.4
    const [x, y] = [Math.cos(angle) * tile * 0.43 * reach, Math.sin(angle) * tile * 0.38 * reach]
    boulder.lineTo(x, y)
  }
  boulder.closePath()
  pen.lineJoin = 'round'
  pen.lineWidth = tile * 0.14
  pen.strokeStyle = SLATE.deep
  pen.translate(0, -tile * 0.04)
  pen.stroke(boulder)
  glossy(pen, boulder, tile * 0.44, SLATE, { shadow: 0, shine: 0.6 })
  pen.fillStyle = 'rgba(110,190,60,.85)'
  for (const [x, y, r] of [
    [-0.24, 0.26, 0.11],
    [-0.1, 0.31, 0.09],
    [0.28, 0.2, 0.08],
  ] as const) {
    pen.beginPath()
    pen.ellipse(x * tile, y * tile, r * tile, r * tile * 0.6, 0, 0, TAU)
    pen.fill()
  }
}

/** Gravel with an arrow, seen from above; the doors are drawn apart, as they stand up. */
export function drawGravel(pen: Pen, tile: number, way: Way): void {
  pen.fillStyle = '#e9cf96'
  pen.fillRect(-tile / 2 - 0.5, -tile / 2 - 0.5, tile + 1, tile + 1)
  for (let i = 0; i < 40; i++) {
    pen.fillStyle = i % 2 ? '#d6b673' : '#f7e6bd'
    pen.beginPath()
    pen.arc(((i * 0.618) % 1) * tile - tile / 2, ((i * 0.417) % 1) * tile - tile / 2, tile * 0.028, 0, TAU)
    pen.fill()
  }
  pen.rotate(TURNS[way])
  pen.lineCap = pen.lineJoin = 'round'
  for (const [colour, wide] of [
    ['#8a4b14', 0.2],
    ['#fff7df', 0.11],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = tile * wide
    pen.beginPath()
    for (const x of [-0.14, 0.12]) {
      pen.moveTo((x - 0.08) * tile, -tile * 0.17)
      pen.lineTo((x + 0.09) * tile, 0)
      pen.lineTo((x - 0.08) * tile, tile * 0.17)
    }
    pen.stroke()
  }
}

/** Two white posts at the sides that the way leaves. */
export function drawPosts(pen: Pen, tile: number, way: Way): void {
  const sides = way === 'left' || way === 'right' ? [[0, -0.5], [0, 0.42]] : [[-0.45, 0], [0.45, 0]]
  for (const [x = 0, y = 0] of sides) {
    pen.fillStyle = 'rgba(40,60,0,.35)'
    pen.beginPath()
    pen.ellipse(x * tile, (y + 0.02) * tile, tile * 0.13, tile * 0.07, 0, 0, TAU)
    pen.fill()
    const wood = pen.createLinearGradient((x - 0.09) * tile, 0, (x + 0.09) * tile, 0)
    wood.addColorStop(0, '#fff')
    wood.addColorStop(1, '#cbb9a0')
    pen.fillStyle = wood
    pen.beginPath()
    pen.roundRect((x - 0.08) * tile, (y - 0.34) * tile, tile * 0.16, tile * 0.38, tile * 0.04)
    pen.fill()
    pen.fillStyle = '#ef3e5b'
    pen.beginPath()
    pen.arc(x * tile, (y - 0.37) * tile, tile * 0.085, 0, TAU)
    pen.fill()
  }
}

export function drawMolehill(pen: Pen, tile: number): void {
  pen.fillStyle = 'rgba(20,50,0,.4)'
  pen.beginPath()
  pen.ellipse(0, tile * 0.26, tile * 0.46, tile * 0.17, 0, 0, TAU)
  pen.fill()
  const hill = new Path2D()
  hill.moveTo(-tile * 0.44, tile * 0.27)
  hill.bezierCurveTo(-tile * 0.34, -tile * 0.1, -tile * 0.2, -tile * 0.26, 0, -tile * 0.26)
  hill.bezierCurveTo(tile * 0.2, -tile * 0.26, tile * 0.34, -tile * 0.1, tile * 0.44, tile * 0.27)
  hill.quadraticCurveTo(0, tile * 0.42, -tile * 0.44, tile * 0.27)
  glossy(pen, hill, tile * 0.4, BROWN, { shadow: 0, shine: 0.35 })
  crumbs(pen, tile, 0.3)
  pen.fillStyle = '#3a1e0a'
  pen.beginPath()
  pen.ellipse(0, -tile * 0.2, tile * 0.17, tile * 0.07, 0, 0, TAU)
  pen.fill()
}

/** What is left of a hill. */
export function drawFlatHill(pen: Pen, tile: number): void {
  pen.fillStyle = 'rgba(150,95,50,.5)'
  pen.beginPath()
  pen.ellipse(0, 0, tile * 0.34, tile * 0.26, 0.2, 0, TAU)
  pen.fill()
  crumbs(pen, tile, 0.36)
}

function crumbs(pen: Pen, tile: number, reach: number): void {
  for (let i = 0; i < 12; i++) {
    const angle = i * 2.4
    const far = reach * (0.45 + 0.55 * ((i * 0.618) % 1))
    pen.fillStyle = i % 2 ? '#7a4520' : '#c98d57'
    pen.beginPath()
    pen.arc(Math.cos(angle) * far * tile, Math.sin(angle) * far * tile * 0.6 + tile * 0.08, tile * 0.032, 0, TAU)
    pen.fill()
  }
}

/** Head and paws, to be shown out of the hole. */
export function drawMole(pen: Pen, tile: number, startled: boolean): void {
  const size = tile * 0.19
  glossy(pen, oval(size, size * 1.1), size, MOLE, { shadow: 0 })
  face(pen, size * 1.1, '#160d1d', startled ? 'wow' : 'glad')
  pen.fillStyle = '#ff8fb3'
  pen.fill(disc(size * 0.17))
  pen.beginPath()
  for (const side of [-1, 1]) pen.ellipse(side * size * 0.85, size * 0.75, size * 0.3, size * 0.22, 0, 0, TAU)
  pen.fill()
}
