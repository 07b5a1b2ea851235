/** The soft shadow of something large: blurred as finely as all else is painted, it would take as long as all else. */
import type { Area } from './backdrop.ts'
import { penOn, type Pen } from './sprite.ts'

/** What is soft need not be sharp. */
const COARSE = 1 / 4

/** In the pen's units; `fall` is how far down the screen it lies. */
export interface Shadow {
  readonly colour: string
  readonly blur: number
  readonly fall: number
}

/** Of what `fill` paints inside of `area`; under that, which is to be painted afterwards. */
export function castShadow(
  pen: Pen,
  area: Area,
  { colour, blur, fall }: Shadow,
  fill: (pen: Pen) => void,
): void {
  const { a, b, d } = pen.getTransform()
  const scale = Math.hypot(a, b)
  const fine = scale * COARSE
  const room = blur + fall
  const [x, y] = [area.x - room, area.y - room]
  const [width, height] = [area.width + room * 2, area.height + room * 2]
  const canvas = new OffscreenCanvas(Math.ceil(width * fine) || 1, Math.ceil(height * fine) || 1)
  const to = penOn(canvas)
  to.scale(fine, fine)
  // What casts it stays out of sight.
  to.translate(-x - width, -y)
  to.shadowColor = colour
  to.shadowBlur = blur * fine
  // A turned pen: down the screen is another way for it.
  to.shadowOffsetX = (width + (fall * b) / scale) * fine
  to.shadowOffsetY = ((fall * d) / scale) * fine
  fill(to)
  pen.drawImage(canvas, x, y, canvas.width / fine, canvas.height / fine)
}
