/** The viruses' looks: each kind has a shape of its own besides its colour, and a face with moods. */
import { dab } from '../../kit/paint/brush.ts'
import { disc, glossy } from '../../kit/paint/glossy.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { LIME, ORANGE, PINK, TEAL, VIOLET, type Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { print, type Sheet, type Sheets } from './prints.ts'
import type { Kind } from '../rules/state.ts'

const INK = '#1f0d2e'

const MOODS = ['grim', 'hurt', 'scared', 'laugh', 'aim'] as const
export type Mood = (typeof MOODS)[number]

export const TONE_OF: Readonly<Record<Kind, Tone>> = {
  drifter: LIME,
  weaver: VIOLET,
  diver: ORANGE,
  spitter: TEAL,
  boss: PINK,
}

/** The pictures of a kind in one size. */
export interface Look {
  /** The body's radius in CSS pixels; stalks and spikes stand out from it. */
  readonly r: number
  /** How large a strength is written. */
  readonly font: number
  /** In all its moods. */
  readonly bodies: Sheet
  /** The strengths below 100, then ten by ten, at the tenth of their first. */
  readonly numbers: Sheet[]
}

export const lookOf = (bake: Sheets, kind: Kind, r: number): Look => ({
  r,
  font: r * (kind === 'boss' ? 0.64 : 0.92),
  bodies: bake(
    kind + r,
    r * 3.4,
    r * 3.4,
    (pen, cell) => {
      const tone = TONE_OF[kind]
      pen.lineCap = pen.lineJoin = 'round'
      COATS[kind](pen, r, tone)
      glossy(pen, disc(r), r, tone, { shadow: 0.6 })
      pen.strokeStyle = tone.deep
      pen.lineWidth = Math.max(1, r * 0.06)
      pen.stroke(disc(r))
      pen.translate(0, -r * 0.3)
      paintFace(pen, r, MOODS[cell], kind === 'spitter')
    },
    MOODS.length,
  ),
  numbers: [],
})

export function drawGerm(
  pen: Pen,
  bake: Sheets,
  { r, font, bodies, numbers }: Look,
  strength: number,
  mood: Mood,
  x: number,
  y: number,
  scale: number,
  squash: number,
): void {
  print(pen, bodies, x, y, scale * (1 + squash), scale * (1 - squash), 0, MOODS.indexOf(mood))
  const first = strength > 99 ? strength - (strength % 10) : 0
  const sheet = (numbers[first / 10] ??= numbersOf(bake, first, font))
  const wide = scale * (1 + squash * 0.6)
  print(pen, sheet, x, y + r * 0.42, wide, wide, 0, strength - first)
}

/** All strengths of two figures together, so that no hit needs a new picture; beyond them ten, and smaller. */
function numbersOf(bake: Sheets, first: number, font: number): Sheet {
  const size = first ? font * 0.8 : font
  return bake(
    `n${first}/${size}`,
    size * (0.5 + 0.62 * String(first + 10).length),
    size * 1.25,
    (pen, cell) => letter(pen, String(first + cell), 0, 0, size, { edge: '#3a1230', outline: 0.26 }),
    first ? 10 : 100,
  )
}

type Coat = (pen: Pen, r: number, tone: Tone) => void

/** Something at each of so many places round the body, drawn as if it stood at the right. */
function around(pen: Pen, count: number, draw: (i: number) => void, from = 0.2): void {
  for (let i = 0; i < count; i++) {
    pen.save()
    pen.rotate(from + (i / count) * Math.PI * 2)
    draw(i)
    pen.restore()
  }
}

function stalk(pen: Pen, r: number, reach: number, wide: number, colour: string): void {
  pen.strokeStyle = colour
  pen.lineWidth = r * wide
  pen.beginPath()
  pen.moveTo(r * 0.8, 0)
  pen.lineTo(r * reach, 0)
  pen.stroke()
}

const spike = (pen: Pen, r: number, reach: number, half: number) => {
  pen.beginPath()
  pen.moveTo(r * 0.85, -r * half)
  pen.lineTo(r * reach, 0)
  pen.lineTo(r * 0.85, r * half)
  pen.fill()
  pen.stroke()
}

const COATS: Readonly<Record<Kind, Coat>> = {
  // Stalks with round knobs.
  drifter: (pen, r, tone) =>
    around(pen, 11, () => {
      stalk(pen, r, 1.2, 0.16, tone.deep)
      pen.fillStyle = tone.true
      pen.strokeStyle = tone.deep
      pen.lineWidth = r * 0.05
      pen.beginPath()
      pen.arc(r * 1.27, 0, r * 0.13, 0, Math.PI * 2)
      pen.fill()
      pen.stroke()
    }),
  // A star of thorns.
  weaver: (pen, r, tone) =>
    around(pen, 12, (i) => {
      pen.fillStyle = tone.true
      pen.strokeStyle = tone.deep
      pen.lineWidth = r * 0.07
      spike(pen, r, i % 2 ? 1.22 : 1.42, 0.24)
    }),
  // Two horns and a few bristles.
  diver: (pen, r, tone) => {
    around(pen, 8, () => stalk(pen, r, 1.2, 0.14, tone.deep), 0.4)
    pen.fillStyle = tone.light
    pen.strokeStyle = tone.deep
    pen.lineWidth = r * 0.07
    for (const side of [-1, 1]) {
      pen.beginPath()
      pen.moveTo(side * r * 0.45, -r * 0.75)
      pen.quadraticCurveTo(side * r * 1.05, -r * 0.9, side * r * 1.0, -r * 1.5)
      pen.quadraticCurveTo(side * r * 1.5, -r * 0.7, side * r * 0.85, -r * 0.3)
      pen.closePath()
      pen.fill()
      pen.stroke()
    }
  },
  // Nozzles with square ends.
  spitter: (pen, r, tone) =>
    around(pen, 8, () => {
      stalk(pen, r, 1.15, 0.2, tone.deep)
      pen.fillStyle = tone.light
      pen.strokeStyle = tone.deep
      pen.lineWidth = r * 0.06
      pen.beginPath()
      pen.rect(r * 1.12, -r * 0.17, r * 0.2, r * 0.34)
      pen.fill()
      pen.stroke()
    }),
  // Thorns and knobs, all of it.
  boss(pen, r, tone) {
    pen.fillStyle = tone.deep
    pen.strokeStyle = INK
    pen.lineWidth = r * 0.04
    around(pen, 22, () => spike(pen, r, 1.28, 0.12), 0.2 + Math.PI / 22)
    COATS.drifter(pen, r, tone)
  },
}

function paintFace(pen: Pen, r: number, mood: Mood | undefined, spits: boolean): void {
  pen.strokeStyle = pen.fillStyle = INK
  pen.lineWidth = r * 0.1
  for (const side of [-1, 1]) {
    const x = side * r * 0.3
    pen.beginPath()
    if (mood === 'hurt' || mood === 'laugh') {
      // Eyes screwed up, or narrowed with glee.
      const hurt = mood === 'hurt'
      const wide = side * r * 0.14
      pen.moveTo(x + wide, r * (hurt ? -0.12 : 0.06))
      pen.lineTo(hurt ? x - wide : x, hurt ? 0 : -r * 0.1)
      pen.lineTo(hurt ? x + wide : x - wide, r * (hurt ? 0.12 : 0.06))
      pen.stroke()
      continue
    }
    const wide = mood === 'scared' ? 0.2 : 0.16
    pen.fillStyle = '#fff'
    pen.arc(x, 0, r * wide, 0, Math.PI * 2)
    pen.fill()
    pen.fillStyle = mood === 'aim' ? '#d0103a' : INK
    dab(pen, x - side * r * 0.03, r * 0.03, r * (mood === 'scared' ? 0.07 : 0.09))
    pen.beginPath()
    // Brows: down towards the nose, or up in alarm.
    const [inner, outer] = mood === 'scared' ? [-0.36, -0.24] : [mood === 'aim' ? -0.02 : -0.1, -0.3]
    pen.moveTo(x - side * r * 0.18, r * inner)
    pen.lineTo(x + side * r * 0.22, r * outer)
    pen.stroke()
  }
  if (spits || mood === 'laugh' || r < 8) return
  pen.lineWidth = r * 0.06
  pen.beginPath()
  if (mood === 'scared') pen.arc(0, r * 0.34, r * 0.08, 0, Math.PI * 2)
  else pen.arc(0, r * 0.42, r * 0.14, Math.PI + 0.5, -0.5)
  pen.stroke()
}
