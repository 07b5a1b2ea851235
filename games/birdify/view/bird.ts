/** The bird: a plump body with belly, cheek and crest, a wing that beats, eyes that blink. */
import { blot, fillPath, shaded, withShades } from '../../kit/paint/brush.ts'
import { disc, glossy } from '../../kit/paint/glossy.ts'
import { CREAM, ORANGE, PINK } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'

export interface Pose {
  readonly x: number
  readonly y: number
  /** Body radius in pixels. */
  readonly size: number
  readonly turn: number
  /** 1 is the wing up, −1 the wing down. */
  readonly wing: number
  /** Above 0 stretched upwards, below 0 squashed. */
  readonly stretch: number
  readonly look: Look
}

export type Look = 'bright' | 'blink' | 'glad' | 'dizzy'

const INK = '#4a0a35'

export function drawBird(pen: Pen, bake: Bake, { x, y, size, turn, wing, stretch, look }: Pose): void {
  const body = bake(`bird${look}`, size * 4.4, size * 4.4, (pen) => paintBody(pen, size, look))
  const feather = bake('wing', size * 3, size * 3, (pen) => paintWing(pen, size))
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(1 - stretch * 0.8, 1 + stretch)
  stamp(pen, body, 0, 0)
  pen.translate(-size * 0.28, size * 0.06)
  pen.rotate(-wing * 0.45)
  // A beating wing is seen edge-on for a moment: flat, then turned over.
  stamp(pen, feather, 0, 0, 1, wing * 0.9 + Math.sign(wing || 1) * 0.12)
  pen.restore()
}

function paintBody(pen: Pen, r: number, look: Look): void {
  pen.lineJoin = pen.lineCap = 'round'
  // Tail and crest lie behind the body.
  pen.fillStyle = PINK.deep
  pen.beginPath()
  pen.moveTo(-r * 0.7, -r * 0.05)
  pen.lineTo(-r * 1.62, -r * 0.38)
  pen.quadraticCurveTo(-r * 1.5, 0, -r * 1.34, r * 0.06)
  pen.quadraticCurveTo(-r * 1.5, r * 0.2, -r * 1.5, r * 0.52)
  pen.lineTo(-r * 0.6, r * 0.42)
  pen.fill()
  pen.fillStyle = PINK.true
  pen.beginPath()
  pen.moveTo(-r * 0.28, -r * 0.85)
  pen.quadraticCurveTo(-r * 0.5, -r * 1.2, -r * 0.28, -r * 1.42)
  pen.quadraticCurveTo(-r * 0.14, -r * 1.28, -r * 0.06, -r * 1.16)
  pen.quadraticCurveTo(r * 0.04, -r * 1.4, r * 0.3, -r * 1.46)
  pen.quadraticCurveTo(r * 0.14, -r * 1.2, r * 0.16, -r * 0.85)
  pen.fill()

  glossy(pen, disc(r), r, PINK, { shadow: 0.7 })
  pen.save()
  pen.clip(disc(r))
  const belly = withShades(pen.createRadialGradient(r * 0.2, r * 0.5, r * 0.1, r * 0.25, r * 0.7, r * 0.95), {
    0: '#fffaf0',
    0.75: CREAM.true,
    1: '#f6cdb8',
  })
  blot(pen, belly, r * 0.22, r * 0.78, r * 0.82, r * 0.66, -0.3)
  pen.restore()

  blot(pen, 'rgba(255,96,130,.55)', r * 0.4, r * 0.2, r * 0.2, r * 0.13)
  paintBeak(pen, r, look === 'glad' || look === 'dizzy')
  paintEye(pen, r, look)
}

function paintBeak(pen: Pen, r: number, open: boolean): void {
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
    fillPath(pen, path, down < 0 ? ORANGE.true : ORANGE.light)
    pen.strokeStyle = ORANGE.deep
    pen.lineWidth = r * 0.045
    pen.stroke(path)
  }
  pen.restore()
}

function paintEye(pen: Pen, r: number, look: Look): void {
  pen.save()
  pen.translate(r * 0.46, -r * 0.26)
  pen.strokeStyle = pen.fillStyle = INK
  pen.lineWidth = r * 0.1
  pen.beginPath()
  if (look === 'dizzy') {
    for (const side of [-1, 1]) {
      pen.moveTo(-r * 0.16, side * r * 0.16)
      pen.lineTo(r * 0.16, -side * r * 0.16)
    }
    pen.stroke()
  } else if (look === 'bright') {
    blot(pen, '#fff', 0, 0, r * 0.3, r * 0.33)
    blot(pen, INK, r * 0.06, 0, r * 0.18, r * 0.22)
    blot(pen, '#fff', r * 0.11, -r * 0.09, r * 0.075)
  } else {
    // A blink curves down, a smile curves up.
    if (look === 'glad') pen.arc(0, r * 0.08, r * 0.2, Math.PI + 0.2, -0.2)
    else pen.arc(0, -r * 0.06, r * 0.2, 0.2, Math.PI - 0.2)
    pen.stroke()
  }
  pen.restore()
}

/** The wing's shoulder is the origin; it reaches back and up. */
function wingShape(r: number): Path2D {
  const path = new Path2D()
  path.moveTo(r * 0.34, r * 0.1)
  path.quadraticCurveTo(r * 0.2, r * 0.42, -r * 0.2, r * 0.3)
  path.quadraticCurveTo(-r * 0.95, -r * 0.05, -r * 1.12, -r * 0.86)
  path.quadraticCurveTo(-r * 0.3, -r * 0.9, r * 0.1, -r * 0.46)
  path.quadraticCurveTo(r * 0.38, -r * 0.18, r * 0.34, r * 0.1)
  return path
}

function paintWing(pen: Pen, r: number): void {
  const path = wingShape(r)
  fillPath(pen, path, shaded(pen, [-r, -r * 0.8], [r * 0.2, r * 0.4], ['#ffb3dd', '#ee56ac', '#b81d7c']))
  pen.lineWidth = r * 0.06
  pen.strokeStyle = PINK.deep
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
