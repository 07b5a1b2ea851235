/** Draws what flies from the cue's tip, from the rack, from cushions and from pockets, in cm of the table. */
import { blot, ring } from '../../kit/paint/brush.ts'
import { clamp, easeOut } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { type Point, POCKETS, RADIUS } from '../rules/table.ts'
import { type Effects, SPARKS } from './effect-types.ts'

const CHALK = ['#bfe0ff', '#7fb8ff']
const GOLD = '#ffe27a'
/** How long a ring around a ball at a cushion is seen, in seconds. */
const RING = 0.3

/** Particles that fly out from a point and fade. */
function paintSparks(
  pen: Pen,
  { x, y, age }: Point & { readonly age: number },
  reach: number,
  colours: readonly string[],
  still: boolean,
): void {
  const t = clamp(age / SPARKS)
  const far = RADIUS + reach * (still ? 1 : easeOut(t))
  pen.globalAlpha = 1 - t
  for (let i = 0; i < 12; i++)
    blot(
      pen,
      colours[i % 2] ?? '#fff',
      x + Math.cos(i * 2.6) * far,
      y + Math.sin(i * 2.6) * far * (0.6 + (i % 3) * 0.2),
      1.4 - t,
    )
}

/** `colourOf` is handed in, so that this script does not repeat the drawing of balls. */
export function paintBursts(
  pen: Pen,
  { bumps, falling, spray, struck }: Effects,
  colourOf: (id: number) => string,
  still: boolean,
): void {
  for (const { x, y, age } of bumps) {
    pen.globalAlpha = 0.5 * (1 - clamp(age / RING))
    ring(pen, '#fff', x, y, RADIUS * (1.1 + (still ? 0 : age * 3)), 0.6)
  }
  for (const { id, pocket, age, ...from } of falling)
    paintSparks(pen, { ...(POCKETS[pocket] ?? from), age }, 14, [colourOf(id), GOLD], still)
  if (spray && spray.age < SPARKS)
    for (const reach of [20, 40]) paintSparks(pen, spray, reach, ['#fff', GOLD], still)
  if (struck && struck.age < SPARKS) paintSparks(pen, struck, 4, CHALK, still)
  pen.globalAlpha = 1
}
