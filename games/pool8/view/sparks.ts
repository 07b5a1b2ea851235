/** Draws particles that fly out from a point and fade. */
import { blot } from '../../kit/paint/brush.ts'
import { clamp, easeOut } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Point } from '../../kit/view.ts'
import { RADIUS } from '../rules/table.ts'
import { SPARKS } from './effects.ts'

export function paintSparks(
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
