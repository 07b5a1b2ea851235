/** Paints the egg: shell, face, cracks, and the hatched chick. */
import { fillPath, pathOf } from '../../kit/paint/brush.ts'
import { glossy } from '../../kit/paint/glossy.ts'
import { stamp, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import { at } from './at.ts'
import { paintChickHead } from './birds.ts'
import { drawLines } from './lines.ts'
import { SHELL, type Palette } from './looks.ts'

export type Mood = 'hopeful' | 'blink' | 'wow' | 'glad' | 'worried' | 'dizzy' | 'hatched'

export interface Pose {
  readonly x: number
  /** Foot of the egg. */
  readonly y: number
  /** Half-width in pixels. */
  readonly size: number
  readonly turn?: number
  /** Positive stretches upwards, negative squashes. */
  readonly stretch?: number
  readonly mood: Mood
  readonly cracked?: boolean
}

/** Distance from centre to foot, in half-widths. */
const FOOT = 1.12

const CRACK = 'M12-126L28-100L8-84L42-50L30-30L62-12'
const PLASTER = 'M8-92L52-52M52-92L8-52'
/** Jagged edge of a shell broken in half. */
const RIM = 'M-100-10L-75 16L-50-6L-25 16L0-6L25 16L50-6L75 16L100-10'

export const eggSprite = (bake: Bake, palette: Palette, size: number, mood: Mood, cracked: boolean): Sprite =>
  bake(`egg${mood}${cracked}${size | 0}${palette.ink}`, size * 4, size * 4.6, (pen) =>
    paintEgg(pen, palette, size, mood, cracked),
  )

export function drawEgg(
  pen: Pen,
  bake: Bake,
  palette: Palette,
  { x, y, size, turn = 0, stretch = 0, mood, cracked = false }: Pose,
): void {
  pen.save()
  pen.translate(x, y)
  // Stretch from the foot, turn about the centre.
  pen.scale(1 - stretch * 0.7, 1 + stretch)
  pen.translate(0, -size * FOOT)
  pen.rotate(turn)
  stamp(pen, eggSprite(bake, palette, size, mood, cracked), 0, 0)
  pen.restore()
}

/** Paints the egg centred on the origin. */
export function paintEgg(pen: Pen, palette: Palette, r: number, mood: Mood, cracked: boolean): void {
  const { shell, marks, hat, ink } = palette
  const hatched = mood === 'hatched'
  if (hatched) {
    at(pen, 0, -r * 0.5, () => paintChickHead(pen, r * 0.72))
    pen.clip(pathOf(`${RIM}V200H-100z`, r))
  }
  const shape = pathOf(SHELL, r)
  glossy(pen, shape, r * 1.15, shell, { shadow: 0.5, shine: 0.9 })
  pen.save()
  pen.clip(shape)
  for (const [path, colour, width] of marks) drawLines(pen, r, path, colour, width)
  pen.restore()
  if (hat) {
    glossy(pen, pathOf(hat.shape, r), r * 1.15, hat.tone, { shadow: 0.2, shine: 0.5 })
    for (const [path, colour, width] of hat.marks) drawLines(pen, r, path, colour, width)
  }
  if (cracked) {
    drawLines(pen, r, CRACK, '#8a5a2c', 0.06)
    drawLines(pen, r, PLASTER, '#c4475f', 0.24)
    drawLines(pen, r, PLASTER, '#ff9fae', 0.19)
  }
  if (hatched) drawLines(pen, r, RIM, '#b98f5c', 0.06)
  else paintFace(pen, r, mood, ink)
}

/** A hatched egg has no mouth: it shows the chick's face. */
const MOUTHS = {
  hopeful: 'M-17 44Q0 66 17 44',
  blink: 'M-17 44Q0 66 17 44',
  wow: 'M-14 56A14 19 0 0 0 14 56A14 19 0 0 0-14 56z',
  glad: 'M-24 41Q0 84 24 41z',
  worried: 'M-20 56Q-10 44 0 54T20 50',
  dizzy: 'M-20 56Q-10 44 0 54T20 50',
}
/** Moods that occur in every round. */
export const MOODS = Object.keys(MOUTHS) as (keyof typeof MOUTHS)[]
/** Closed eyes. */
const SHUT = {
  glad: 'M-49 18Q-34-4-19 18M49 18Q34-4 19 18',
  blink: 'M-49 10Q-34 26-19 10M49 10Q34 26 19 10',
  dizzy: 'M-48 2L-20 28M-20 2L-48 28M48 2L20 28M20 2L48 28',
}

function paintFace(pen: Pen, r: number, mood: Exclude<Mood, 'hatched'>, ink: string): void {
  drawLines(pen, r, 'M-64 42h8M56 42h8', '#ff5d8f6b', 0.24)
  if (mood === 'wow' || mood === 'glad') fillPath(pen, pathOf(MOUTHS[mood], r), ink)
  drawLines(pen, r, MOUTHS[mood], ink, 0.09)
  if (mood === 'glad') drawLines(pen, r, 'M-6 57h12', '#ff6f8d', 0.12)
  if (mood === 'glad' || mood === 'blink' || mood === 'dizzy') {
    drawLines(pen, r, SHUT[mood], ink, 0.1)
    return
  }
  const wide = mood === 'wow' ? 0.36 : 0.29
  drawLines(pen, r, 'M-34 9v10M34 9v10', ink, wide)
  // Eyes look up, unless worried.
  const gleam = mood === 'worried' ? 'M-31 13h0M37 13h0' : 'M-30 5h0M38 5h0'
  drawLines(pen, r, gleam, '#fff', wide / 2)
  if (mood === 'worried') drawLines(pen, r, 'M-50-10L-24-20M50-10L24-20', ink, 0.07)
}
