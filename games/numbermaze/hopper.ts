/** Hop, the blue leaper: long ears, a face, and on the belly the number to leap. Drawn around its feet. */
import { face, glossy, type Mood } from '../kit/glossy.ts'
import { letter } from '../kit/lettering.ts'
import { BLUE } from '../kit/palette.ts'
import { stamp, type Bake, type Pen } from '../kit/sprite.ts'

export interface Stance {
  readonly x: number
  readonly y: number
  /** Half of the body's width, in CSS pixels, before it is squashed. */
  readonly size: number
  readonly wide: number
  readonly high: number
  /** −1 to 1: ears laid back by the rise, thrown up by the fall. */
  readonly ears: number
  readonly lean: number
  readonly mood: Mood | 'blink'
  readonly number: number
}

const TAU = Math.PI * 2

/** An egg that sits: narrow shoulders, wide hips. The feet are at 0. */
function body(size: number): Path2D {
  const path = new Path2D()
  path.moveTo(0, -size * 1.95)
  path.bezierCurveTo(size * 0.72, -size * 1.95, size, -size * 1.25, size, -size * 0.72)
  path.bezierCurveTo(size, -size * 0.2, size * 0.62, 0, 0, 0)
  path.bezierCurveTo(-size * 0.62, 0, -size, -size * 0.2, -size, -size * 0.72)
  path.bezierCurveTo(-size, -size * 1.25, -size * 0.72, -size * 1.95, 0, -size * 1.95)
  return path
}

function drawBody(pen: Pen, size: number, mood: Stance['mood']): void {
  pen.translate(0, size)
  pen.fillStyle = BLUE.deep
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.ellipse(side * size * 0.52, -size * 0.06, size * 0.42, size * 0.2, side * 0.1, 0, TAU)
    pen.fill()
  }
  pen.translate(0, -size)
  const shape = new Path2D()
  shape.addPath(body(size), { e: 0, f: size })
  glossy(pen, shape, size, BLUE, { shadow: 0.5 })
  // A pale belly, for the number.
  pen.fillStyle = 'rgba(232,248,255,.92)'
  pen.beginPath()
  pen.ellipse(0, size * 0.52, size * 0.56, size * 0.44, 0, 0, TAU)
  pen.fill()
  pen.fillStyle = 'rgba(255,93,143,.45)'
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.ellipse(side * size * 0.6, -size * 0.1, size * 0.15, size * 0.1, 0, 0, TAU)
    pen.fill()
  }
  pen.translate(0, -size * 0.42)
  if (mood !== 'blink') return face(pen, size * 1.05, '#08305f', mood)
  pen.strokeStyle = '#08305f'
  pen.lineWidth = size * 0.09
  pen.lineCap = 'round'
  pen.beginPath()
  for (const side of [-1, 1]) {
    pen.moveTo(side * size * 0.32 - size * 0.12, size * 0.06)
    pen.quadraticCurveTo(side * size * 0.32, size * 0.16, side * size * 0.32 + size * 0.12, size * 0.06)
  }
  pen.moveTo(-size * 0.13, size * 0.26)
  pen.quadraticCurveTo(0, size * 0.38, size * 0.13, size * 0.26)
  pen.stroke()
}

function earOutline(size: number): Path2D {
  const path = new Path2D()
  path.moveTo(-size * 0.2, 0)
  path.bezierCurveTo(-size * 0.42, -size * 0.6, -size * 0.26, -size * 1.12, 0, -size * 1.15)
  path.bezierCurveTo(size * 0.26, -size * 1.12, size * 0.42, -size * 0.6, size * 0.2, 0)
  return path
}

/** One ear, its root in the middle of the sprite. */
function drawEar(pen: Pen, size: number): void {
  const fill = pen.createLinearGradient(-size * 0.3, 0, size * 0.3, 0)
  for (const [at, colour] of [BLUE.light, BLUE.true, BLUE.deep].entries()) fill.addColorStop(at / 2, colour)
  pen.fillStyle = fill
  pen.fill(earOutline(size))
  pen.fillStyle = '#ffb9cf'
  pen.beginPath()
  pen.ellipse(0, -size * 0.6, size * 0.13, size * 0.38, 0, 0, TAU)
  pen.fill()
}

export function drawHopper(pen: Pen, bake: Bake, stance: Stance): void {
  const { x, y, size, wide, high, ears, lean, mood, number } = stance
  const unit = Math.round(size)
  const ear = bake(`ear${unit}`, unit, unit * 2.6, (pen) => drawEar(pen, unit))
  const figure = bake(`hopper${unit}${mood}`, unit * 4, unit * 4, (pen) => drawBody(pen, unit, mood))
  const belly = bake(`belly${unit}n${number}`, unit * 1.4, unit * 1.4, (pen) =>
    letter(pen, String(number), 0, unit * 0.05, unit * 0.82, {
      fill: '#0a4f96',
      edge: '#fff',
      outline: 0.16,
    }),
  )
  const grow = size / unit
  pen.save()
  pen.translate(x, y)
  pen.rotate(lean)
  pen.scale(wide * grow, high * grow)
  for (const side of [-1, 1])
    stamp(
      pen,
      ear,
      side * unit * 0.36,
      -unit * 1.72,
      1,
      1,
      side * (0.2 + 0.5 * Math.max(0, ears) - 0.16 * Math.min(0, ears)),
    )
  stamp(pen, figure, 0, -unit)
  if (number > 0) stamp(pen, belly, 0, -unit * 0.48)
  pen.restore()
}
