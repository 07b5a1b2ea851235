/** Draws a bud. */
import { disc, face, glossy, star } from '../../kit/paint/glossy.ts'
import type { Bake, Pen, Sprite } from '../../kit/paint/sprite.ts'
import type { Palette } from './looks.ts'

/** A round bud while shut, a flower while open. */
export function drawBud(pen: Pen, isOpen: boolean, size: number, { open, shut }: Palette): void {
  const tone = isOpen ? open : shut
  glossy(pen, isOpen ? star(size * 1.1, 6, 0.7) : disc(size * 0.8), size, tone)
  face(pen, size * 0.8, tone.deep, isOpen ? 'glad' : 'calm')
}

/** Caches the gradients and shadows per size. The stage clears the cache when the look changes. */
export const budSprite = (bake: Bake, isOpen: boolean, size: number, palette: Palette): Sprite =>
  bake(`${isOpen}${size}`, size * 4, size * 4, (pen) => drawBud(pen, isOpen, size, palette))
