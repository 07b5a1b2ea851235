/** Paints the faces of crates, and sprites of a crate with each face. */
import { blot, dab, line } from '../../kit/paint/brush.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import { shapeOf, type CrateKind } from '../rules/kinds.ts'
import { crateSprite, spriteSize } from './crates.ts'

const TAU = Math.PI * 2

const FEELINGS = ['glad', 'calm', 'worried', 'scared', 'proud', 'blink'] as const
export type CrateFeeling = (typeof FEELINGS)[number]

const FACE_INK = '#3a1606'

/** A face an ell wide; crates scale it. */
function faceSprite(bake: Bake, feeling: CrateFeeling, unit: number): Sprite {
  return bake(`face-${feeling}`, unit * 1.2, unit * 1.2, (pen) => {
    pen.scale(unit, unit)
    paintFace(pen, feeling)
  })
}

/** Paints a face an ell wide around the origin. */
export function paintFace(pen: Pen, feeling: CrateFeeling): void {
  // A pale plate keeps the face readable on every colour and board.
  blot(pen, 'rgba(255,246,226,.82)', 0, 0.02, 0.37, 0.28)
  for (const side of [-1, 1]) blot(pen, 'rgba(255,93,143,.4)', side * 0.25, 0.09, 0.07, 0.045)
  pen.fillStyle = pen.strokeStyle = FACE_INK
  pen.lineWidth = 0.042
  pen.lineCap = 'round'
  const shut = feeling === 'blink' || feeling === 'proud'
  for (const side of [-1, 1]) {
    if (shut) {
      pen.beginPath()
      pen.arc(
        side * 0.15,
        feeling === 'proud' ? 0 : -0.06,
        0.06,
        feeling === 'proud' ? Math.PI : 0,
        feeling === 'proud' ? TAU : Math.PI,
      )
      pen.stroke()
      continue
    }
    const large = feeling === 'scared' ? 1.25 : 1
    dab(pen, side * 0.15, -0.03, 0.055 * large, 0.08 * large)
    if (feeling === 'worried' || feeling === 'scared') line(pen, side * 0.08, -0.2, side * 0.22, -0.15)
  }
  pen.beginPath()
  if (feeling === 'scared') pen.ellipse(0, 0.16, 0.05, 0.07, 0, 0, TAU)
  else if (feeling === 'worried') {
    pen.moveTo(-0.09, 0.16)
    pen.bezierCurveTo(-0.03, 0.08, 0.03, 0.22, 0.09, 0.14)
  } else if (feeling === 'calm') {
    pen.moveTo(-0.06, 0.13)
    pen.lineTo(0.06, 0.13)
  } else pen.arc(0, 0.07, feeling === 'proud' ? 0.11 : 0.085, 0.25, Math.PI - 0.25)
  if (feeling === 'scared') pen.fill()
  else pen.stroke()
  for (const side of shut ? [] : [-1, 1]) blot(pen, '#fff', side * 0.15 + 0.02, -0.06, 0.024)
  if (feeling !== 'worried') return
  pen.fillStyle = '#7fd4ff'
  pen.beginPath()
  pen.moveTo(0.3, -0.24)
  pen.quadraticCurveTo(0.4, -0.1, 0.31, -0.09)
  pen.quadraticCurveTo(0.23, -0.1, 0.3, -0.24)
  pen.fill()
}

/** Position of the face from the crate's centre, y downwards, and its size, in ells. */
export function facePlace(kind: CrateKind): readonly [x: number, y: number, size: number] {
  const { wide, high } = shapeOf(kind)
  if (kind === 'step') return [-0.3, 0.02, 0.92]
  return [0, 0.02, Math.min(wide * 0.98, high * 1.15)]
}

/** A crate with each of its faces side by side, so that crate and face take one draw call. */
export function moodsSprite(bake: Bake, kind: CrateKind, unit: number, look: string): Sprite {
  const { wide, high } = shapeOf(kind)
  return bake(`moods-${kind}`, spriteSize(wide, unit) * FEELINGS.length, spriteSize(high, unit), (pen) => {
    const crate = crateSprite(bake, kind, unit, look)
    const [x, y, size] = facePlace(kind)
    for (const [i, feeling] of FEELINGS.entries()) {
      const middle = (i + 0.5 - FEELINGS.length / 2) * crate.width
      stamp(pen, crate, middle, 0)
      stamp(pen, faceSprite(bake, feeling, unit), middle + x * unit, y * unit, size)
    }
  })
}

/** A tilt below this (radians) moves a corner by less than a tenth of a pixel, and is not drawn. */
const MIN_TILT = 0.001

/** Draws the crate with this face at x, y, like `stamp`. */
export function stampMood(
  pen: Pen,
  { image, width, height }: Sprite,
  feeling: CrateFeeling,
  x: number,
  y: number,
  wide: number,
  high: number,
  turn: number,
): void {
  const step = image.width / FEELINGS.length
  const size = width / FEELINGS.length
  const from = FEELINGS.indexOf(feeling) * step
  if (Math.abs(turn) < MIN_TILT) {
    const [across, up] = [size * wide, height * high]
    pen.drawImage(image, from, 0, step, image.height, x - across / 2, y - up / 2, across, up)
    return
  }
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(wide, high)
  pen.drawImage(image, from, 0, step, image.height, -size / 2, -height / 2, size, height)
  pen.restore()
}
