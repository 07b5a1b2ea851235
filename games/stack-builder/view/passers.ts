/** Draws the birds, balloons, moon and planets that pass by on the way up. */
import { glow } from '../../kit/paint/backdrop.ts'
import { blot } from '../../kit/paint/brush.ts'
import { disc, face, glossy, type Mood } from '../../kit/paint/glossy.ts'
import { CREAM, ORANGE, PINK, RED, SLATE, TEAL, YELLOW, type Tone } from '../../kit/paint/palette.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { TowerView } from './camera.ts'
import { layerY, type SceneryLayer } from './layers.ts'
import { PETALS } from './plants.ts'

type PasserKind = 'birds' | 'balloon' | 'moon' | 'planet'

interface Passer extends SceneryLayer {
  readonly kind: PasserKind
  /** −1 is the left edge of the frame, 1 the right. */
  readonly x: number
  /** In grains. */
  readonly size: number
  readonly tone: Tone
}

const passer = (kind: PasserKind, at: number, x: number, size: number, tone: Tone, pace = 0.8): Passer => ({
  kind,
  at,
  x,
  size,
  tone,
  pace,
})

const PASSERS: readonly Passer[] = [
  passer('birds', 10, -0.5, 70, SLATE),
  passer('balloon', 16, 0.7, 330, RED),
  passer('birds', 22, 0.5, 60, SLATE),
  passer('balloon', 31, -0.75, 300, YELLOW),
  passer('birds', 45, -0.45, 64, SLATE),
  passer('balloon', 51, 0.75, 260, TEAL),
  passer('moon', 68, -0.6, 340, CREAM, 0.4),
  passer('planet', 84, 0.66, 190, PINK, 0.6),
  passer('planet', 98, 0.7, 340, ORANGE, 0.6),
  passer('planet', 112, -0.72, 230, TEAL, 0.6),
]

/** More planets follow: the storey of the first, and the distance between them. */
const FIRST = 128
const EVERY = 18

const ALL = [
  ...PASSERS,
  ...Array.from({ length: 40 }, (_, n) => {
    const x = (n & 1 ? -1 : 1) * (0.5 + scatter(n, 9) * 0.35)
    const tone = PETALS[n % PETALS.length] ?? PINK
    return passer('planet', FIRST + n * EVERY, x, 190 + scatter(n, 8) * 190, tone, 0.6)
  }),
]

export function createPassers(stage: Stage, bake: Bake) {
  const { pen } = stage

  function draw(eye: TowerView, passer: Passer, time: number, mood: Mood): void {
    const { kind, at, x, size, tone } = passer
    const r = size * eye.unit
    const row = layerY(eye, passer)
    if (row < -r * 3 || row > stage.height + r * 3) return
    // In a narrow frame the edge cuts them off, to keep the tower clear; in a wide one they stay near it.
    const reach = Math.min(stage.width / 2 - r * 0.6, 2600 * eye.unit)
    const centre = eye.x + x * reach
    if (kind === 'birds') return drawBirds(pen, centre, row, r, time)
    const bob = Math.sin(time * 1.1 + at) * r * 0.06
    drawPasser(pen, bake, kind, centre, row + bob, r, tone, mood, eye.zoom)
  }

  return {
    draw(eye: TowerView, time: number, mood: Mood): void {
      for (const passer of ALL) draw(eye, passer, time, mood)
    },
  }
}

function drawBirds(pen: Pen, x: number, y: number, r: number, time: number): void {
  pen.lineCap = pen.lineJoin = 'round'
  pen.strokeStyle = '#46406e'
  pen.lineWidth = r * 0.2
  pen.beginPath()
  for (let i = -2; i <= 2; i++) {
    const beat = Math.sin(time * 5 + i * 1.3) * 0.45
    const at = { x: x + i * r * 2.1 + Math.sin(time * 0.3) * r * 3, y: y + Math.abs(i) * r * 0.9 }
    pen.moveTo(at.x - r * 0.8, at.y - r * beat)
    pen.quadraticCurveTo(at.x - r * 0.3, at.y - r * 0.4, at.x, at.y)
    pen.quadraticCurveTo(at.x + r * 0.3, at.y - r * 0.4, at.x + r * 0.8, at.y - r * beat)
  }
  pen.stroke()
}

/** Stamps the body, baked at the size of play and scaled by `zoom`, and draws the face, which depends on the mood. */
export function drawPasser(
  pen: Pen,
  bake: Bake,
  kind: keyof typeof PICTURES,
  x: number,
  y: number,
  r: number,
  tone: Tone,
  mood: Mood,
  zoom = 1,
): void {
  stamp(pen, PICTURES[kind](bake, r / zoom, tone), x, y, zoom)
  const up = r * (kind === 'moon' ? 0 : kind === 'planet' ? 0.24 : 0.55)
  pen.translate(x, y - up)
  face(pen, r * 0.84, kind === 'moon' ? '#7a5a2c' : tone.deep, mood)
  pen.translate(-x, up - y)
}

type Picture = (bake: Bake, r: number, tone: Tone) => Sprite

const PICTURES: Readonly<Record<Exclude<PasserKind, 'birds'>, Picture>> = {
  balloon: (bake, r, tone) =>
    bake(`balloon${tone.true}`, r * 2.6, r * 4, (pen) => {
      pen.translate(0, -r * 0.5)
      pen.strokeStyle = '#7a5230'
      pen.lineWidth = r * 0.04
      pen.beginPath()
      for (const side of [-1, 1]) {
        pen.moveTo(side * r * 0.7, r * 0.7)
        pen.lineTo(side * r * 0.24, r * 1.6)
      }
      pen.stroke()
      const shape = new Path2D()
      shape.arc(0, 0, r, Math.PI * 0.85, Math.PI * 0.15)
      shape.quadraticCurveTo(r * 0.6, r * 0.9, r * 0.26, r * 1.15)
      shape.lineTo(-r * 0.26, r * 1.15)
      shape.quadraticCurveTo(-r * 0.6, r * 0.9, -r * 0.9, r * 0.44)
      glossy(pen, shape, r, tone, { shadow: 0.4 })
      pen.save()
      pen.clip(shape)
      for (const x of [-0.62, 0.62])
        blot(pen, 'rgba(255,255,255,.42)', x * r, 0, r * 0.16, r * 1.3, -x * 0.25)
      pen.restore()
      pen.fillStyle = '#a8693a'
      pen.beginPath()
      pen.roundRect(-r * 0.28, r * 1.5, r * 0.56, r * 0.42, r * 0.1)
      pen.fill()
    }),
  moon: (bake, r, tone) =>
    bake('moon', r * 4, r * 4, (pen) => {
      glow(pen, 0, 0, r * 2, '255,244,214', 0.7)
      glossy(pen, disc(r), r, tone, { shadow: 0, shine: 0.3 })
      for (const [x, y, size] of [
        [-0.55, -0.4, 0.2],
        [0.6, 0.45, 0.17],
        [0.4, -0.62, 0.13],
      ] as const)
        blot(pen, 'rgba(190,150,90,.28)', x * r, y * r, size * r)
    }),
  planet: (bake, r, tone) =>
    bake(`planet${tone.true}${Math.round(r)}`, r * 4.4, r * 3, (pen) => {
      const ring = (from: number) => {
        pen.strokeStyle = tone.light
        pen.lineWidth = r * 0.16
        pen.beginPath()
        pen.ellipse(0, r * 0.1, r * 1.75, r * 0.42, -0.25, from, from + Math.PI)
        pen.stroke()
      }
      glow(pen, 0, 0, r * 1.5, '255,255,255', 0.25)
      ring(Math.PI)
      glossy(pen, disc(r), r, tone, { shadow: 0, shine: 0.5 })
      for (const y of [-0.6, 0.72]) blot(pen, 'rgba(255,255,255,.2)', 0, y * r, r * 0.5, r * 0.1, -0.2)
      ring(0)
    }),
}
