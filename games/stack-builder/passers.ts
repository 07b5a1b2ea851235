/** Who passes by on the way up: birds, balloons, the moon, planets; most of them have a face. */
import { glow } from '../kit/backdrop.ts'
import { disc, face, glossy, type Mood } from '../kit/glossy.ts'
import { BLUE, CREAM, ORANGE, PINK, RED, SLATE, TEAL, VIOLET, YELLOW, type Tone } from '../kit/palette.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../kit/sprite.ts'
import type { Stage } from '../kit/stage.ts'
import type { Eye } from './camera.ts'
import { rowOf } from './heaven.ts'
import { scatter } from '../kit/scatter.ts'
import { dab } from '../kit/blot.ts'

type Kind = 'birds' | 'balloon' | 'moon' | 'planet'

interface Passer {
  readonly kind: Kind
  /** The storey at which it is level with the eye, and how fast it passes. */
  readonly at: number
  readonly pace: number
  /** From −1 at the left edge of the frame to 1 at the right. */
  readonly x: number
  /** Its size in grains. */
  readonly size: number
  readonly tone: Tone
}

const passer = (kind: Kind, at: number, x: number, size: number, tone: Tone, pace = 0.8): Passer => ({
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

const WORLDS = [PINK, BLUE, YELLOW, VIOLET, ORANGE, TEAL] as const
/** Storeys between two things to see, for whoever builds on among the stars. */
const EVERY = 18
const FIRST = 128

function beyond(n: number): Passer {
  const x = (n & 1 ? -1 : 1) * (0.5 + scatter(n, 9) * 0.35)
  const tone = WORLDS[n % WORLDS.length] ?? PINK
  return passer('planet', FIRST + n * EVERY, x, 190 + scatter(n, 8) * 190, tone, 0.6)
}

export function openPassers(stage: Stage, bake: Bake) {
  const { pen } = stage

  function draw(eye: Eye, { kind, at, pace, x, size, tone }: Passer, time: number, mood: Mood): void {
    const r = size * eye.unit
    const row = rowOf(eye, { at, pace })
    if (row < -r * 3 || row > stage.height + r * 3) return
    // On a narrow frame they keep half out of the tower's way, on a wide one they come nearer to it.
    const reach = Math.min(stage.width / 2 - r * 0.6, 2600 * eye.unit)
    const place = eye.x + x * reach
    const bob = Math.sin(time * 1.1 + at) * r * 0.06
    // Baked for the eye of play; when the eye steps back the picture is only made smaller.
    const full = r / eye.zoom
    if (kind === 'birds') return drawBirds(pen, place, row, r, time)
    const sprite = PICTURES[kind](bake, full, tone, mood)
    stamp(pen, sprite, place, row + bob, eye.zoom)
  }

  return {
    draw(eye: Eye, time: number, mood: Mood): void {
      for (const passer of PASSERS) draw(eye, passer, time, mood)
      const n = Math.max(0, Math.floor((eye.storey - FIRST) / EVERY) - 2)
      for (let i = n; i < n + 6; i++) draw(eye, beyond(i), time, mood)
    },
  }
}

function drawBirds(pen: Pen, x: number, y: number, r: number, time: number): void {
  pen.lineCap = pen.lineJoin = 'round'
  pen.strokeStyle = '#46406e'
  pen.lineWidth = r * 0.2
  for (let i = -2; i <= 2; i++) {
    const beat = Math.sin(time * 5 + i * 1.3) * 0.45
    const at = { x: x + i * r * 2.1 + Math.sin(time * 0.3) * r * 3, y: y + Math.abs(i) * r * 0.9 }
    pen.beginPath()
    pen.moveTo(at.x - r * 0.8, at.y - r * beat)
    pen.quadraticCurveTo(at.x - r * 0.3, at.y - r * 0.4, at.x, at.y)
    pen.quadraticCurveTo(at.x + r * 0.3, at.y - r * 0.4, at.x + r * 0.8, at.y - r * beat)
    pen.stroke()
  }
}

type Picture = (bake: Bake, r: number, tone: Tone, mood: Mood) => Sprite

export const PICTURES: Readonly<Record<Exclude<Kind, 'birds'>, Picture>> = {
  balloon: (bake, r, tone, mood) =>
    bake(`balloon${tone.true}${mood}`, r * 2.6, r * 4, (pen) => {
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
      pen.fillStyle = 'rgba(255,255,255,.42)'
      for (const x of [-0.62, 0.62]) {
        dab(pen, x * r, 0, r * 0.16, r * 1.3, -x * 0.25)
      }
      pen.restore()
      pen.translate(0, -r * 0.05)
      face(pen, r * 0.8, tone.deep, mood)
      pen.fillStyle = '#a8693a'
      pen.beginPath()
      pen.roundRect(-r * 0.28, r * 1.55, r * 0.56, r * 0.42, r * 0.1)
      pen.fill()
    }),
  moon: (bake, r, tone, mood) =>
    bake(`moon${mood}`, r * 4, r * 4, (pen) => {
      glow(pen, 0, 0, r * 2, '255,244,214', 0.7)
      glossy(pen, disc(r), r, tone, { shadow: 0, shine: 0.3 })
      pen.fillStyle = 'rgba(190,150,90,.28)'
      for (const [x, y, size] of [
        [-0.55, -0.4, 0.2],
        [0.6, 0.45, 0.17],
        [0.4, -0.62, 0.13],
      ] as const) {
        dab(pen, x * r, y * r, size * r)
      }
      face(pen, r * 0.9, '#7a5a2c', mood)
    }),
  planet: (bake, r, tone, mood) =>
    bake(`planet${tone.true}${Math.round(r)}${mood}`, r * 4.4, r * 3, (pen) => {
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
      pen.fillStyle = 'rgba(255,255,255,.2)'
      for (const y of [-0.6, 0.72]) dab(pen, 0, y * r, r * 0.5, r * 0.1, -0.2)
      pen.translate(0, -r * 0.24)
      face(pen, r * 0.8, tone.deep, mood)
      pen.translate(0, r * 0.24)
      ring(0)
    }),
}
