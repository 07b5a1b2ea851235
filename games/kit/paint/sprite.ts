/** Shapes with gradients and shadows are drawn once, to a sprite, and stamped from then on. */
import type { Stage } from './stage.ts'

export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export interface Sprite {
  readonly image: ImageBitmap
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
}

export type Bake = (
  key: string,
  width: number,
  height: number,
  draw: (pen: Pen) => void,
  ratio?: number,
) => Sprite

/**
 * A cache that forgets when the stage changes size. Draws with the origin in the middle of a
 * `width` × `height` box, so leave room in it for shadows. `ratio` below the stage's suits soft, large things.
 */
export function sprites(stage: Stage): Bake {
  const cache = new Map<string, Sprite>()
  let epoch = stage.epoch

  return (key, width, height, draw, ratio = stage.ratio) => {
    if (epoch !== stage.epoch) {
      cache.clear()
      epoch = stage.epoch
    }
    const known = cache.get(key)
    if (known) return known
    const canvas = new OffscreenCanvas(Math.ceil(width * ratio) || 1, Math.ceil(height * ratio) || 1)
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('This browser has no 2D canvas.')
    pen.scale(ratio, ratio)
    pen.translate(width / 2, height / 2)
    draw(pen)
    // A canvas might be drawn on again, so it costs a quarter more to stamp than a picture.
    const sprite = { image: canvas.transferToImageBitmap(), width, height }
    cache.set(key, sprite)
    return sprite
  }
}

/** Put a sprite's middle at x, y; stretched (below 0: mirrored) and turned (radians) when asked. */
export function stamp(pen: Pen, sprite: Sprite, x: number, y: number, wide = 1, high = wide, turn = 0): void {
  const { image, width, height } = sprite
  if (!turn && wide > 0 && high > 0) {
    pen.drawImage(image, x - (width * wide) / 2, y - (height * high) / 2, width * wide, height * high)
    return
  }
  if (!wide || !high) return
  // There and back again: `save` keeps the whole state of the pen, for which games with hundreds of sprites pay.
  pen.translate(x, y)
  pen.rotate(turn)
  pen.scale(wide, high)
  pen.drawImage(image, -width / 2, -height / 2, width, height)
  pen.scale(1 / wide, 1 / high)
  pen.rotate(-turn)
  pen.translate(-x, -y)
}
