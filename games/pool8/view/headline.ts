/** Shows the referee's call across the table for a moment; the coach's advice is smaller and leaves the cue ball free. */
import { clamp, easeOut, overshoot } from '../../kit/paint/easing.ts'
import type { Bake, Pen } from '../../kit/paint/sprite.ts'
import type { label as paintLabel } from './label.ts'
import type { Caption } from './effect-types.ts'
import type { Layout } from './layout.ts'

/** Longest time of a call, in seconds; advice is read for longer. How far it is from the middle, in cm. */
const BRIEF = 3
const ADVICE = 38
/** Width of a letter and of the box's margin, in letter sizes. */
const LETTER = 0.56
const MARGIN = 1.2
/** Distance between the lines of small text, in letter sizes. */
const LEADING = 1.25

/** Splits a text that is wider than this at the space nearest to its middle. */
function linesOf(text: string, letters: number): readonly string[] {
  if (text.length <= letters) return text ? [text] : []
  const middle = text.length / 2
  const ends = [...text.matchAll(/ /g)].map(({ index }) => index)
  const end = ends.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? text.length
  return [text.slice(0, end), text.slice(end + 1)]
}

export function paintHeadline(
  pen: Pen,
  bake: Bake,
  { centre, scale }: Layout,
  { words: [title, more], age, lasts }: Caption,
  width: number,
  still: boolean,
  label: typeof paintLabel,
  cueY: number,
): void {
  const isAdvice = lasts > BRIEF
  const widest = centre.x - 4
  const usual = Math.min(13 * scale, width * 0.088, 54) * (isAdvice ? 0.7 : 1)
  const size = Math.min(usual, (2 * widest) / (title.length * LETTER + 1))
  const small = Math.max(14, size * 0.46)
  const lines = linesOf(more, (2 * widest) / small / LETTER - 2 * MARGIN)
  const longest = Math.max(...lines.map(({ length }) => length), 0)
  const half = Math.min(
    widest,
    Math.max(
      size * 6,
      ((title.length * LETTER) / 2 + MARGIN) * size,
      ((longest * LETTER) / 2) * small + MARGIN * small,
    ),
  )
  const aside = isAdvice ? ADVICE * scale * (cueY > centre.y ? -1 : 1) : 0
  const y = centre.y + aside - size * 0.9
  pen.globalAlpha = clamp((lasts - age) * 3) * easeOut(age * 6)
  pen.fillStyle = '#0b042899'
  pen.beginPath()
  const below = lines.length * small * LEADING
  pen.roundRect(centre.x - half, y - size, half * 2, size * 2 + below, size * 0.7)
  pen.fill()
  label(pen, bake, title, centre.x, y, size, { fill: '#fff6c8' }, still ? 1 : overshoot(age * 4))
  for (const [i, line] of lines.entries())
    label(pen, bake, line, centre.x, y + size * 0.65 + small * (i * LEADING + 0.85), small)
  pen.globalAlpha = 1
}
