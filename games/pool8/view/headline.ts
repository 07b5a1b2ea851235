/** Shows the referee's call across the table for a moment; the coach's advice is smaller and leaves the cue ball free. */
import { clamp, easeOut, overshoot } from '../../kit/paint/easing.ts'
import type { Bake, Pen } from '../../kit/paint/sprite.ts'
import type { label as paintLabel } from './label.ts'
import type { Caption } from './effect-types.ts'
import type { Layout } from './layout.ts'

/** Longest time of a call, in seconds; advice is read for longer. How far it is from the middle, in cm. */
const BRIEF = 3
const ADVICE = 38

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
  const size = Math.min(13 * scale, width * 0.088, 54, (width * 1.7) / title.length) * (isAdvice ? 0.7 : 1)
  const small = Math.max(14, size * 0.46)
  const half = Math.min(centre.x - 4, Math.max(size * 6, small * more.length * 0.29))
  const aside = isAdvice ? ADVICE * scale * (cueY > centre.y ? -1 : 1) : 0
  const y = centre.y + aside - size * 0.9
  pen.globalAlpha = clamp((lasts - age) * 3) * easeOut(age * 6)
  pen.fillStyle = '#0b042899'
  pen.beginPath()
  pen.roundRect(centre.x - half, y - size, half * 2, size * (more ? 2.7 : 2), size * 0.7)
  pen.fill()
  label(pen, bake, title, centre.x, y, size, { fill: '#fff6c8' }, still ? 1 : overshoot(age * 4))
  label(pen, bake, more, centre.x, y + size * 1.05, small)
  pen.globalAlpha = 1
}
