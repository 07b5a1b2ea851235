/** The hero: a red mower with a face, seen from the side, from before and from behind. */
import type { Way } from '../kit/game.ts'
import { box, disc, face, glossy, type Mood } from '../kit/glossy.ts'
import { RED, SLATE, YELLOW, type Tone } from '../kit/palette.ts'
import type { Pen } from '../kit/sprite.ts'

const TAU = Math.PI * 2
const RUBBER: Tone = { light: '#6b6f8c', true: '#23253a', deep: '#08080f' }
const FACE_INK = '#4a0b1c'

export type Look = Mood | 'blink'

/** Draws around the middle of its tile; `size` is the tile's side. Left is right in a mirror. */
export function drawMower(pen: Pen, size: number, way: Way, look: Look): void {
  const sideways = way === 'left' || way === 'right'
  if (way === 'left') pen.scale(-1, 1)
  pen.scale(size, size)
  pen.fillStyle = 'rgba(16,40,0,.4)'
  pen.beginPath()
  pen.ellipse(0, 0.3, sideways ? 0.47 : 0.42, 0.15, 0, 0, TAU)
  pen.fill()
  if (way !== 'up') handle(pen, sideways)
  if (sideways) {
    wheel(pen, -0.26, 0.16, 0.13)
    shell(pen, 0.86, 0.5)
    engine(pen, -0.06, -0.25)
    wheel(pen, -0.25, 0.25, 0.15)
    wheel(pen, 0.27, 0.26, 0.12)
    feature(pen, 0.13, -0.02, look)
    return
  }
  for (const side of [-1, 1]) tyre(pen, side * 0.38, 0.16)
  shell(pen, 0.72, 0.56)
  engine(pen, 0, way === 'up' ? -0.2 : -0.28)
  if (way === 'down') feature(pen, 0, 0.02, look)
  else {
    // From behind: the basket for the clippings, and the handle before it.
    basket(pen)
    handle(pen, false)
  }
}

/** Glossy, for a pen whose unit is a whole tile: its finest line would otherwise be as wide. */
function mould(pen: Pen, path: Path2D, size: number, tone: Tone, shine = 1): void {
  const large = new Path2D()
  large.addPath(path, { a: 100, d: 100 })
  pen.save()
  pen.scale(0.01, 0.01)
  glossy(pen, large, size * 100, tone, { shadow: 0, shine })
  pen.restore()
}

function shell(pen: Pen, wide: number, high: number): void {
  const body = new Path2D()
  const [w, h] = [wide / 2, high / 2]
  body.moveTo(-w, h)
  body.bezierCurveTo(-w * 1.06, -h * 0.4, -w * 0.8, -h, 0, -h)
  body.bezierCurveTo(w * 0.8, -h, w * 1.06, -h * 0.4, w, h)
  body.closePath()
  pen.strokeStyle = RED.deep
  pen.lineJoin = 'round'
  pen.lineWidth = 0.06
  pen.stroke(body)
  mould(pen, body, 0.34, RED)
  pen.fillStyle = '#7a0f2a'
  pen.beginPath()
  pen.roundRect(-w, h - 0.07, wide, 0.08, 0.03)
  pen.fill()
}

function engine(pen: Pen, x: number, y: number): void {
  pen.save()
  pen.translate(x, y)
  mould(pen, box(0.32, 0.17, 0.06), 0.12, SLATE)
  pen.translate(0, -0.1)
  mould(pen, box(0.13, 0.09, 0.035), 0.07, YELLOW)
  pen.restore()
}

/** The far end is the grip. */
function handle(pen: Pen, sideways: boolean): void {
  pen.lineCap = pen.lineJoin = 'round'
  pen.strokeStyle = '#4b5378'
  pen.lineWidth = 0.065
  pen.beginPath()
  if (sideways) {
    pen.moveTo(-0.34, -0.02)
    pen.quadraticCurveTo(-0.5, -0.2, -0.47, -0.44)
  } else {
    pen.moveTo(-0.22, 0.05)
    pen.lineTo(-0.2, -0.46)
    pen.lineTo(0.2, -0.46)
    pen.lineTo(0.22, 0.05)
  }
  pen.stroke()
  pen.strokeStyle = '#23253a'
  pen.lineWidth = 0.1
  pen.beginPath()
  if (sideways) {
    pen.moveTo(-0.52, -0.45)
    pen.lineTo(-0.4, -0.45)
  } else {
    pen.moveTo(-0.14, -0.46)
    pen.lineTo(0.14, -0.46)
  }
  pen.stroke()
}

function wheel(pen: Pen, x: number, y: number, radius: number): void {
  pen.save()
  pen.translate(x, y)
  mould(pen, disc(radius), radius, RUBBER, 0.5)
  mould(pen, disc(radius * 0.52), radius * 0.5, YELLOW)
  pen.fillStyle = '#7a4a00'
  pen.fill(disc(radius * 0.18))
  pen.restore()
}

function tyre(pen: Pen, x: number, y: number): void {
  pen.save()
  pen.translate(x, y)
  mould(pen, box(0.14, 0.3, 0.06), 0.15, RUBBER, 0.5)
  pen.restore()
}

function basket(pen: Pen): void {
  pen.save()
  pen.translate(0, 0.08)
  mould(pen, box(0.46, 0.3, 0.08), 0.2, SLATE, 0.5)
  pen.fillStyle = '#a6ec3f'
  for (const x of [-0.14, -0.05, 0.05, 0.14]) {
    pen.beginPath()
    pen.ellipse(x, -0.14, 0.06, 0.07, x * 2, 0, TAU)
    pen.fill()
  }
  pen.restore()
}

function feature(pen: Pen, x: number, y: number, look: Look): void {
  pen.save()
  pen.translate(x, y)
  if (look === 'blink') {
    pen.strokeStyle = FACE_INK
    pen.lineWidth = 0.035
    pen.lineCap = 'round'
    for (const side of [-1, 1]) {
      pen.beginPath()
      pen.arc(side * 0.13, 0.03, 0.045, 0.2, Math.PI - 0.2)
      pen.stroke()
    }
    pen.beginPath()
    pen.arc(0, 0.08, 0.07, 0.25, Math.PI - 0.25)
    pen.stroke()
  } else face(pen, 0.43, FACE_INK, look)
  pen.fillStyle = 'rgba(255,93,143,.55)'
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.ellipse(side * 0.21, 0.12, 0.05, 0.032, 0, 0, TAU)
    pen.fill()
  }
  pen.restore()
}
