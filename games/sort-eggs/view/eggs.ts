/** Eggs: a shell in its colour, a pattern that tells it without the colour, and faces with moods. */
import { glow } from '../../kit/paint/backdrop.ts'
import { easeOut, overshoot } from '../../kit/paint/easing.ts'
import { face, glossy, star, type Mood } from '../../kit/paint/glossy.ts'
import { BLUE, GREEN, ORANGE, PINK, RED, VIOLET, YELLOW, type Tone } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import { dots, ink, outline } from './brush.ts'
import type { Kind } from '../rules.ts'

const TONES = [RED, BLUE, ORANGE, VIOLET, GREEN, PINK] as const
export const toneOf = (kind: Kind): Tone => TONES[kind] ?? RED

/** An egg 71 high around the origin. */
const SHELL = 'M0-36C20-36 30-8 30 8A30 27 0 0 1-30 8C-30-8-20-36 0-36z'
const TALL = 36
const BROWN_INK = '#3a1f14'

const MARKS: readonly string[] = [
  'M-34-19H34M-34 26H34',
  'M-35-13l10-9 10 9 10-9 10 9 10-9 10 9 10-9M-35 30l10-9 10 9 10-9 10 9 10-9 10 9 10-9',
]
const HEART = 'M0 7C-12-2-7-9-3-8Q0-7 0-4Q0-7 3-8C7-9 12-2 0 7z'
const DIAMOND = 'M0-8L7 0 0 8-7 0z'
/** x and y of each mark: above and below the face. */
const SCATTER = [
  [0, -23],
  [-17, -9],
  [17, -9],
  [-21, 20],
  [21, 20],
  [0, 29],
] as const

function pattern(pen: Pen, kind: Kind, colour: string): void {
  const lines = MARKS[kind]
  pen.strokeStyle = pen.fillStyle = colour
  if (lines) {
    pen.lineWidth = kind ? 6 : 8
    pen.lineJoin = 'round'
    pen.stroke(outline(lines))
    return
  }
  for (const [x, y] of SCATTER) {
    pen.translate(x, y)
    if (kind === 2) dots(pen, colour, [0, 0, 6.4])
    else if (kind === 3) pen.fill(star(9, 5, 0.45))
    else ink(pen, colour, kind === 4 ? DIAMOND : HEART)
    pen.translate(-x, -y)
  }
}

/** An egg of this half height, without its face. */
export const eggSprite = (bake: Bake, kind: Kind, golden: boolean, size: number): Sprite =>
  bake(`egg${kind}${golden}${size}`, size * 3.4, size * 3.4, (pen) => {
    const tone = toneOf(kind)
    const shell = outline(SHELL)
    pen.scale(size / TALL, size / TALL)
    glossy(pen, shell, TALL, golden ? YELLOW : tone, { shadow: 0.7, shine: 0.5 })
    pen.save()
    pen.clip(shell)
    pattern(pen, kind, golden ? tone.deep : '#fffffff0')
    // White marks at the edge still end in a line, on light ground too.
    pen.strokeStyle = golden ? '#a87a00' : tone.deep
    pen.lineWidth = 3
    pen.stroke(shell)
    pen.restore()
    pen.fillStyle = '#ffffff70'
    pen.beginPath()
    pen.ellipse(-10, -20, 7, 11, 0.6, 0, 7)
    pen.fill()
  })

const faceSprite = (bake: Bake, mood: Mood): Sprite =>
  bake(`face${mood}`, TALL * 2, TALL * 2, (pen) => {
    dots(pen, '#ff5d8f70', [-18, 12, 4], [18, 12, 4])
    face(pen, TALL * 0.92, BROWN_INK, mood)
    if (mood !== 'sad') return
    pen.strokeStyle = BROWN_INK
    pen.lineWidth = 2.6
    pen.lineCap = 'round'
    pen.stroke(outline('M-15-6l8-4M15-6l-8-4'))
  })

export interface EggLook {
  readonly kind: Kind
  readonly golden: boolean
  readonly mood: Mood
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn?: number
  /** Above 0 taller and thinner. */
  readonly stretch?: number
  /** −1 to 1: where it looks. */
  readonly gaze?: number
}

/** Sprites are baked at one size and stamped at another, so that growing trees bake nothing. */
const BAKED = 36

export function drawEgg(pen: Pen, bake: Bake, look: EggLook): void {
  const { kind, golden, mood, x, y, size, turn = 0, stretch = 0, gaze = 0 } = look
  const scale = size / BAKED
  const [wide, high] = [scale * (1 - stretch), scale * (1 + stretch)]
  if (golden) stamp(pen, glowSprite(bake), x, y, scale)
  const shell = eggSprite(bake, kind, golden, BAKED)
  const mien = faceSprite(bake, mood)
  stamp(pen, shell, x, y, wide, high, turn)
  stamp(pen, mien, x + gaze * size * 0.12, y + size * 0.08, wide, high, turn)
}

const glowSprite = (bake: Bake): Sprite =>
  bake('glow', 180, 180, (pen) => {
    glow(pen, 0, 0, 90, '255,240,150', 1)
    glow(pen, 0, 0, 60, '255,240,150', 1)
  })

/** What is left of an egg in a wrong basket: a soft landing, two halves of shell, and a yolk that takes it kindly. */
export function drawSplat(pen: Pen, bake: Bake, kind: Kind, x: number, y: number, size: number, age: number) {
  const white = bake('white', 160, 110, (pen) => {
    pen.scale(1.2, 1.2)
    pen.shadowColor = '#1808444d'
    pen.shadowBlur = 8
    pen.shadowOffsetY = 4
    ink(
      pen,
      '#fffdf4',
      'M-44 2C-50-14-26-20-18-16-8-30 16-28 22-17 40-22 52-6 42 6 50 20 26 26 16 18 10 32-6 30-10 19-26 28-46 18-44 2z',
    )
    pen.shadowColor = '#0000'
    pen.save()
    glossy(pen, outline('M-19-2A19 17 0 1 1 19-2 19 17 0 1 1-19-2'), 18, ORANGE, { shadow: 0 })
    pen.translate(0, -4)
    face(pen, 20, BROWN_INK, 'glad')
    pen.restore()
  })
  const half = bake(`half${kind}`, 90, 90, (pen) => {
    const cut = outline('M-40-50H40V2L26 8 18-2 8 8-2-2-12 8-22-2-32 8-40 2z')
    pen.clip(cut)
    const tone = toneOf(kind)
    glossy(pen, outline(SHELL), TALL, tone, { shadow: 0, shine: 0.5 })
    pen.clip(outline(SHELL))
    pattern(pen, kind, '#fffffff0')
  })
  const scale = (size / BAKED) * 1.1
  const fly = easeOut(age * 2.2)
  pen.globalAlpha = Math.min(1, Math.max(0, (1.9 - age) * 2.5))
  const pop = overshoot(age * 5)
  stamp(pen, white, x, y + age * age * size * 0.12, scale * pop, scale * (2 - pop) * 0.85)
  for (const side of [-1, 1])
    stamp(
      pen,
      half,
      x + side * size * (0.5 + fly * 1.1),
      y - size * (0.3 + 2.4 * fly * (1 - fly)) + fly * size * 0.5,
      scale * 0.7,
      scale * 0.7 * side,
      side * fly * 1.4,
    )
  pen.globalAlpha = 1
}
