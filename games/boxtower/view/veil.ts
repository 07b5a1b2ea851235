/** Fills the whole frame, for skies and for veils over the scenery. */
import type { Stage } from '../../kit/paint/stage.ts'
import { BEYOND } from './camera.ts'

export function fillFrame({ pen, width, height }: Stage, fill: string | CanvasGradient): void {
  pen.fillStyle = fill
  pen.fillRect(-BEYOND, -BEYOND, width + BEYOND * 2, height + BEYOND * 2)
}

/** Tints the frame; a barely visible veil is not drawn. */
export function drawVeil(stage: Stage, colour: string, alpha: number): void {
  if (alpha < 0.01) return
  stage.pen.globalAlpha = alpha
  fillFrame(stage, colour)
  stage.pen.globalAlpha = 1
}
