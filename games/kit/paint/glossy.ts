/** Draws glossy bodies in the style of all games: soft shadow, rounded shading, bounce light, highlight, a face. */
import type { Tone } from './palette.ts'
import { SHADOW } from './palette.ts'
import type { Pen } from './sprite.ts'

const TAU = Math.PI * 2

export interface Gloss {
  /** Strength; 0 for none. A sprite needs a margin of about 0.8 × size for it. */
  readonly shadow?: number
  readonly shine?: number
}

/** Fills a shape around the origin so that it looks moulded and lit from above. `size` is about half its height. */
export function glossy(
  pen: Pen,
  path: Path2D,
  size: number,
  tone: Tone,
  { shadow = 1, shine = 1 }: Gloss = {},
): void {
  pen.save()
  if (shadow) {
    // Canvas shadows ignore the transform, so scale them by hand.
    const scale = pen.getTransform().d
    pen.shadowColor = SHADOW
    pen.shadowBlur = size * 0.45 * shadow * scale
    pen.shadowOffsetY = size * 0.24 * shadow * scale
  }
  const body = pen.createRadialGradient(-size * 0.35, -size * 0.5, size * 0.08, 0, 0, size * 1.25)
  body.addColorStop(0, tone.light)
  body.addColorStop(0.55, tone.true)
  body.addColorStop(1, tone.deep)
  pen.fillStyle = body
  pen.fill(path)
  pen.restore()

  pen.save()
  pen.clip(path)
  const bounce = pen.createRadialGradient(0, size * 1.1, size * 0.1, 0, size * 1.1, size * 0.9)
  bounce.addColorStop(0, `rgba(255,255,255,${0.35 * shine})`)
  bounce.addColorStop(1, 'rgba(255,255,255,0)')
  pen.fillStyle = bounce
  pen.fillRect(-size * 2, -size * 2, size * 4, size * 4)
  pen.strokeStyle = `rgba(255,255,255,${0.28 * shine})`
  pen.lineWidth = Math.max(1, size * 0.09)
  pen.translate(0, size * 0.06)
  pen.stroke(path)
  pen.translate(0, -size * 0.06)
  const gloss = pen.createLinearGradient(0, -size, 0, -size * 0.05)
  gloss.addColorStop(0, `rgba(255,255,255,${0.85 * shine})`)
  gloss.addColorStop(1, `rgba(255,255,255,${0.05 * shine})`)
  pen.fillStyle = gloss
  pen.beginPath()
  pen.ellipse(0, -size * 0.55, size * 0.62, size * 0.36, 0, 0, TAU)
  pen.fill()
  pen.restore()
}

export function disc(radius: number): Path2D {
  const path = new Path2D()
  path.arc(0, 0, radius, 0, TAU)
  return path
}

export function oval(wide: number, high: number): Path2D {
  const path = new Path2D()
  path.ellipse(0, 0, wide, high, 0, 0, TAU)
  return path
}

/** A rounded box around the origin. */
export function box(wide: number, high: number, corner: number): Path2D {
  const path = new Path2D()
  path.roundRect(-wide / 2, -high / 2, wide, high, corner)
  return path
}

/** A star with a point at the top, or with `inner` near 1 a soft polygon. */
export function star(radius: number, points = 5, inner = 0.55): Path2D {
  const path = new Path2D()
  for (let i = 0; i < points * 2; i++) {
    const angle = (i / (points * 2)) * TAU - TAU / 4
    const reach = i % 2 ? radius * inner : radius
    path.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach)
  }
  path.closePath()
  return path
}

/** The petals of a flower around its heart; `wide` is half the width of one, in radii. */
export function petals(radius: number, count: number, wide: number): Path2D {
  const path = new Path2D()
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * TAU - TAU / 4
    const petal = new Path2D()
    petal.ellipse(
      Math.cos(angle) * radius * 0.56,
      Math.sin(angle) * radius * 0.56,
      radius * 0.44,
      radius * wide,
      angle,
      0,
      TAU,
    )
    path.addPath(petal)
  }
  return path
}

export type Mood = 'glad' | 'calm' | 'sad' | 'wow'

/** Draws two eyes and a mouth for a body of this size around the origin. */
export function face(pen: Pen, size: number, ink: string, mood: Mood = 'glad'): void {
  pen.save()
  pen.fillStyle = pen.strokeStyle = ink
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.ellipse(side * size * 0.3, size * 0.08, size * 0.1, size * 0.15, 0, 0, TAU)
    pen.fill()
  }
  pen.lineWidth = size * 0.07
  pen.lineCap = 'round'
  pen.beginPath()
  if (mood === 'glad') pen.arc(0, size * 0.18, size * 0.16, 0.25, Math.PI - 0.25)
  else if (mood === 'sad') pen.arc(0, size * 0.46, size * 0.14, Math.PI + 0.35, -0.35)
  else if (mood === 'wow') pen.ellipse(0, size * 0.36, size * 0.08, size * 0.1, 0, 0, TAU)
  else {
    pen.moveTo(-size * 0.12, size * 0.34)
    pen.lineTo(size * 0.12, size * 0.34)
  }
  if (mood === 'wow') pen.fill()
  else pen.stroke()
  pen.fillStyle = '#fff'
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.arc(side * size * 0.3 + size * 0.03, size * 0.02, size * 0.045, 0, TAU)
    pen.fill()
  }
  pen.restore()
}
