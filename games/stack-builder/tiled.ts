import { stamp, type Pen, type Sprite } from '../kit/sprite.ts'

/** However far the eye steps back, scenery shrinks no further than this: it is baked once, and tiled to fill the frame. */
export const shrunk = (zoom: number) => Math.max(zoom, 0.35)

/** A sprite beside itself across the frame, its top edge in this row. */
export function tiled(pen: Pen, sprite: Sprite, y: number, scale: number, width: number): void {
  const wide = sprite.width * scale
  for (let x = 0; x < width; x += wide)
    stamp(pen, sprite, x + wide / 2, y + (sprite.height * scale) / 2, scale)
}
