/** Scenery in layers: each passes at its own pace as the tower grows, and is tiled to fill the frame. */
import { stamp, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { Eye } from './camera.ts'

export interface Layer {
  /** The storey at which it is level with the eye. */
  readonly at: number
  /** How fast it passes, as a part of the tower's speed. */
  readonly pace: number
}

/** The pixel row in which a layer is. */
export const layerY = ({ focus, storey, rise }: Eye, { at, pace }: Layer) =>
  focus + (storey - at) * pace * rise

/** However far the eye steps back, scenery shrinks no further than this: it is baked once for all distances. */
export const shrunk = (zoom: number) => Math.max(zoom, 0.35)

/** A sprite beside itself across the frame, its top edge in row `y`, the left edge of one copy in column `from`. */
export function tiled(pen: Pen, sprite: Sprite, y: number, scale: number, width: number, from = 0): void {
  const wide = sprite.width * scale
  for (let x = (from % wide) - (from > 0 ? wide : 0); x < width; x += wide)
    stamp(pen, sprite, x + wide / 2, y + (sprite.height * scale) / 2, scale)
}
