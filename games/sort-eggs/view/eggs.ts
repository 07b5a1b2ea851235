/** Draws eggs: shell, a pattern recognisable without colour, and a face with moods. */
import { glow } from '../../kit/paint/backdrop.ts'
import { blot, dots, fillPath, pathOf, strokePath } from '../../kit/paint/brush.ts'
import { face, glossy, star, type Mood } from '../../kit/paint/glossy.ts'
import { BLUE, GREEN, ORANGE, PINK, RED, VIOLET, YELLOW, type Tone } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import { PATTERNS, type Day, type Egg, type Pattern, type Thought } from '../rules.ts'
import { endOf, isUnder } from '../rules/tree.ts'
import { dyed, tone, type Wardrobe } from './looks.ts'

/** Extra pattern for rotten eggs: green with dark cracks. */
const ROTTEN = PATTERNS.length
const ROT = tone('#e6ee9c', '#93a045', '#3d4a17')
export const skinOf = ({ kind, form }: Pick<Thought, 'kind' | 'form'>) => (form === 'rotten' ? ROTTEN : kind)

/** A plain egg of this pattern. */
export const plain = (kind: Pattern): Thought => ({ kind, other: kind, form: 'plain' })

const TONES = [RED, BLUE, ORANGE, VIOLET, GREEN, PINK, ROT] as const
export const toneOf = (kind: Pattern): Tone => TONES[kind] ?? RED

/** Outline of an egg 71 high, around the origin. */
export const SHELL = 'M0-36C20-36 30-8 30 8A30 27 0 0 1-30 8C-30-8-20-36 0-36z'
const TALL = 36

/** Patterns of lines: stripes, zigzags, and cracks. */
const LINES: Readonly<Record<Pattern, string>> = {
  0: 'M-34-19H34M-34 26H34',
  1: 'M-35-13l10-9 10 9 10-9 10 9 10-9 10 9 10-9M-35 30l10-9 10 9 10-9 10 9 10-9 10 9 10-9',
  [ROTTEN]: 'M-12-40l5 12-9 6 6 8M22-26l-9 8 6 7M-32 18l10 2 4 9M14 36l2-9 10-3',
}
/** Stink lines of a rotten egg. */
const STINK = 'M-16-42q-6-7 0-13t0-13M0-46q-6-7 0-13t0-13M16-42q-6-7 0-13t0-13'
const HEART = 'M0 7C-12-2-7-9-3-8Q0-7 0-4Q0-7 3-8C7-9 12-2 0 7z'
const DIAMOND = 'M0-8L7 0 0 8-7 0z'
/** Positions of the marks of other patterns around the face: many spots, three stars, four diamonds, two hearts. */
const SCATTER = [
  [
    [0, -23],
    [-17, -9],
    [17, -9],
    [-21, 20],
    [21, 20],
    [0, 29],
  ],
  [
    [0, -18],
    [-17, 22],
    [17, 22],
  ],
  [
    [0, -21],
    [-25, 4],
    [25, 4],
    [0, 31],
  ],
  [
    [0, -17],
    [0, 30],
  ],
] as const

function paintPattern(pen: Pen, kind: Pattern, colour: string, strong: boolean): void {
  const lines = LINES[kind]
  const grown = strong ? 1.35 : 1
  pen.strokeStyle = pen.fillStyle = colour
  if (lines) {
    pen.lineWidth = ([8, 6][kind] ?? 4) * grown ** (kind ? 1 : 3)
    pen.lineJoin = 'round'
    pen.stroke(new Path2D(lines))
    return
  }
  for (const [x, y] of SCATTER[kind - 2] ?? []) {
    pen.translate(x, y)
    if (kind === 2) dots(pen, colour, [0, 0, 6.4 * grown])
    else if (kind === 3) pen.fill(star(13 * grown, 5, 0.45))
    else fillPath(pen, pathOf(kind === 4 ? DIAMOND : HEART, 155 * grown), colour)
    pen.translate(-x, -y)
  }
}

/** An egg without its face; `size` is half its height. */
export const eggSprite = (
  { bake, palette, strong = false }: Wardrobe,
  kind: Pattern,
  golden: boolean,
  size: number,
): Sprite =>
  bake(`egg${kind}${golden}${size}`, size * 3.4, size * (kind === ROTTEN ? 4.2 : 3.4), (pen) => {
    const isRotten = kind === ROTTEN
    const tone = toneOf(kind)
    const { body, mark } = (isRotten ? dyed : palette.shell)(tone)
    const shell = new Path2D(SHELL)
    pen.scale(size / TALL, size / TALL)
    if (isRotten) strokePath(pen, STINK, '#a5c23ac0', 5)
    glossy(pen, shell, TALL, golden ? YELLOW : body, { shadow: 0.7, shine: 0.5 })
    pen.save()
    pen.clip(shell)
    paintPattern(pen, kind, golden || isRotten ? tone.deep : mark, strong)
    // A dark edge separates white marks from a light background.
    pen.strokeStyle = golden ? '#a87a00' : tone.deep
    pen.lineWidth = 3
    pen.stroke(shell)
    pen.restore()
    blot(pen, '#ffffff70', -10, -20, 7, 11, 0.6)
  })

const faceSprite = ({ bake, palette }: Wardrobe, mood: Mood, isLight: boolean): Sprite =>
  bake(`face${mood}${isLight}`, TALL * 2, TALL * 2, (pen) => {
    // Golden and rotten shells are light in every look.
    const { ink } = isLight ? dyed(YELLOW) : palette.shell(YELLOW)
    dots(pen, '#ff5d8f70', [-18, 12, 4], [18, 12, 4])
    face(pen, TALL * 0.92, ink, mood)
    if (mood === 'sad') strokePath(pen, 'M-15-6l8-4M15-6l-8-4', ink, 2.6)
  })

/** Glad when all gates on its path are right, sad when it can no longer come home. */
export function moodOf(day: Day, { kind, place, form }: Egg): Mood {
  if (form === 'twin') return 'glad'
  if (form === 'rotten') return 'sad'
  const home = day.baskets.find((basket) => basket.kind === kind)?.place ?? 0
  if (endOf(day.gates, place) === home) return 'glad'
  return isUnder(home, place) ? (form === 'golden' ? 'wow' : 'calm') : 'sad'
}

interface EggLook extends Thought {
  readonly mood: Mood
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn?: number
  /** Positive is taller and thinner. */
  readonly stretch?: number
  /** Direction of the eyes, −1 to 1. */
  readonly gaze?: number
}

/** Half the height of cached eggs; they are scaled when drawn, so that a growing tree repaints nothing. */
export const BAKED = 36

export function drawEgg(pen: Pen, wardrobe: Wardrobe, look: EggLook): void {
  const { form, mood, x, y, size, turn = 0, stretch = 0, gaze = 0 } = look
  if (form === 'twin') return drawTwin(pen, wardrobe, look)
  const golden = form === 'golden'
  const scale = size / BAKED
  const [wide, high] = [scale * (1 - stretch), scale * (1 + stretch)]
  if (golden) stamp(pen, glowSprite(wardrobe.bake), x, y, scale)
  stamp(pen, eggSprite(wardrobe, skinOf(look), golden, BAKED), x, y, wide, high, turn)
  stamp(
    pen,
    faceSprite(wardrobe, mood, golden || form === 'rotten'),
    x + gaze * size * 0.12,
    y + size * 0.08,
    wide,
    high,
    turn,
  )
}

/** Draws two small eggs tied together by a bow. */
function drawTwin(pen: Pen, wardrobe: Wardrobe, look: EggLook): void {
  const { kind, other, x, y, size } = look
  for (const [i, each] of [kind, other].entries()) {
    const side = i * 2 - 1
    const half = { ...plain(each), size: size * 0.84, turn: side * 0.16 }
    drawEgg(pen, wardrobe, { ...look, ...half, x: x + side * size * 0.6 })
  }
  const bow = wardrobe.bake('bow', 80, 40, (pen) =>
    fillPath(pen, 'M0 2C-24-18-26 20 0 2 26 20 24-18 0 2z', '#e81f56'),
  )
  stamp(pen, bow, x, y + size * 0.42, size / BAKED)
}

const glowSprite = (bake: Bake): Sprite =>
  bake('glow', 180, 180, (pen) => {
    glow(pen, 0, 0, 90, '255,240,150', 1)
    glow(pen, 0, 0, 60, '255,240,150', 1)
  })
