/** Draws the pieces, each with its own outline, and the marks of their powers. */
import { block, fillPath, round, strokePath } from '../../kit/paint/brush.ts'
import { disc, face, glossy, star, type Mood } from '../../kit/paint/glossy.ts'
import {
  BLUE,
  BROWN,
  CREAM,
  GREEN,
  LIME,
  ORANGE,
  PINK,
  RED,
  VIOLET,
  YELLOW,
  type Tone,
} from '../../kit/paint/palette.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import {
  BOMB,
  BURST,
  CANDLE,
  CHOCOLATE,
  COLUMN,
  GIFT,
  isTied,
  kindOf,
  powerOf,
  RIBBON,
  SQUIRREL,
  STAR,
} from '../rules/pieces.ts'
import { edged } from './edged.ts'

export const TONES: readonly Tone[] = [
  RED,
  YELLOW,
  VIOLET,
  LIME,
  ORANGE,
  BLUE,
  YELLOW,
  CREAM,
  PINK,
  CREAM,
  { light: '#c98a5c', true: '#7d4422', deep: '#3a1a08' },
  { light: '#ffc08a', true: '#d9652b', deep: '#7a2a0a' },
]

const BERRIES = [
  [-56, -38],
  [56, -38],
  [0, -46],
  [-32, 12],
  [32, 12],
  [0, 60],
] as const
const GRAPES = 2
/** Right halves of the outlines, in hundredths of a piece's size. */
const HALVES = [
  'M0-66C30-100 102-95 98-5C94 60 50 105 0 88',
  'M0-78C45-80 78-50 86-20C95-12 112-10 112 4C112 16 95 16 88 26C75 62 45 82 0 80',
  '',
  'M0-100C32-100 46-78 46-50C48-16 92 2 92 46C92 86 50 100 0 100',
  'M0-56H96C112-56 110-30 104-16C86 50 44 80 0 80',
  'M0-93C52-93 95-50 95 2C95 55 52 97 0 97',
  '',
  '',
  'M0-50H86V82Q86 96 72 96H0',
  'M0-46H34Q44-46 44-34V88Q44 98 34 98H0',
  'M0-92H70Q92-92 92-70V70Q92 92 70 92H0',
  'M0-52C20-54 32-58 40-64C44-84 54-98 66-104C82-84 84-60 76-38C98 8 76 86 0 86',
] as const

const TAIL =
  'M-30 88C-110 100-150 44-130-8C-118-40-146-76-116-100C-82-124-44-96-48-62C-50-40-70-34-66-8C-62 18-30 30-30 60z'

/** Details of some kinds: a path, its fill and its outline colour. */
type Trim = readonly [path: string, fill: string, edge: string]
const TRIMS: Readonly<Record<number, readonly Trim[]>> = {
  [GIFT]: [
    ['M-18-50H18V94H-18z', YELLOW.true, YELLOW.deep],
    ['M-96-64H96V-28H-96z', PINK.light, PINK.deep],
    ['M0-66Q-66-126-70-84Q-62-52 0-66Q62-52 70-84Q66-126 0-66z', YELLOW.true, YELLOW.deep],
  ],
  [CANDLE]: [
    ['M-44-30Q-44-50-28-50H28Q44-50 44-30Q40 8 24-10Q10 22-6-8Q-26 22-44-30z', '#fff', '#e8c48e'],
    ['M0-128Q42-84 22-60Q0-42-22-60Q-42-84 0-128z', ORANGE.true, RED.true],
    ['M0-98Q18-76 8-62Q0-56-8-62Q-18-76 0-98z', YELLOW.light, YELLOW.light],
  ],
  // Chocolate is half unwrapped.
  [CHOCOLATE]: [
    ['M-86-44H86M-30-86V-46M30-86V-46', '#0000', '#3a1a08'],
    ['M-92 40L-60 54L-30 40L0 54L30 40L60 54L92 40V72Q92 92 72 92H-72Q-92 92-92 72z', RED.true, RED.deep],
  ],
  [SQUIRREL]: [['M0 20C44 20 56 84 0 84C-56 84-44 20 0 20z', '#ffe0c0', '#ffe0c0']],
  // Around the fruit's middle, tied in a bow.
  [RIBBON]: [
    ['M-106 44Q0 84 106 44L98 68Q0 108-98 68z', PINK.true, PINK.deep],
    ['M-10 76L-36 128L-14 122L0 80L14 122L36 128L10 76z', PINK.true, PINK.deep],
    ['M0 72Q-58 26-64 66Q-58 112 0 72Q58 112 64 66Q58 26 0 72z', PINK.light, PINK.deep],
  ],
}

function outline(kind: number): Path2D {
  if (kind === STAR) return star(112, 5, 0.6)
  const half = new Path2D(HALVES[kind] || BERRIES.map(([x, y]) => round(x, y, 42)).join(''))
  const path = new Path2D(half)
  path.addPath(half, { a: -1 })
  return path
}

const STEM = 'M0 4Q2-16 12-30'
const LEAF = 'M0 0Q20-42 62-10Q30 20 0 0z'
/** The height of the leaf on each kind that has one, and of the face on every kind. */
const LEAVES = [-76, -74, -74, -100] as const
const FACES = [6, 0, -12, 34, -8, 16, 10, 6, 30, 40, -14, 0] as const
const FACE = 84
/** The height of each kind's hat, and the colours of hats, which differ from their fruit. */
const HATS_AT = [-62, -58, -62, -72, -46, -66] as const
const HATS = [GREEN, RED, ORANGE, BLUE, VIOLET, RED] as const

/** Draws something at an offset, rotated. */
export function aside(pen: Pen, x: number, y: number, turn: number, draw: () => void): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  draw()
  pen.restore()
}

const trim = (pen: Pen, kind: number) => {
  for (const [path, fill, edge] of TRIMS[kind] ?? []) edged(pen, path, fill, edge, 10)
}

function drawFruit(pen: Pen, kind: number): void {
  const tone = TONES[kind] ?? RED
  if (kind === SQUIRREL) edged(pen, TAIL, '#e8854a', tone.deep, 10)
  if (kind === GRAPES)
    for (const [x, y] of BERRIES) {
      aside(pen, x, y, 0, () => glossy(pen, disc(42), 42, tone, { shadow: 0.7 }))
    }
  else glossy(pen, outline(kind), 100, tone)
  if (kind % 3 === 0 && kind < STAR)
    aside(pen, 0, kind ? -92 : -66, 0, () => strokePath(pen, STEM, BROWN.deep, 14))
  const leaf = LEAVES[kind]
  if (leaf) aside(pen, 4, leaf, -0.3, () => edged(pen, LEAF, GREEN.true, GREEN.deep))
  // The orange shows segments of pale flesh, the berry its crown.
  if (kind === 4) {
    pen.save()
    pen.scale(0.82, 0.78)
    fillPath(pen, outline(4), '#fff2a0c0')
    pen.restore()
    strokePath(pen, 'M-66 14L0-40L66 14M-30 52L0-40L30 52', '#ff961ecc', 8)
  }
  trim(pen, kind)
  if (kind === 5) edged(pen, 'M-42-64L-22-70L0-92L22-70L42-64L22-54L0-40L-22-54z', BLUE.deep, BLUE.deep)
}

/** Draws sugar stripes along the row or column to be cleared, with arrowheads at both ends. */
function drawStripes(pen: Pen, kind: number, power: number): void {
  const turn = power === COLUMN ? Math.PI / 2 : 0
  pen.save()
  pen.clip(outline(kind))
  pen.rotate(turn)
  fillPath(pen, block(-130, -86, 260, 30) + block(-130, -8, 260, 30) + block(-130, 62, 260, 30), '#ffffffd0')
  pen.restore()
  aside(pen, 0, 0, turn, () => edged(pen, 'M132 0L96-34V34zM-132 0L-96-34V34z', '#fff', RED.deep, 16))
}

/** Draws the colour bomb: a glass bauble with all the colours in it. */
function drawBauble(pen: Pen): void {
  glossy(pen, disc(100), 100, CREAM)
  const fill = pen.createConicGradient(0.4, 0, 0)
  for (let i = 0; i <= 6; i++) fill.addColorStop(i / 6, TONES[i % 6]?.true ?? '')
  pen.globalAlpha = 0.85
  fillPath(pen, disc(97), fill)
  pen.globalAlpha = 1
  strokePath(pen, 'M-88-42Q0-14 88-42M-84 50Q0 82 84 50', '#ffffffd0', 10)
  fillPath(pen, round(0, -58, 55, 26), '#ffffffd0')
  edged(pen, block(-24, -116, 48, 26), YELLOW.true, YELLOW.deep, 10)
}

/** Draws a knitted hat, tilted, and small enough to keep each outline recognisable. */
function drawHat(pen: Pen, kind: number): void {
  const tone = HATS[kind % HATS.length] ?? RED
  aside(pen, -34, HATS_AT[kind] ?? 0, -0.42, () => {
    edged(pen, 'M-40 0Q-34-58 0-60Q34-58 40 0z', tone.true, tone.deep, 8)
    strokePath(pen, 'M-32-24Q0-34 32-24', '#fff', 10)
    edged(pen, round(0, -62, 16) + block(-42, -8, 84, 14), '#fff', tone.deep, 5)
  })
}

/** Draws a piece in hundredths of its size, around the origin. */
export function drawPiece(pen: Pen, piece: number, mood: Mood, hat = false, strong = false): void {
  const [kind, power] = [kindOf(piece), powerOf(piece)]
  if (kind === RIBBON) {
    pen.scale(1.25, 1.25)
    return aside(pen, 0, -80, 0, () => trim(pen, RIBBON))
  }
  if (kind === SQUIRREL && power) pen.scale(-1, 1)
  // Gold behind a fruit that will burst.
  if (power === BURST) glossy(pen, star(126, 12, 0.82), 120, YELLOW, { shadow: 0.4, shine: 0.4 })
  if (power && kind < STAR) pen.scale(0.9, 0.9)
  if (strong) {
    strokePath(pen, outline(kind), '#1a0820', 44)
    strokePath(pen, outline(kind), '#fff', 26)
  }
  if (kind === BOMB) drawBauble(pen)
  else drawFruit(pen, kind)
  if (power && power < BURST && kind < STAR) drawStripes(pen, kind, power)
  if (isTied(piece)) aside(pen, 0, (FACES[kind] ?? 0) * 0.7, 0, () => trim(pen, RIBBON))
  if (hat && !strong && kind < STAR) drawHat(pen, kind)
  pen.translate(0, FACES[kind] ?? 0)
  face(pen, FACE, '#3a1020', mood)
  fillPath(pen, round(-40, 28, 12, 8) + round(40, 28, 12, 8), '#ff508266')
}

/** Draws a piece centred on a point; `unit` is half its height. */
export function hangPiece(pen: Pen, piece: number, x: number, y: number, unit: number, hat = false): void {
  aside(pen, x, y, 0, () => {
    pen.scale(unit / 100, unit / 100)
    drawPiece(pen, piece, 'glad', hat)
  })
}
