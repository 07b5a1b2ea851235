/** Draws a flower. */
import { disc, face, glossy, star } from '../../kit/paint/glossy.ts'
import type { Bake, Pen, Sprite } from '../../kit/paint/sprite.ts'
import type { Palette } from './looks.ts'

/** Each kind has a number of petals of its own, so that no flower is told by its colour alone. */
const SHAPES: readonly (readonly [petals: number, inner: number])[] = [
  [5, 0.72],
  [8, 0.8],
  [4, 0.62],
  [6, 0.5],
  [12, 0.84],
  [3, 0.6],
  [7, 0.58],
]

export function drawFlower(pen: Pen, kind: number, size: number, { flowers }: Palette): void {
  const [petals, inner] = SHAPES[kind] ?? [5, 0.7]
  const tone = flowers[kind] ?? flowers[0]
  if (!tone) return
  glossy(pen, star(size * 1.12, petals, inner), size, tone)
  glossy(pen, disc(size * 0.5), size * 0.5, tone, { shadow: 0, shine: 0.5 })
  face(pen, size * 0.5, tone.deep, 'glad')
}

/** Caches the gradients and shadows per size. The stage clears the cache when the look changes. */
export const flowerSprite = (bake: Bake, kind: number, size: number, palette: Palette): Sprite =>
  bake(`flower${kind}${size}`, size * 4, size * 4, (pen) => drawFlower(pen, kind, size, palette))
