/** Dot, the ladybird: she rides the slab, flies to the next one, and shows how the round is going. */
import { disc, glossy, oval } from '../kit/glossy.ts'
import { RED } from '../kit/palette.ts'
import { stamp, type Bake, type Pen } from '../kit/sprite.ts'
import { dab } from '../kit/blot.ts'

export const MOODS = ['calm', 'glad', 'wow', 'worried', 'asleep', 'sad'] as const
export type Mood = (typeof MOODS)[number]

export interface Pose {
  /** Where her feet are. */
  readonly x: number
  readonly y: number
  /** Half her width in pixels. */
  readonly size: number
  readonly mood: Mood
  /** −1 looks left, 1 right. */
  readonly look: number
  readonly turn: number
  /** Above 0 stretched upwards, below 0 squashed. */
  readonly stretch: number
  /** 0 folded; in flight how far the wings are up, −1 to 1. */
  readonly wings: number
}

const INK = '#38102e'
const FEELER = '#85406f'

export function drawLadybird(
  pen: Pen,
  bake: Bake,
  { x, y, size, mood, look, turn, stretch, wings }: Pose,
): void {
  const gaze = Math.round(look)
  const body = bake(`dot${mood}${gaze}`, size * 4, size * 4, (pen) => paint(pen, size, mood, gaze))
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(1 - stretch * 0.8, 1 + stretch)
  pen.translate(0, -size * 0.8)
  if (wings) {
    pen.fillStyle = 'rgba(255,255,255,.75)'
    pen.strokeStyle = 'rgba(150,120,190,.8)'
    pen.lineWidth = size * 0.05
    for (const side of [-1, 1]) {
      pen.save()
      pen.translate(side * size * 0.5, -size * 0.35)
      pen.rotate(side * (0.5 - wings * 0.55))
      pen.beginPath()
      pen.ellipse(side * size * 0.85, -size * 0.1, size * 0.95, size * 0.4, side * -0.25, 0, Math.PI * 2)
      pen.fill()
      pen.stroke()
      pen.restore()
    }
  }
  // Baked at the size that she first had.
  stamp(pen, body, 0, 0, (size * 4) / body.width)
  pen.restore()
}

function paint(pen: Pen, r: number, mood: Mood, gaze: number): void {
  pen.lineCap = 'round'
  pen.strokeStyle = pen.fillStyle = INK
  const blob = (x: number, y: number, wide: number, high: number, colour: string) => {
    pen.fillStyle = colour
    dab(pen, x * r, y * r, wide * r, high * r)
  }
  for (const side of [-1, 1]) blob(side * 0.55, 0.72, 0.2, 0.13, INK)
  glossy(pen, oval(r * 1.04, r * 0.86), r * 0.95, RED, { shadow: 0.6 })
  pen.save()
  pen.clip(oval(r * 1.04, r * 0.86))
  pen.lineWidth = r * 0.07
  pen.beginPath()
  pen.moveTo(0, -r)
  pen.lineTo(0, 0)
  pen.stroke()
  for (const [x, y, size] of [
    [0.42, -0.5, 0.17],
    [0.82, -0.12, 0.16],
    [0.72, 0.42, 0.15],
  ] as const)
    for (const side of [-1, 1]) blob(side * x, y, size, size, INK)
  pen.restore()
  // The head looks out from under the shell, its feelers light enough to be seen among the stars.
  pen.strokeStyle = FEELER
  pen.lineWidth = r * 0.075
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.moveTo(side * r * 0.2, -r * 0.2)
    pen.quadraticCurveTo(side * r * 0.28, -r * 0.85, side * r * 0.58, -r * 0.98)
    pen.stroke()
    blob(side * 0.6, -1, 0.11, 0.11, FEELER)
  }
  pen.save()
  pen.translate(0, r * 0.26)
  const skin = pen.createRadialGradient(-r * 0.2, -r * 0.3, r * 0.1, 0, 0, r * 0.75)
  skin.addColorStop(0, '#8a4a78')
  skin.addColorStop(1, INK)
  pen.fillStyle = skin
  pen.fill(disc(r * 0.6))
  pen.restore()
  for (const side of [-1, 1]) {
    blob(side * 0.4, 0.46, 0.13, 0.09, 'rgba(255,110,140,.75)')
    paintEye(pen, r, side, mood, gaze)
  }
  pen.strokeStyle = pen.fillStyle = '#fff'
  pen.lineWidth = r * 0.085
  pen.beginPath()
  if (mood === 'wow' || mood === 'asleep') {
    const size = mood === 'wow' ? 0.13 : 0.07
    pen.ellipse(0, r * 0.58, r * size * 0.8, r * size, 0, 0, Math.PI * 2)
    pen.fill()
  } else if (mood === 'sad' || mood === 'worried') {
    pen.arc(0, r * 0.72, r * 0.15, Math.PI + 0.4, -0.4)
    pen.stroke()
  } else {
    pen.arc(0, r * 0.46, r * (mood === 'glad' ? 0.2 : 0.14), 0.25, Math.PI - 0.25)
    pen.stroke()
  }
}

function paintEye(pen: Pen, r: number, side: number, mood: Mood, gaze: number): void {
  pen.save()
  pen.translate(side * r * 0.26, r * 0.14)
  pen.strokeStyle = '#fff'
  pen.lineWidth = r * 0.1
  pen.beginPath()
  if (mood === 'glad') {
    pen.arc(0, r * 0.1, r * 0.17, Math.PI + 0.15, -0.15)
    pen.stroke()
  } else if (mood === 'asleep') {
    pen.arc(0, -r * 0.04, r * 0.17, 0.15, Math.PI - 0.15)
    pen.stroke()
  } else {
    const wide = mood === 'wow' ? 0.26 : 0.22
    pen.fillStyle = '#fff'
    pen.fill(oval(r * wide, r * wide * 1.15))
    pen.fillStyle = '#1a0620'
    pen.translate(gaze * r * 0.07, mood === 'sad' ? r * 0.07 : 0)
    pen.fill(oval(r * 0.13, r * 0.16))
    pen.fillStyle = '#fff'
    pen.translate(r * 0.04, -r * 0.06)
    pen.fill(disc(r * 0.055))
  }
  pen.restore()
}
