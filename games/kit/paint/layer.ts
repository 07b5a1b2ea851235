/** Keeps everything that neither scrolls nor changes often as one opaque bitmap of the frame's size. */
import { drawComplete, FADE_MS, penOn, type Pen } from './sprite.ts'
import type { Stage } from './stage.ts'

/**
 * Draws the layer. It is composed again only when the key or the stage changes, so the key must name everything that
 * changes the picture: quantise light and slow motion to a few dozen steps. `draw` must cover the whole frame, in CSS
 * pixels.
 */
export type DrawLayer = (key: string, draw: (pen: Pen) => void) => void

type LayerStage = Pick<Stage, 'pen' | 'width' | 'height' | 'ratio' | 'spriteVersion' | 'paintBudget'>

export function createLayer(stage: LayerStage): DrawLayer {
  let composed: { readonly key: string; readonly image: ImageBitmap } | undefined
  let version: number | undefined
  /** Sprites may be missing or fade in until then. */
  let settled = 0

  function compose(key: string, draw: (pen: Pen) => void): ImageBitmap {
    const { width, height, ratio } = stage
    const canvas = new OffscreenCanvas(Math.round(width * ratio), Math.round(height * ratio))
    const pen = penOn(canvas, false)
    pen.scale(ratio, ratio)
    drawComplete(() => draw(pen))
    composed?.image.close()
    composed = { key, image: canvas.transferToImageBitmap() }
    return composed.image
  }

  return (key, draw) => {
    const { pen, ratio, spriteVersion, paintBudget } = stage
    // A new version has to repaint its sprites first, within the budget of each frame.
    const isNew = version !== spriteVersion
    if (isNew) {
      version = spriteVersion
      composed?.image.close()
      composed = undefined
    }
    if (paintBudget.isIncomplete) settled = performance.now() + FADE_MS
    if (isNew || performance.now() < settled) return draw(pen)
    const image = composed?.key === key ? composed.image : compose(key, draw)
    pen.drawImage(image, 0, 0, image.width / ratio, image.height / ratio)
  }
}
