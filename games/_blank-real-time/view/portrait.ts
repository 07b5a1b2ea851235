/** Draws the preview of a look: a petal of each lane. */
import { at } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { drawPetal } from './petal.ts'
import { paletteOf } from './looks.ts'

export function drawPortrait(pen: Pen, size: number, look: string): void {
  for (const lane of [0, 2, 1])
    at(pen, (lane - 1) * size * 0.28, lane === 1 ? -size * 0.12 : size * 0.14, () =>
      drawPetal(pen, lane, size * 0.2, paletteOf(look)),
    )
}
