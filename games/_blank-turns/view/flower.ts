/** Draws a flower. */
import { blot } from '../../kit/paint/brush.ts'
import { disc, face, glossy, petals } from '../../kit/paint/glossy.ts'
import { GREEN, ORANGE, YELLOW } from '../../kit/paint/palette.ts'
import type { Bake, Pen, Sprite } from '../../kit/paint/sprite.ts'
import type { Palette } from './looks.ts'

/** Each kind has a number of petals of its own, so that no flower is told by its colour alone. */
const SHAPES: readonly (readonly [petals: number, wide: number])[] = [
  [5, 0.36],
  [8, 0.18],
  [4, 0.44],
  [6, 0.25],
  [12, 0.11],
  [3, 0.46],
  [10, 0.22],
]

export function drawFlower(pen: Pen, kind: number, size: number, { flowers }: Palette): void {
  const [count, wide] = SHAPES[kind] ?? [5, 0.36]
  const tone = flowers[kind] ?? flowers[0]
  if (!tone) return
  for (const side of [-1, 1])
    blot(pen, GREEN.deep, side * size * 0.62, size * 0.72, size * 0.42, size * 0.17, side * 0.7)
  glossy(pen, petals(size * 1.15, count, wide), size, tone, { shine: 0.7 })
  const heart = tone === YELLOW ? ORANGE : YELLOW
  glossy(pen, disc(size * 0.46), size * 0.46, heart, { shadow: 0.4, shine: 0.6 })
  face(pen, size * 0.52, heart.deep, 'glad')
}

/** Caches the gradients and shadows per size. The stage clears the cache when the look changes. */
export const flowerSprite = (bake: Bake, kind: number, size: number, palette: Palette): Sprite =>
  bake(`flower${kind}${size}`, size * 4, size * 4, (pen) => drawFlower(pen, kind, size, palette))
