/** The referee's words, across the table for a moment. */
import { clamp, easeOut, overshoot } from '../../kit/paint/easing.ts'
import type { Bake, Pen } from '../../kit/paint/sprite.ts'
import { label } from './label.ts'
import type { Layout } from './layout.ts'

/** Seconds that a headline is shown. */
export const HEADLINE = 2.3

export function paintHeadline(
  pen: Pen,
  bake: Bake,
  { centre, scale }: Layout,
  [title, more]: readonly [string, string],
  age: number,
  width: number,
  still: boolean,
): void {
  const size = Math.min(13 * scale, width * 0.088, 54)
  const half = Math.min(width / 2 - 8, size * 6)
  const y = centre.y - size * 0.9
  pen.globalAlpha = clamp((HEADLINE - age) * 3) * easeOut(age * 6)
  pen.fillStyle = '#0b042899'
  pen.beginPath()
  pen.roundRect(centre.x - half, y - size, half * 2, size * (more ? 2.7 : 2), size * 0.7)
  pen.fill()
  label(pen, bake, title, centre.x, y, size, { fill: '#fff6c8' }, still ? 1 : overshoot(age * 4))
  label(pen, bake, more, centre.x, y + size * 1.05, Math.max(14, size * 0.46))
  pen.globalAlpha = 1
}
