/** Paints viruses: kinds differ in the shape of the coat as well as in colour, moods in the face. */
import { dab, line, pathOf, strokePath } from '../../kit/paint/brush.ts'
import { disc, glossy } from '../../kit/paint/glossy.ts'
import { SLATE, type Tone } from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { VirusKind } from '../rules/state.ts'

const INK = '#1f0d2e'
/** A coat that is plain on any ground. */
const STRONG_COAT: Tone = { light: '#fff', true: '#fff', deep: INK }

/** Seam between the two halves of a shell. */
const SEAM = 'M-97-20L-65-40L-32-16L0-40L32-16L65-40L97-20'

export const VIRUS_MOODS = ['grim', 'hurt', 'scared', 'laugh', 'aim', 'shut'] as const
export type VirusMood = (typeof VIRUS_MOODS)[number]

/** `r` is the radius of the body; the coat extends it by about half. */
export function paintVirus(
  pen: Pen,
  r: number,
  kind: VirusKind,
  tone: Tone,
  mood: VirusMood | undefined,
  strong = false,
): void {
  pen.lineCap = pen.lineJoin = 'round'
  COATS[kind](pen, r, strong ? STRONG_COAT : tone)
  const isShut = mood === 'shut'
  glossy(pen, disc(r), r, isShut ? SLATE : tone, { shadow: 0.6 })
  pen.strokeStyle = tone.deep
  pen.lineWidth = Math.max(1, r * 0.06)
  pen.stroke(disc(r))
  if (isShut) return strokePath(pen, pathOf(SEAM, r), tone.deep, r * 0.1)
  pen.translate(0, -r * 0.3)
  paintEyes(pen, r, mood)
  // A spitter has no mouth, a laugh is all in the eyes, and in a tiny face a mouth would be a smudge.
  if (kind !== 'spitter' && mood !== 'laugh' && r >= 8) paintMouth(pen, r, mood)
}

type Coat = (pen: Pen, r: number, tone: Tone) => void

/** Repeats a shape evenly around the body; `draw` paints it on the right. */
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
  line(pen, r * 0.8, 0, r * reach, 0)
}

function spike(pen: Pen, r: number, reach: number, half: number): void {
  pen.beginPath()
  pen.moveTo(r * 0.85, -r * half)
  pen.lineTo(r * reach, 0)
  pen.lineTo(r * 0.85, r * half)
  pen.fill()
  pen.stroke()
}

const COATS: Readonly<Record<VirusKind, Coat>> = {
  // Stalks with round knobs.
  drifter: (pen, r, tone) =>
    around(pen, 11, () => {
      stalk(pen, r, 1.2, 0.16, tone.deep)
      pen.fillStyle = tone.true
      pen.lineWidth = r * 0.05
      pen.beginPath()
      pen.arc(r * 1.27, 0, r * 0.13, 0, Math.PI * 2)
      pen.fill()
      pen.stroke()
    }),
  // A star of thorns.
  weaver(pen, r, tone) {
    pen.fillStyle = tone.true
    pen.strokeStyle = tone.deep
    pen.lineWidth = r * 0.07
    around(pen, 12, (i) => spike(pen, r, i % 2 ? 1.22 : 1.42, 0.24))
  },
  // Two horns and a few bristles.
  diver(pen, r, tone) {
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
      pen.lineWidth = r * 0.06
      pen.beginPath()
      pen.rect(r * 1.12, -r * 0.24, r * 0.24, r * 0.48)
      pen.fill()
      pen.stroke()
    }),
  // A burning fuse, and rivets.
  bomb(pen, r, tone) {
    around(pen, 6, () => stalk(pen, r, 1.16, 0.3, tone.deep), 0)
    strokePath(pen, pathOf('M0-90C0-130 40-150 62-128', r), '#fff2d0', r * 0.14)
    pen.fillStyle = '#ffd21f'
    pen.strokeStyle = '#fff'
    pen.lineWidth = r * 0.06
    const spark = pathOf('M66-170L76-142L104-132L78-118L70-90L56-116L28-124L54-140z', r)
    pen.fill(spark)
    pen.stroke(spark)
  },
  // Plates all round.
  shell: (pen, r, tone) =>
    around(pen, 9, (i) => {
      pen.fillStyle = i % 2 ? SLATE.light : SLATE.true
      pen.strokeStyle = tone.deep
      pen.lineWidth = r * 0.07
      dab(pen, r * 0.92, 0, r * 0.34, r * 0.4)
      pen.stroke()
    }),
  // Thorns and knobs together.
  boss(pen, r, tone) {
    pen.fillStyle = tone.deep
    pen.strokeStyle = INK
    pen.lineWidth = r * 0.04
    around(pen, 22, () => spike(pen, r, 1.28, 0.12), 0.2 + Math.PI / 22)
    COATS.drifter(pen, r, tone)
  },
}

function paintEyes(pen: Pen, r: number, mood: VirusMood | undefined): void {
  pen.strokeStyle = INK
  pen.lineWidth = r * 0.1
  for (const side of [-1, 1]) {
    const x = side * r * 0.3
    if (mood === 'hurt' || mood === 'laugh') {
      // Eyes screwed up, or narrowed with glee.
      const hurt = mood === 'hurt'
      const wide = side * r * 0.14
      pen.beginPath()
      pen.moveTo(x + wide, r * (hurt ? -0.12 : 0.06))
      pen.lineTo(hurt ? x - wide : x, hurt ? 0 : -r * 0.1)
      pen.lineTo(hurt ? x + wide : x - wide, r * (hurt ? 0.12 : 0.06))
      pen.stroke()
      continue
    }
    const scared = mood === 'scared'
    const aims = mood === 'aim'
    pen.fillStyle = '#fff'
    dab(pen, x, 0, r * (scared ? 0.2 : 0.16))
    pen.fillStyle = aims ? '#d0103a' : INK
    dab(pen, x - side * r * 0.03, r * 0.03, r * (scared ? 0.07 : 0.09))
    // Brows: down towards the nose, or up in alarm.
    const [inner, outer] = scared ? [-0.36, -0.24] : [aims ? -0.02 : -0.1, -0.3]
    line(pen, x - side * r * 0.18, r * inner, x + side * r * 0.22, r * outer)
  }
}

function paintMouth(pen: Pen, r: number, mood: VirusMood | undefined): void {
  pen.lineWidth = r * 0.06
  pen.beginPath()
  if (mood === 'scared') pen.arc(0, r * 0.34, r * 0.08, 0, Math.PI * 2)
  else pen.arc(0, r * 0.42, r * 0.14, Math.PI + 0.5, -0.5)
  pen.stroke()
}
