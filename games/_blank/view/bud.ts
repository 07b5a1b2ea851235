import { disc, face, glossy, star } from '../../kit/paint/glossy.ts'
import type { Bake, Pen, Sprite } from '../../kit/paint/sprite.ts'
import type { Palette } from './looks.ts'

/** Shut, a round bud; open, a flower. */
export function drawBud(pen: Pen, isOpen: boolean, size: number, { open, shut }: Palette): void {
  const tone = isOpen ? open : shut
  glossy(pen, isOpen ? star(size * 1.1, 6, 0.7) : disc(size * 0.8), size, tone)
  face(pen, size * 0.8, tone.deep, isOpen ? 'glad' : 'calm')
}

/** Gradients and shadows are baked once for each size; the stage forgets them when the look changes. */
export const budSprite = (bake: Bake, isOpen: boolean, size: number, palette: Palette): Sprite =>
  bake(`${isOpen}${size}`, size * 4, size * 4, (pen) => drawBud(pen, isOpen, size, palette))
