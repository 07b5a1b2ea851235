/** Paints Dot, the ladybird. */
import { blot, line, withShades } from '../../kit/paint/brush.ts'
import { glossy, oval } from '../../kit/paint/glossy.ts'
import { RED, type Tone } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'

export type Mood = 'calm' | 'glad' | 'wow' | 'worried' | 'asleep' | 'sad'

interface Pose {
  /** Position of her feet. */
  readonly x: number
  readonly y: number
  /** Half-width in pixels. */
  readonly size: number
  readonly mood: Mood
  /** Gaze: −1 is left, 1 is right. */
  readonly look: number
  readonly turn: number
  /** Positive stretches upwards, negative squashes. */
  readonly stretch: number
  /** 0 is folded; in flight, −1 is down and 1 is up. */
  readonly wings: number
}

const INK = '#38102e'
const FEELER = '#85406f'

export function drawLadybird(
  pen: Pen,
  bake: Bake,
  { x, y, size, mood, look, turn, stretch, wings }: Pose,
  shell: Tone = RED,
): void {
  const body = bake('dot', size * 4, size * 4, (pen) => paintBody(pen, size, shell))
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(1 - stretch * 0.8, 1 + stretch)
  pen.translate(0, -size * 0.8)
  if (wings) {
    pen.fillStyle = 'rgba(255,255,255,.75)'
    pen.strokeStyle = 'rgba(150,120,190,.8)'
    pen.lineWidth = size * 0.05
    const lift = 0.5 - wings * 0.55
    for (const side of [-1, 1]) {
      pen.beginPath()
      pen.ellipse(
        side * size * (0.5 + 0.85 * Math.cos(lift)),
        size * (0.85 * Math.sin(lift) - 0.45),
        size * 0.95,
        size * 0.4,
        side * (lift - 0.25),
        0,
        Math.PI * 2,
      )
      pen.fill()
      pen.stroke()
    }
  }
  // Baked once, at her first size, and scaled.
  stamp(pen, body, 0, 0, (size * 4) / body.width)
  drawFace(pen, size, mood, look)
  pen.restore()
}

export function paintBody(pen: Pen, r: number, shell: Tone): void {
  pen.lineCap = 'round'
  pen.strokeStyle = pen.fillStyle = INK
  const blob = (x: number, y: number, wide: number, high: number, colour: string) =>
    blot(pen, colour, x * r, y * r, wide * r, high * r)
  for (const side of [-1, 1]) blob(side * 0.55, 0.72, 0.2, 0.13, INK)
  glossy(pen, oval(r * 1.04, r * 0.86), r * 0.95, shell, { shadow: 0.6 })
  pen.save()
  pen.clip(oval(r * 1.04, r * 0.86))
  pen.lineWidth = r * 0.07
  line(pen, 0, -r, 0, 0)
  for (const [x, y, size] of [
    [0.42, -0.5, 0.17],
    [0.82, -0.12, 0.16],
    [0.72, 0.42, 0.15],
  ] as const)
    for (const side of [-1, 1]) blob(side * x, y, size, size, INK)
  pen.restore()
  // The head, with feelers light enough to be visible among the stars.
  pen.strokeStyle = FEELER
  pen.lineWidth = r * 0.075
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.moveTo(side * r * 0.2, -r * 0.2)
    pen.quadraticCurveTo(side * r * 0.28, -r * 0.85, side * r * 0.58, -r * 0.98)
    pen.stroke()
    blob(side * 0.6, -1, 0.11, 0.11, FEELER)
  }
  const skin = pen.createRadialGradient(-r * 0.2, -r * 0.04, r * 0.1, 0, r * 0.26, r * 0.75)
  blot(pen, withShades(skin, ['#8a4a78', INK]), 0, r * 0.26, r * 0.6)
  for (const side of [-1, 1]) blob(side * 0.4, 0.46, 0.13, 0.09, 'rgba(255,110,140,.75)')
}

/** Draws the face onto the baked head; it changes too often to be baked. */
export function drawFace(pen: Pen, r: number, mood: Mood, look: number): void {
  const pair = (colour: string, x: number, y: number, wide: number, high: number) => {
    pen.fillStyle = colour
    pen.beginPath()
    for (const side of [-0.26, 0.26])
      pen.ellipse((side + x) * r, (0.14 + y) * r, wide * r, high * r, 0, 0, Math.PI * 2)
    pen.fill()
  }
  const bow = (x: number, y: number, wide: number, arch: boolean, end: number) => {
    pen.beginPath()
    if (arch) pen.arc(x * r, y * r, wide * r, Math.PI + end, -end)
    else pen.arc(x * r, y * r, wide * r, end, Math.PI - end)
    pen.stroke()
  }
  pen.strokeStyle = '#fff'
  pen.lineCap = 'round'
  pen.lineWidth = r * 0.095
  if (mood === 'glad' || mood === 'asleep')
    for (const side of [-0.26, 0.26]) bow(side, mood === 'glad' ? 0.24 : 0.1, 0.17, mood === 'glad', 0.15)
  else {
    const [wide, x, y] = [mood === 'wow' ? 0.26 : 0.22, look * 0.07, mood === 'sad' ? 0.07 : 0]
    pair('#fff', 0, 0, wide, wide * 1.15)
    pair('#1a0620', x, y, 0.13, 0.16)
    pair('#fff', x + 0.04, y - 0.06, 0.055, 0.055)
  }
  if (mood === 'wow' || mood === 'asleep') {
    const open = r * (mood === 'wow' ? 0.13 : 0.07)
    blot(pen, '#fff', 0, r * 0.58, open * 0.8, open)
  } else if (mood === 'sad' || mood === 'worried') bow(0, 0.72, 0.15, true, 0.4)
  else bow(0, 0.46, mood === 'glad' ? 0.2 : 0.14, false, 0.25)
}
