/** Draws the preview of a look: two flowers. */
import { at } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { drawFlower } from './flower.ts'
import { paletteOf } from './looks.ts'

export function drawPortrait(pen: Pen, size: number, look: string): void {
  const palette = paletteOf(look)
  at(pen, size * 0.17, -size * 0.14, () => drawFlower(pen, 1, size * 0.22, palette))
  at(pen, -size * 0.16, size * 0.14, () => drawFlower(pen, 0, size * 0.26, palette))
}
