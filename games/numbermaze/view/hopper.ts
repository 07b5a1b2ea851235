/** Draws Hop, the blue leaper: long ears, a face, and the number to leap on its belly. The origin is at its feet. */
import { across, blot, fillPath, pathOf } from '../../kit/paint/brush.ts'
import { face, glossy, type Mood } from '../../kit/paint/glossy.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Palette } from './looks.ts'

interface Stance {
  readonly x: number
  readonly y: number
  /** Half the body's width before squashing, in CSS pixels. */
  readonly size: number
  readonly wide: number
  readonly high: number
  /** −1 to 1: laid back as Hop rises, thrown up as it falls. */
  readonly ears: number
  readonly lean: number
  readonly mood: Mood | 'blink'
  readonly number: number
}

/** A sitting egg: narrow shoulders, wide hips. Its feet are one size below the origin. */
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

function drawBody(pen: Pen, { fur, dress }: Palette, size: number, mood: Stance['mood']): void {
  for (const side of [-1, 1])
    blot(pen, fur.deep, side * size * 0.52, size * 0.94, size * 0.42, size * 0.2, side * 0.1)
  glossy(pen, body(size), size, fur, { shadow: 0.5 })
  // A pale belly behind the number.
  blot(pen, 'rgba(240,249,255,.92)', 0, size * 0.52, size * 0.56, size * 0.44)
  for (const side of [-1, 1])
    blot(pen, 'rgba(255,93,143,.45)', side * size * 0.6, -size * 0.1, size * 0.15, size * 0.1)
  for (const [path, colour] of dress ?? []) fillPath(pen, pathOf(path, size), colour)
  pen.translate(0, -size * 0.42)
  face(pen, size * 1.05, '#08305f', mood === 'blink' ? 'glad' : mood)
  if (mood !== 'blink') return
  for (const side of [-1, 1]) blot(pen, fur.true, side * size * 0.31, size * 0.06, size * 0.15, size * 0.17)
}

/** Draws one ear, its root in the middle of the sprite. */
function drawEar(pen: Pen, { fur, ear }: Palette, size: number): void {
  const shades = across(pen, size * 0.3, [fur.light, fur.true, fur.deep])
  blot(pen, shades, 0, -size * 0.58, size * 0.28, size * 0.6)
  blot(pen, ear, 0, -size * 0.6, size * 0.13, size * 0.38)
}

/** Places one part of the leaper: paints it, or stamps its baked sprite. */
type Put = (
  part: { readonly key: string; readonly width: number; readonly height: number; paint(pen: Pen): void },
  x: number,
  y: number,
  turn?: number,
) => void

export const stamping =
  (pen: Pen, bake: Bake): Put =>
  ({ key, width, height, paint }, x, y, turn) =>
    stamp(pen, bake(key, width, height, paint), x, y, 1, 1, turn)

export const painting =
  (pen: Pen): Put =>
  ({ paint }, x, y, turn = 0) => {
    pen.save()
    pen.translate(x, y)
    pen.rotate(turn)
    paint(pen)
    pen.restore()
  }

export function drawHopper(pen: Pen, put: Put, palette: Palette, stance: Stance): void {
  const { x, y, size, wide, high, ears, lean, mood, number } = stance
  const unit = Math.round(size)
  const part = (key: string, width: number, height: number, paint: (pen: Pen) => void) => ({
    key: `${key}${unit}`,
    width: unit * width,
    height: unit * height,
    paint,
  })
  const ear = part('ear', 1, 2.6, (to) => drawEar(to, palette, unit))
  const grow = size / unit
  pen.save()
  pen.translate(x, y)
  pen.rotate(lean)
  pen.scale(wide * grow, high * grow)
  for (const side of [-1, 1])
    put(
      ear,
      side * unit * 0.36,
      -unit * 1.72,
      side * (0.2 + 0.5 * Math.max(0, ears) - 0.16 * Math.min(0, ears)),
    )
  put(
    part(`hopper${mood}`, 4, 4, (to) => drawBody(to, palette, unit, mood)),
    0,
    -unit,
  )
  const belly = part(`belly${number}n`, 1.4, 1.4, (to) =>
    letter(to, String(number), 0, unit * 0.05, unit * 0.82, {
      fill: palette.ink ?? palette.fur.deep,
      edge: '#fff',
      outline: 0.16,
    }),
  )
  if (number > 0) put(belly, 0, -unit * 0.48)
  pen.restore()
}
