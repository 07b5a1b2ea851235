/** Parallax layers, tiled to fill the frame. */
import { stamp, stampOnPixels, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import type { TowerView } from './camera.ts'

export interface SceneryLayer {
  /** Storey at which it is level with the camera. */
  readonly at: number
  /** Speed relative to the tower. */
  readonly pace: number
}

/** Pixel row of a layer. */
export const layerY = ({ focus, storey, rise }: TowerView, { at, pace }: SceneryLayer) =>
  focus + (storey - at) * pace * rise

/** Scale of scenery at a zoom. Limited, because each sprite is baked once for all distances. */
export const sceneryScale = (zoom: number) => Math.max(zoom, 0.35)

/** Draws scenery on whole pixels in play, and scaled when zoomed out. */
export function stampScenery(pen: Pen, sprite: Sprite, x: number, y: number, scale: number): void {
  if (scale === 1) stampOnPixels(pen, sprite, x, y)
  else stamp(pen, sprite, x, y, scale)
}

/** Tiles a sprite across the frame: top edge in row `y`, left edge of one copy in column `from`. */
export function drawTiled(pen: Pen, sprite: Sprite, y: number, scale: number, width: number, from = 0): void {
  const wide = sprite.width * scale
  for (let x = (from % wide) - (from > 0 ? wide : 0); x < width; x += wide)
    stampScenery(pen, sprite, x + wide / 2, y + (sprite.height * scale) / 2, scale)
}
