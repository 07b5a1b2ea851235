import { stamp, type Pen, type Sprite } from '../../kit/paint/sprite.ts'

/** However far the eye steps back, scenery shrinks no further than this: it is baked once, and tiled to fill the frame. */
export const shrunk = (zoom: number) => Math.max(zoom, 0.35)

/** A sprite beside itself across the frame, its top edge in this row, the left edge of one in this column. */
export function tiled(pen: Pen, sprite: Sprite, y: number, scale: number, width: number, from = 0): void {
  const wide = sprite.width * scale
  for (let x = (from % wide) - (from > 0 ? wide : 0); x < width; x += wide)
    stamp(pen, sprite, x + wide / 2, y + (sprite.height * scale) / 2, scale)
}
