/** Keeps everything that neither scrolls nor changes often as one opaque bitmap of the frame's size. */
import { drawComplete, penOn, type Pen } from './sprite.ts'
import type { Stage } from './stage.ts'

/**
 * Draws the layer. It is composed again only when the key or the stage changes, so the key must name everything that
 * changes the picture: quantise light and slow motion to a few dozen steps. `draw` must cover the whole frame, in CSS
 * pixels.
 */
export type DrawLayer = (key: string, draw: (pen: Pen) => void) => void

/** Rounds a value between 0 and 1, such as the light of the day, to be part of a key. */
export const quantised = (value: number, steps = 64) => Math.round(value * steps) / steps

type LayerStage = Pick<Stage, 'pen' | 'width' | 'height' | 'ratio' | 'spriteVersion' | 'paintBudget'>

interface Composed {
  readonly key: string
  readonly ratio: number
  readonly image: ImageBitmap
}

/** Longer than a sprite takes to fade in. */
export const SETTLE_MS = 400
/** A larger frame is composed at ratio 1, to limit memory. 16 MB. */
const MAX_PIXELS = 4e6

export function createLayer(stage: LayerStage): DrawLayer {
  let composed: Composed | undefined
  let version: number | undefined
  /** Sprites may be missing or fade in until then. */
  let settled = 0

  function compose(key: string, draw: (pen: Pen) => void): Composed {
    const { width, height } = stage
    const ratio = width * height * stage.ratio ** 2 > MAX_PIXELS ? 1 : stage.ratio
    const canvas = new OffscreenCanvas(Math.round(width * ratio), Math.round(height * ratio))
    // The first context of a canvas decides that it is opaque.
    canvas.getContext('2d', { alpha: false })
    const pen = penOn(canvas)
    pen.scale(ratio, ratio)
    drawComplete(() => draw(pen))
    composed?.image.close()
    return (composed = { key, ratio, image: canvas.transferToImageBitmap() })
  }

  return (key, draw) => {
    const { pen, spriteVersion, paintBudget } = stage
    // A new version has to repaint its sprites first, within the budget of each frame.
    const isNew = version !== spriteVersion
    if (isNew) {
      version = spriteVersion
      composed?.image.close()
      composed = undefined
    }
    if (paintBudget.isIncomplete) settled = performance.now() + SETTLE_MS
    if (isNew || performance.now() < settled) return draw(pen)
    const { image, ratio } = composed?.key === key ? composed : compose(key, draw)
    // A shaken pen may be between pixels, where drawing takes ten times as long.
    const { a, e, f } = pen.getTransform()
    const [x, y] = [(Math.round(e) - e) / a, (Math.round(f) - f) / a]
    pen.drawImage(image, x, y, image.width / ratio, image.height / ratio)
  }
}
