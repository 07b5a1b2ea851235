/** Draws the soft shadow of a large shape at a low resolution: a full-size blur takes as long as all other painting. */
import type { Area } from './backdrop.ts'
import { penOn, type Pen } from './sprite.ts'

const RESOLUTION = 1 / 4

/** In the pen's units; `fall` is the offset down the screen. */
export interface Shadow {
  readonly colour: string
  readonly blur: number
  readonly fall: number
}

/** Draws the shadow of whatever `fill` paints inside `area`. Paint the shape itself afterwards. */
export function castShadow(
  pen: Pen,
  area: Area,
  { colour, blur, fall }: Shadow,
  fill: (pen: Pen) => void,
): void {
  const { a, b, d } = pen.getTransform()
  const scale = Math.hypot(a, b)
  const fine = scale * RESOLUTION
  const room = blur + fall
  const [x, y] = [area.x - room, area.y - room]
  const [width, height] = [area.width + room * 2, area.height + room * 2]
  const canvas = new OffscreenCanvas(Math.ceil(width * fine) || 1, Math.ceil(height * fine) || 1)
  const to = penOn(canvas)
  to.scale(fine, fine)
  // The shape itself is painted outside of the canvas.
  to.translate(-x - width, -y)
  to.shadowColor = colour
  to.shadowBlur = blur * fine
  // Shadow offsets ignore rotation, so turn "down the screen" by hand.
  to.shadowOffsetX = (width + (fall * b) / scale) * fine
  to.shadowOffsetY = ((fall * d) / scale) * fine
  fill(to)
  pen.drawImage(canvas, x, y, canvas.width / fine, canvas.height / fine)
}
