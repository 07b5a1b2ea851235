/** Draws a petal. */
import { pathOf } from '../../kit/paint/brush.ts'
import { disc, face, glossy, petals } from '../../kit/paint/glossy.ts'
import { ORANGE, YELLOW } from '../../kit/paint/palette.ts'
import type { Bake, Pen, Sprite } from '../../kit/paint/sprite.ts'
import type { LaneTap } from '../rules/state.ts'
import type { Palette } from './looks.ts'

/** Each lane has a shape of its own, so that no petal is told by its colour alone. */
function shapeOf(lane: LaneTap, size: number): Path2D {
  if (lane === 0) return pathOf('M0-100C60-60 90 20 60 70C40 100-40 100-60 70C-90 20-60-60 0-100Z', size)
  return lane === 1 ? petals(size * 1.1, 5, 0.36) : petals(size * 1.05, 3, 0.48)
}

export function drawPetal(pen: Pen, lane: LaneTap, size: number, { petals: tones }: Palette): void {
  const tone = tones[lane] ?? tones[0]
  glossy(pen, shapeOf(lane, size), size, tone, { shine: 0.8 })
  // Between petals there is no room for a face.
  const heart = tone === YELLOW ? ORANGE : YELLOW
  if (lane > 0) glossy(pen, disc(size * 0.5), size * 0.5, heart, { shadow: 0.3, shine: 0.6 })
  face(pen, size * (lane > 0 ? 0.55 : 0.8), (lane > 0 ? heart : tone).deep, 'glad')
}

/** Caches the gradients and shadows per size. The stage clears the cache when the look changes. */
export const petalSprite = (bake: Bake, lane: LaneTap, size: number, palette: Palette): Sprite =>
  bake(`petal${lane}${size}`, size * 4, size * 4, (pen) => drawPetal(pen, lane, size, palette))
