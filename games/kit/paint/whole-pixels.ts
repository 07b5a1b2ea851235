/** Places moving sprites on whole pixels: between pixels a large one takes many times as long to draw. */
import { stamp, type Sprite } from './sprite.ts'
import type { Stage } from './stage.ts'

/** The nearest centre, in CSS pixels, at which something of this size begins on a whole pixel of the canvas. */
export const onPixels = (centre: number, size: number, ratio: number): number =>
  Math.round((centre - size / 2) * ratio) / ratio + size / 2

/** Stamps a sprite unscaled, with its centre near x, y. */
export function stampOnPixels(
  { pen, ratio }: Pick<Stage, 'pen' | 'ratio'>,
  sprite: Sprite,
  x: number,
  y: number,
): void {
  stamp(pen, sprite, onPixels(x, sprite.width, ratio), onPixels(y, sprite.height, ratio))
}
