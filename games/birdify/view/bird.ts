/** Paints the bird. */
import { blot, fillPath, pathOf, shaded, strokePath, withShades } from '../../kit/paint/brush.ts'
import { disc, glossy } from '../../kit/paint/glossy.ts'
import { ORANGE, RED, YELLOW, type Tone } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import type { Plumage } from './looks.ts'

interface Pose {
  readonly x: number
  readonly y: number
  /** Body radius in pixels. */
  readonly size: number
  readonly turn: number
  /** 1 is up, −1 is down. */
  readonly wing: number
  /** Positive stretches upwards, negative squashes. */
  readonly stretch: number
  readonly mood: Mood
}

export type Mood = 'bright' | 'blink' | 'glad' | 'dizzy'

const INK = '#4a0a35'

export function drawBird(pen: Pen, bake: Bake, plumage: Plumage, pose: Pose): void {
  const { size, mood } = pose
  const body = bake(`bird${mood}`, size * 4.4, size * 4.4, (pen) => paintBody(pen, size, plumage, mood))
  const feather = bake('wing', size * 3, size * 3, (pen) => paintWing(pen, size, plumage))
  assemble(
    pen,
    pose,
    () => stamp(pen, body, 0, 0),
    () => stamp(pen, feather, 0, 0),
  )
}

/** Like `drawBird`, but without sprites, for a single picture. */
export function paintBird(pen: Pen, plumage: Plumage, pose: Pose): void {
  const { size, mood } = pose
  assemble(
    pen,
    pose,
    () => paintBody(pen, size, plumage, mood),
    () => paintWing(pen, size, plumage),
  )
}

function assemble(
  pen: Pen,
  { x, y, size, turn, wing, stretch }: Pose,
  body: () => void,
  feather: () => void,
): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(1 - stretch * 0.8, 1 + stretch)
  body()
  pen.translate(-size * 0.28, size * 0.06)
  pen.rotate(-wing * 0.45)
  // A beating wing turns edge-on for a moment, then flips over.
  pen.scale(1, wing * 0.9 + Math.sign(wing || 1) * 0.12)
  feather()
  pen.restore()
}

function paintBody(pen: Pen, r: number, { body, belly, cheek, beak, wears }: Plumage, mood: Mood): void {
  pen.lineJoin = pen.lineCap = 'round'
  // Tail and crest go behind the body.
  if (wears === 'flames') paintFlames(pen, r)
  pen.fillStyle = body.deep
  pen.beginPath()
  pen.moveTo(-r * 0.7, -r * 0.05)
  pen.lineTo(-r * 1.62, -r * 0.38)
  pen.quadraticCurveTo(-r * 1.5, 0, -r * 1.34, r * 0.06)
  pen.quadraticCurveTo(-r * 1.5, r * 0.2, -r * 1.5, r * 0.52)
  pen.lineTo(-r * 0.6, r * 0.42)
  pen.fill()
  fillPath(pen, pathOf(wears === 'ears' ? EARS : TUFT, r), body.true)

  glossy(pen, disc(r), r, body, { shadow: 0.7 })
  pen.save()
  pen.clip(disc(r))
  const [inner, middle, outer] = belly
  const front = withShades(pen.createRadialGradient(r * 0.2, r * 0.5, r * 0.1, r * 0.25, r * 0.7, r * 0.95), {
    0: inner,
    0.75: middle,
    1: outer,
  })
  blot(pen, front, r * 0.22, r * 0.78, r * 0.82, r * 0.66, -0.3)
  // An owl's face is as pale as its belly.
  if (wears === 'ears') blot(pen, middle, r * 0.5, -r * 0.22, r * 0.46, r * 0.5)
  pen.restore()

  blot(pen, cheek, r * 0.4, r * 0.2, r * 0.2, r * 0.13)
  paintBeak(pen, r, beak, mood === 'glad' || mood === 'dizzy')
  paintEye(pen, r, mood)
  if (wears === 'scarf') paintScarf(pen, r)
}

/** In hundredths of the body's radius. */
const TUFT = 'M-28-85Q-50-120-28-142Q-14-128-6-116Q4-140 30-146Q14-120 16-85'
const EARS = 'M-62-70Q-66-118-44-150Q-22-122-10-96L26-98Q36-126 58-146Q74-108 62-68'
const FLAMES = [
  'M-60-40Q-130-120-215-110Q-172-84-178-62Q-206-56-232-24Q-186-34-172-14Q-196 6-204 48Q-160 14-132 26Q-140 46-136 66Q-96 50-50 50Z',
  'M-60-26Q-112-78-164-76Q-142-56-146-40Q-166-30-178-8Q-146-16-136-4Q-146 10-150 30Q-120 14-60 36Z',
]

/** The second path is the brighter core. */
function paintFlames(pen: Pen, r: number): void {
  for (const [i, path] of FLAMES.entries())
    fillPath(
      pen,
      pathOf(path, r),
      shaded(pen, [-r * 2.2, 0], [-r * 0.4, 0], i ? [YELLOW.true, '#fff6c8'] : [RED.true, ORANGE.true]),
    )
}

/** Wraps a scarf around the neck, one end trailing. */
function paintScarf(pen: Pen, r: number): void {
  fillPath(pen, pathOf('M-66 26Q-112 10-160 34Q-146 48-158 66Q-108 56-62 60Z', r), RED.deep)
  const band = pathOf('M-86 8Q-20 62 84 34Q96 50 88 62Q-20 96-92 36Z', r)
  fillPath(pen, band, shaded(pen, [-r, 0], [r, 0], [RED.deep, RED.true, RED.light]))
  strokePath(pen, pathOf('M-48 34L-56 58M-14 48L-20 74M24 50L22 76', r), '#fffc', r * 0.09)
}

function paintBeak(pen: Pen, r: number, tone: Tone, open: boolean): void {
  pen.save()
  pen.translate(r * 0.98, r * 0.02)
  const half = (down: number) => {
    const path = new Path2D()
    path.moveTo(-r * 0.2, -r * 0.16 * down)
    path.quadraticCurveTo(r * 0.2, -r * 0.2 * down, r * 0.44, down < 0 && open ? r * 0.22 : 0)
    path.quadraticCurveTo(r * 0.1, down < 0 && open ? r * 0.12 : r * 0.05, -r * 0.2, r * 0.04)
    path.closePath()
    return path
  }
  for (const down of [-1, 1]) {
    const path = half(down)
    fillPath(pen, path, down < 0 ? tone.true : tone.light)
    pen.strokeStyle = tone.deep
    pen.lineWidth = r * 0.045
    pen.stroke(path)
  }
  pen.restore()
}

function paintEye(pen: Pen, r: number, mood: Mood): void {
  pen.save()
  pen.translate(r * 0.46, -r * 0.26)
  pen.strokeStyle = pen.fillStyle = INK
  pen.lineWidth = r * 0.1
  pen.beginPath()
  if (mood === 'dizzy') {
    for (const side of [-1, 1]) {
      pen.moveTo(-r * 0.16, side * r * 0.16)
      pen.lineTo(r * 0.16, -side * r * 0.16)
    }
    pen.stroke()
  } else if (mood === 'bright') {
    blot(pen, '#fff', 0, 0, r * 0.3, r * 0.33)
    blot(pen, INK, r * 0.06, 0, r * 0.18, r * 0.22)
    blot(pen, '#fff', r * 0.11, -r * 0.09, r * 0.075)
  } else {
    // A blink curves down, a smile curves up.
    if (mood === 'glad') pen.arc(0, r * 0.08, r * 0.2, Math.PI + 0.2, -0.2)
    else pen.arc(0, -r * 0.06, r * 0.2, 0.2, Math.PI - 0.2)
    pen.stroke()
  }
  pen.restore()
}

/** The shoulder is at the origin; the wing extends back and up. */
function wingShape(r: number): Path2D {
  const path = new Path2D()
  path.moveTo(r * 0.34, r * 0.1)
  path.quadraticCurveTo(r * 0.2, r * 0.42, -r * 0.2, r * 0.3)
  path.quadraticCurveTo(-r * 0.95, -r * 0.05, -r * 1.12, -r * 0.86)
  path.quadraticCurveTo(-r * 0.3, -r * 0.9, r * 0.1, -r * 0.46)
  path.quadraticCurveTo(r * 0.38, -r * 0.18, r * 0.34, r * 0.1)
  return path
}

function paintWing(pen: Pen, r: number, { wing, edge }: Plumage): void {
  const path = wingShape(r)
  fillPath(pen, path, shaded(pen, [-r, -r * 0.8], [r * 0.2, r * 0.4], wing))
  pen.lineWidth = r * 0.06
  pen.strokeStyle = edge
  pen.lineJoin = 'round'
  pen.stroke(path)
  pen.strokeStyle = 'rgba(255,255,255,.6)'
  pen.lineCap = 'round'
  for (const i of [0, 1]) {
    pen.beginPath()
    pen.moveTo(-r * (0.7 - i * 0.3), -r * 0.55)
    pen.quadraticCurveTo(-r * (0.5 - i * 0.28), -r * 0.36, -r * (0.34 - i * 0.2), -r * 0.06)
    pen.stroke()
  }
}
