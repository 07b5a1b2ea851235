/** Hop, the blue leaper: long ears, a face, and the number to leap on its belly. Drawn around its feet. */
import { across, blot } from '../../kit/paint/brush.ts'
import { face, glossy, type Mood } from '../../kit/paint/glossy.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { BLUE } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'

export interface Stance {
  readonly x: number
  readonly y: number
  /** Half of the body's width, in CSS pixels, before it is squashed. */
  readonly size: number
  readonly wide: number
  readonly high: number
  /** −1 to 1: laid back as Hop rises, thrown up as it falls. */
  readonly ears: number
  readonly lean: number
  readonly mood: Mood | 'blink'
  readonly number: number
}

/** An egg that sits: narrow shoulders, wide hips. Its feet are one size below the origin. */
function body(size: number): Path2D {
  const path = new Path2D()
  path.moveTo(0, size)
  for (const side of [-1, 1]) {
    const wide = size * side
    path.bezierCurveTo(wide * 0.62, size, wide, size * 0.8, wide, size * 0.28)
    path.bezierCurveTo(wide, -size * 0.25, wide * 0.72, -size * 0.95, 0, -size * 0.95)
    path.moveTo(0, size)
  }
  return path
}

function drawBody(pen: Pen, size: number, mood: Stance['mood']): void {
  for (const side of [-1, 1])
    blot(pen, BLUE.deep, side * size * 0.52, size * 0.94, size * 0.42, size * 0.2, side * 0.1)
  glossy(pen, body(size), size, BLUE, { shadow: 0.5 })
  // A pale belly, for the number.
  blot(pen, 'rgba(232,248,255,.92)', 0, size * 0.52, size * 0.56, size * 0.44)
  for (const side of [-1, 1])
    blot(pen, 'rgba(255,93,143,.45)', side * size * 0.6, -size * 0.1, size * 0.15, size * 0.1)
  pen.translate(0, -size * 0.42)
  face(pen, size * 1.05, '#08305f', mood === 'blink' ? 'glad' : mood)
  if (mood !== 'blink') return
  for (const side of [-1, 1]) blot(pen, BLUE.true, side * size * 0.31, size * 0.06, size * 0.15, size * 0.17)
}

/** One ear, its root in the middle of the sprite. */
function drawEar(pen: Pen, size: number): void {
  const fur = across(pen, size * 0.3, [BLUE.light, BLUE.true, BLUE.deep])
  blot(pen, fur, 0, -size * 0.58, size * 0.28, size * 0.6)
  blot(pen, '#ffb9cf', 0, -size * 0.6, size * 0.13, size * 0.38)
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
