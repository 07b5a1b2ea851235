/** Everything that hangs in the tree: six fruit, no two of one outline, the marks of their powers, the star and the bauble. */
import { disc, face, glossy, star, type Mood } from '../kit/glossy.ts'
import { BLUE, CREAM, GREEN, LIME, ORANGE, RED, VIOLET, YELLOW, type Tone } from '../kit/palette.ts'
import type { Pen } from '../kit/sprite.ts'
import { BOMB, BURST, COLUMN, kindOf, powerOf, STAR } from './pieces.ts'

const TAU = Math.PI * 2
export const TONES: readonly Tone[] = [RED, YELLOW, VIOLET, LIME, ORANGE, BLUE, YELLOW, CREAM]

/** Half outlines on a circle of radius 1, from the top round the right side to the foot; the left mirrors them. */
const OUTLINES: readonly (readonly number[][])[] = [
  [
    [0, -0.66],
    [0.3, -1, 1.02, -0.95, 0.98, -0.05],
    [0.94, 0.6, 0.5, 1.05, 0, 0.88],
  ],
  [
    [0, -0.78],
    [0.45, -0.8, 0.78, -0.5, 0.86, -0.2],
    [0.95, -0.12, 1.12, -0.1, 1.12, 0.04],
    [1.12, 0.16, 0.95, 0.16, 0.88, 0.26],
    [0.75, 0.62, 0.45, 0.82, 0, 0.8],
  ],
  [],
  [
    [0, -1],
    [0.32, -1, 0.46, -0.78, 0.46, -0.5],
    [0.48, -0.16, 0.92, 0.02, 0.92, 0.46],
    [0.92, 0.86, 0.5, 1, 0, 1],
  ],
  [
    [0, -0.56],
    [0.4, -0.56, 0.7, -0.56, 0.96, -0.56],
    [1.12, -0.56, 1.1, -0.3, 1.04, -0.16],
    [0.86, 0.5, 0.44, 0.8, 0, 0.8],
  ],
  [
    [0, -0.92],
    [0.52, -0.92, 0.95, -0.5, 0.95, 0.02],
    [0.95, 0.55, 0.52, 0.97, 0, 0.97],
  ],
]
const BERRIES = [
  [-0.56, -0.38],
  [0.56, -0.38],
  [0, -0.46],
  [-0.32, 0.12],
  [0.32, 0.12],
  [0, 0.6],
] as const
const BERRY = 0.42

function outline(kind: number, r: number): Path2D {
  if (kind === STAR) return star(r * 1.12, 5, 0.6)
  const path = new Path2D()
  if (kind === 2)
    for (const [x, y] of BERRIES) path.addPath(disc(r * BERRY), new DOMMatrix([1, 0, 0, 1, x * r, y * r]))
  for (const side of [1, -1]) {
    for (const [a = 0, b = 0, c, d = 0, e = 0, f = 0] of OUTLINES[kind] ?? []) {
      if (c === undefined) path.moveTo(a * r * side, b * r)
      else path.bezierCurveTo(a * r * side, b * r, c * r * side, d * r, e * r * side, f * r)
    }
  }
  return path
}

function leaf(pen: Pen, r: number, x: number, y: number, turn: number): void {
  pen.save()
  pen.translate(x * r, y * r)
  pen.rotate(turn)
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.quadraticCurveTo(r * 0.2, -r * 0.42, r * 0.62, -r * 0.1)
  pen.quadraticCurveTo(r * 0.3, r * 0.2, 0, 0)
  pen.fillStyle = GREEN.true
  pen.strokeStyle = GREEN.deep
  pen.lineWidth = r * 0.06
  pen.fill()
  pen.stroke()
  pen.restore()
}

function stem(pen: Pen, r: number, y: number): void {
  pen.strokeStyle = '#5a3210'
  pen.lineWidth = r * 0.14
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(0, y * r)
  pen.quadraticCurveTo(r * 0.02, (y - 0.2) * r, r * 0.12, (y - 0.34) * r)
  pen.stroke()
}

function body(pen: Pen, kind: number, r: number, tone: Tone): void {
  if (kind !== 2) return glossy(pen, outline(kind, r), r, tone)
  for (const [x, y] of BERRIES) {
    pen.save()
    pen.translate(x * r, y * r)
    glossy(pen, disc(r * BERRY), r * BERRY, tone, { shadow: 0.7 })
    pen.restore()
  }
}

/** What tells a kind apart besides outline and colour. */
function dress(pen: Pen, kind: number, r: number): void {
  if (kind === 0 || kind === 3) stem(pen, r, kind ? -0.9 : -0.62)
  if (kind === 0) leaf(pen, r, 0.1, -0.78, -0.3)
  if (kind === 1) leaf(pen, r, -0.06, -0.74, -0.5)
  if (kind === 2) {
    leaf(pen, r, 0, -0.74, -0.2)
    leaf(pen, r, 0, -0.74, -2.7)
  }
  if (kind === 3) leaf(pen, r, 0.06, -1.02, 0.1)
  if (kind === 4) {
    // A slice: pale flesh in a rind, parted by skins.
    pen.save()
    pen.scale(0.84, 0.8)
    pen.clip(outline(kind, r))
    pen.fillStyle = 'rgba(255,226,150,.75)'
    pen.fillRect(-2 * r, -2 * r, 4 * r, 4 * r)
    pen.strokeStyle = 'rgba(255,150,30,.8)'
    pen.lineWidth = r * 0.09
    pen.beginPath()
    for (const x of [-1.5, -0.7, 0, 0.7, 1.5]) {
      pen.moveTo(0, -r * 0.6)
      pen.lineTo(x * r, r)
    }
    pen.stroke()
    pen.restore()
  }
  if (kind === 5) {
    pen.save()
    pen.translate(0, -r * 0.66)
    pen.scale(1, 0.55)
    pen.fillStyle = BLUE.deep
    pen.fill(star(r * 0.5, 6, 0.5))
    pen.restore()
  }
}

/** Stripes of sugar along the way that it will clear, with arrowheads at both ends. */
function stripe(pen: Pen, kind: number, r: number, power: number): void {
  pen.save()
  if (power === COLUMN) pen.rotate(TAU / 4)
  pen.save()
  const shape = outline(kind, r)
  if (power === COLUMN) pen.rotate(-TAU / 4)
  pen.clip(shape)
  if (power === COLUMN) pen.rotate(TAU / 4)
  pen.fillStyle = 'rgba(255,255,255,.82)'
  for (const y of [-0.86, -0.08, 0.62]) pen.fillRect(-r * 1.3, y * r, r * 2.6, r * 0.3)
  pen.restore()
  pen.fillStyle = '#fff'
  pen.strokeStyle = '#7a1230'
  pen.lineWidth = r * 0.1
  pen.lineJoin = 'round'
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.moveTo(side * r * 1.24, 0)
    pen.lineTo(side * r * 0.9, -r * 0.32)
    pen.lineTo(side * r * 0.9, r * 0.32)
    pen.closePath()
    pen.stroke()
    pen.fill()
  }
  pen.restore()
}

/** A badge of gold behind the fruit that will burst. */
function badge(pen: Pen, r: number): void {
  pen.fillStyle = '#fff3b0'
  pen.fill(star(r * 1.3, 12, 0.8))
  glossy(pen, star(r * 1.2, 12, 0.82), r * 1.2, YELLOW, { shadow: 0.4, shine: 0.4 })
}

/** The colour bomb: a glass bauble with all the colours in it. */
function bauble(pen: Pen, r: number): void {
  glossy(pen, disc(r), r, CREAM)
  pen.save()
  pen.clip(disc(r * 0.97))
  const fill = pen.createConicGradient(0.4, 0, 0)
  for (let i = 0; i <= 6; i++) fill.addColorStop(i / 6, TONES[i % 6]?.true ?? '#fff')
  pen.globalAlpha = 0.85
  pen.fillStyle = fill
  pen.fillRect(-r, -r, 2 * r, 2 * r)
  pen.globalAlpha = 1
  pen.strokeStyle = 'rgba(255,255,255,.8)'
  pen.lineWidth = r * 0.1
  for (const y of [-0.42, 0.5]) {
    pen.beginPath()
    pen.ellipse(0, y * r, r, r * 0.16, 0, 0, Math.PI)
    pen.stroke()
  }
  pen.fillStyle = 'rgba(255,255,255,.6)'
  pen.beginPath()
  pen.ellipse(0, -r * 0.58, r * 0.55, r * 0.26, 0, 0, TAU)
  pen.fill()
  pen.restore()
  pen.fillStyle = YELLOW.true
  pen.strokeStyle = YELLOW.deep
  pen.lineWidth = r * 0.08
  pen.beginPath()
  pen.roundRect(-r * 0.24, -r * 1.16, r * 0.48, r * 0.26, r * 0.06)
  pen.fill()
  pen.stroke()
}

/** Where faces sit, and how large they are. */
const FACES: readonly (readonly [y: number, size: number])[] = [
  [0.06, 0.92],
  [0, 0.84],
  [-0.12, 0.78],
  [0.34, 0.8],
  [-0.08, 0.8],
  [0.16, 0.88],
  [0.1, 0.82],
  [0.06, 0.9],
]

export function drawPiece(pen: Pen, r: number, piece: number, mood: Mood): void {
  const [kind, power] = [kindOf(piece), powerOf(piece)]
  if (power === BURST) badge(pen, r)
  const size = power ? r * 0.9 : r
  if (kind === BOMB) bauble(pen, r)
  else {
    body(pen, kind, size, TONES[kind] ?? RED)
    dress(pen, kind, size)
  }
  if (power && power !== BURST) stripe(pen, kind, size, power)
  const [y, scale] = FACES[kind] ?? [0, 1]
  pen.translate(0, y * size)
  face(pen, size * scale, kind === BOMB ? '#2a1458' : '#3a1020', mood)
  pen.fillStyle = 'rgba(255,80,130,.4)'
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.ellipse(side * size * 0.46 * scale, size * 0.3 * scale, size * 0.12, size * 0.08, 0, 0, TAU)
    pen.fill()
  }
}
