/** The twelve kinds of balls: each has a colour, a sign on its belly and a name to be told by. */
import { disc, glossy, star } from '../../kit/paint/glossy.ts'
import * as tones from '../../kit/paint/palette.ts'
import type { Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'

interface Kind {
  readonly tone: Tone
  readonly name: string
  /** The sign as an SVG path in a box of 20 × 20 around the origin; without one, a star. */
  readonly sign?: string
}

/** In an order in which those close to each other, and so often met together, are easy to tell apart. */
const KINDS: readonly Kind[] = [
  { tone: tones.RED, name: 'red heart', sign: 'M0 9C-15-1-8-12 0-4 8-12 15-1 0 9Z' },
  { tone: tones.BLUE, name: 'blue drop', sign: 'M0-11C9 0 8 10 0 10S-9 0 0-11Z' },
  { tone: tones.YELLOW, name: 'yellow star' },
  { tone: tones.GREEN, name: 'green leaf', sign: 'M-10 10C-10-6-2-10 10-10 10 4 4 9-6 8L-1 2-8 8Z' },
  { tone: tones.VIOLET, name: 'violet moon', sign: 'M2-10A10 10 0 1 0 10 4 8 8 0 0 1 2-10Z' },
  { tone: tones.ORANGE, name: 'orange cross', sign: 'M-3-10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z' },
  {
    tone: tones.PINK,
    name: 'pink flower',
    sign: [0, 72, 144, 216, 288].map(petal).join(''),
  },
  { tone: tones.TEAL, name: 'teal diamond', sign: 'M0-11L8 0 0 11-8 0Z' },
  { tone: tones.LIME, name: 'lime triangle', sign: 'M0-10L11 9H-11Z' },
  { tone: tones.BROWN, name: 'brown stripes', sign: 'M-10-9H10V-4H-10ZM-10-2H10V3H-10ZM-10 5H10V10H-10Z' },
  {
    // Its own deep tone is too pale for a sign.
    tone: { ...tones.CREAM, deep: tones.BROWN.true },
    name: 'cream ring',
    // The hole turns the other way round, so it stays open.
    sign: 'M10 0A10 10 0 1 0-10 0 10 10 0 1 0 10 0M4 0A4 4 0 1 1-4 0 4 4 0 1 1 4 0',
  },
  { tone: tones.SLATE, name: 'grey bolt', sign: 'M4-11L-8 2H-1L-4 11 8-2H1Z' },
]

function petal(degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  const [x, y] = [Math.sin(angle) * 6, -Math.cos(angle) * 6]
  return `M${x + 4} ${y}A4 4 0 1 1 ${x - 4} ${y} 4 4 0 1 1 ${x + 4} ${y}Z`
}

/** Which of the twelve a level's kind is: every level starts elsewhere in the row, so early levels differ too. */
export const kindAt = (level: number, kind: number): Kind =>
  // The remainder is always the place of one of the twelve.
  KINDS[(kind + level * 3) % KINDS.length] as Kind

export type Mood = 'calm' | 'blink' | 'eager' | 'happy'

/** A ball around the origin. */
export function drawBall(pen: Pen, radius: number, { tone, sign }: Kind, mood: Mood): void {
  glossy(pen, disc(radius), radius, tone, { shadow: 0.35, shine: 0.8 })
  pen.save()
  pen.beginPath()
  pen.arc(0, 0, radius * 0.94, 0, Math.PI * 2)
  pen.clip()
  pen.translate(0, radius * 0.46)
  pen.fillStyle = 'rgba(255,255,255,.88)'
  pen.beginPath()
  pen.ellipse(0, 0, radius * 0.56, radius * 0.48, 0, 0, Math.PI * 2)
  pen.fill()
  pen.restore()

  pen.save()
  pen.translate(0, radius * 0.47)
  pen.fillStyle = tone.deep
  const scale = radius * 0.036
  pen.scale(scale, scale)
  pen.fill(sign ? new Path2D(sign) : star(12, 5, 0.48))
  pen.restore()
  drawEyes(pen, radius, mood)
}

function drawEyes(pen: Pen, radius: number, mood: Mood): void {
  const y = -radius * 0.33
  pen.fillStyle = pen.strokeStyle = tones.INK
  pen.lineWidth = radius * 0.09
  pen.lineCap = 'round'
  for (const side of [-1, 1]) {
    const x = side * radius * 0.32
    pen.beginPath()
    if (mood === 'happy') pen.arc(x, y + radius * 0.08, radius * 0.13, Math.PI * 1.1, Math.PI * 1.9)
    else if (mood === 'blink') pen.arc(x, y - radius * 0.06, radius * 0.13, Math.PI * 0.2, Math.PI * 0.8)
    else pen.ellipse(x, y, radius * 0.12, radius * (mood === 'eager' ? 0.2 : 0.165), 0, 0, Math.PI * 2)
    if (mood === 'happy' || mood === 'blink') {
      pen.stroke()
      continue
    }
    pen.fill()
    pen.fillStyle = '#fff'
    pen.beginPath()
    pen.arc(x + radius * 0.03, y - radius * (mood === 'eager' ? 0.1 : 0.05), radius * 0.055, 0, Math.PI * 2)
    pen.fill()
    pen.fillStyle = tones.INK
  }
  pen.lineWidth = radius * 0.07
  pen.beginPath()
  if (mood === 'eager') pen.ellipse(0, y + radius * 0.14, radius * 0.055, radius * 0.07, 0, 0, Math.PI * 2)
  else pen.arc(0, y + radius * 0.06, radius * (mood === 'happy' ? 0.14 : 0.1), Math.PI * 0.1, Math.PI * 0.9)
  if (mood === 'calm' || mood === 'blink') pen.stroke()
  else pen.fill()
  if (mood !== 'happy') return
  pen.fillStyle = 'rgba(255,90,130,.5)'
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.ellipse(side * radius * 0.58, -radius * 0.08, radius * 0.15, radius * 0.1, 0, 0, Math.PI * 2)
    pen.fill()
  }
}
