/** Draws a ball with its sign and its face. */
import { blot, dab } from '../../kit/paint/brush.ts'
import { disc, glossy, star } from '../../kit/paint/glossy.ts'
import { INK } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { BallKind } from './kinds.ts'
import type { Palette } from './looks.ts'

export type Mood = 'calm' | 'blink' | 'eager' | 'happy'

/** Draws around the origin. */
export function drawBall(
  pen: Pen,
  radius: number,
  { tone, sign }: BallKind,
  mood: Mood,
  { isSnowy }: Palette,
  strong = false,
): void {
  glossy(pen, disc(radius), radius, tone, { shadow: 0.35, shine: 0.8 })
  pen.save()
  pen.clip(disc(radius * 0.94))
  // A strong sign takes the place of the face.
  if (strong) blot(pen, '#fff', 0, 0, radius * 0.84)
  else blot(pen, 'rgba(255,255,255,.88)', 0, radius * 0.46, radius * 0.6, radius * 0.5)
  if (isSnowy)
    for (const x of [-0.5, 0, 0.5]) blot(pen, '#fff', x * radius, -radius * 0.9, radius * 0.34, radius * 0.26)
  pen.restore()

  pen.save()
  pen.translate(0, strong ? 0 : radius * 0.47)
  const scale = radius * (strong ? 0.064 : 0.039)
  pen.scale(scale, scale)
  pen.fillStyle = tone.deep
  pen.fill(sign ? new Path2D(sign) : star(12, 5, 0.48))
  pen.restore()
  if (!strong) drawFace(pen, radius, mood)
}

function drawFace(pen: Pen, radius: number, mood: Mood): void {
  const y = -radius * 0.33
  const shut = mood === 'happy' || mood === 'blink'
  pen.strokeStyle = INK
  pen.lineWidth = radius * 0.09
  pen.lineCap = 'round'
  for (const side of [-1, 1]) {
    const x = side * radius * 0.32
    if (shut) {
      pen.beginPath()
      if (mood === 'happy') pen.arc(x, y + radius * 0.08, radius * 0.13, Math.PI * 1.1, Math.PI * 1.9)
      else pen.arc(x, y - radius * 0.06, radius * 0.13, Math.PI * 0.2, Math.PI * 0.8)
      pen.stroke()
    } else {
      blot(pen, INK, x, y, radius * 0.12, radius * (mood === 'eager' ? 0.2 : 0.165))
      blot(pen, '#fff', x + radius * 0.03, y - radius * (mood === 'eager' ? 0.1 : 0.05), radius * 0.055)
    }
  }
  drawMouth(pen, radius, y, mood)
  if (mood !== 'happy') return
  pen.fillStyle = 'rgba(255,90,130,.5)'
  for (const side of [-1, 1]) dab(pen, side * radius * 0.58, -radius * 0.08, radius * 0.15, radius * 0.1)
}

function drawMouth(pen: Pen, radius: number, y: number, mood: Mood): void {
  pen.fillStyle = INK
  pen.lineWidth = radius * 0.07
  pen.beginPath()
  if (mood === 'eager') pen.ellipse(0, y + radius * 0.14, radius * 0.055, radius * 0.07, 0, 0, Math.PI * 2)
  else pen.arc(0, y + radius * 0.06, radius * (mood === 'happy' ? 0.14 : 0.1), Math.PI * 0.1, Math.PI * 0.9)
  if (mood === 'calm' || mood === 'blink') pen.stroke()
  else pen.fill()
}
