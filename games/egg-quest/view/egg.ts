/** The egg: freckled, with a face and moods; a shell that cracks, and once in a while a chick that looks out. */
import { glossy } from '../../kit/paint/glossy.ts'
import { CREAM } from '../../kit/paint/palette.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import { INK, paintChickHead } from './birds.ts'
import { at, lines, outline, patch } from './brush.ts'

export type Mood = 'hopeful' | 'blink' | 'wow' | 'glad' | 'worried' | 'dizzy' | 'hatched'

export interface Pose {
  readonly x: number
  /** Its foot. */
  readonly y: number
  /** Half its width in pixels. */
  readonly size: number
  readonly turn: number
  /** Above 0 stretched upwards, below 0 squashed. */
  readonly stretch: number
  readonly mood: Mood
  readonly cracked: boolean
}

/** How far its foot lies from its middle, in half widths. */
const FOOT = 1.12

export const eggShape = (r: number) =>
  outline('M0-136C62-136 100-42 100 16C100 74 58 112 0 112S-100 74-100 16C-100-42-62-136 0-136', r)

export function drawEgg(pen: Pen, bake: Bake, { x, y, size, turn, stretch, mood, cracked }: Pose): void {
  const egg = bake(`egg${mood}${cracked}${size | 0}`, size * 4, size * 4.6, (pen) =>
    paintEgg(pen, size, mood, cracked),
  )
  pen.save()
  pen.translate(x, y)
  // It stretches from its foot, and turns about its middle.
  pen.scale(1 - stretch * 0.7, 1 + stretch)
  pen.translate(0, -size * FOOT)
  pen.rotate(turn)
  stamp(pen, egg, 0, 0)
  pen.restore()
}

/** The jagged edge of a shell that has broken in half. */
const RIM = 'M-100-10L-75 16L-50-6L-25 16L0-6L25 16L50-6L75 16L100-10'

function paintEgg(pen: Pen, r: number, mood: Mood, cracked: boolean): void {
  const hatched = mood === 'hatched'
  if (hatched) {
    at(pen, 0, -r * 0.5, () => paintChickHead(pen, r * 0.72))
    pen.clip(outline(`${RIM}V200H-100z`, r))
  }
  glossy(pen, eggShape(r), r * 1.15, CREAM, { shadow: 0.5, shine: 0.9 })
  lines(pen, r, 'M-46-62h0M-74-10h0M22-102h0M-50 80h0M78 8h0M52-50h2M45 84h2', '#e0a96b99', 18)
  if (cracked) {
    lines(pen, r, 'M12-126L28-100L8-84L42-50L30-30L62-12', '#8a5a2c', 6)
    // And a plaster over it.
    lines(pen, r, 'M8-92L52-52M52-92L8-52', '#c4475f', 24)
    lines(pen, r, 'M8-92L52-52M52-92L8-52', '#ff9fae', 19)
  }
  if (hatched) lines(pen, r, RIM, '#b98f5c', 6)
  else paintFace(pen, r, mood)
}

/** Mouths and eyes; an eye that is not open is drawn as a line. */
const MOUTHS = {
  hopeful: 'M-17 44Q0 66 17 44',
  blink: 'M-17 44Q0 66 17 44',
  wow: 'M-14 56A14 19 0 0 0 14 56A14 19 0 0 0-14 56z',
  glad: 'M-24 41Q0 84 24 41z',
  // One that wavers.
  worried: 'M-20 56Q-10 44 0 54T20 50',
  dizzy: 'M-20 56Q-10 44 0 54T20 50',
}
/** Those that a round is sure to show. */
export const MOODS = Object.keys(MOUTHS) as (keyof typeof MOUTHS)[]
const SHUT = {
  glad: 'M-49 18Q-34-4-19 18M49 18Q34-4 19 18',
  blink: 'M-49 10Q-34 26-19 10M49 10Q34 26 19 10',
  dizzy: 'M-48 2L-20 28M-20 2L-48 28M48 2L20 28M20 2L48 28',
}

function paintFace(pen: Pen, r: number, mood: Exclude<Mood, 'hatched'>): void {
  lines(pen, r, 'M-64 42h8M56 42h8', '#ff5d8f6b', 24)
  if (mood === 'wow' || mood === 'glad') patch(pen, r, MOUTHS[mood], INK)
  lines(pen, r, MOUTHS[mood], INK, 9)
  if (mood === 'glad') lines(pen, r, 'M-6 57h12', '#ff6f8d', 12)
  if (mood === 'glad' || mood === 'blink' || mood === 'dizzy') {
    lines(pen, r, SHUT[mood], INK, 10)
    return
  }
  const wide = mood === 'wow' ? 36 : 29
  lines(pen, r, 'M-34 9v10M34 9v10', INK, wide)
  // Hopeful eyes look up at where it is going.
  lines(pen, r, mood === 'worried' ? 'M-31 13h0M37 13h0' : 'M-30 5h0M38 5h0', '#fff', wide / 2)
  if (mood === 'worried') lines(pen, r, 'M-50-10L-24-20M50-10L24-20', INK, 7)
}
