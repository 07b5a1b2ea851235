/** Tints the whole frame, over the scenery. */
import type { Stage } from '../../kit/paint/stage.ts'
import { BEYOND } from './camera.ts'

/** A barely visible veil is not drawn. */
export function drawVeil({ pen, width, height }: Stage, colour: string, alpha: number): void {
  if (alpha < 0.01) return
  pen.globalAlpha = alpha
  pen.fillStyle = colour
  pen.fillRect(-BEYOND, -BEYOND, width + BEYOND * 2, height + BEYOND * 2)
  pen.globalAlpha = 1
}
