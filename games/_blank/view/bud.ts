import { disc, face, glossy, star } from '../../kit/paint/glossy.ts'
import { GREEN, PINK } from '../../kit/paint/palette.ts'
import type { Bake, Sprite } from '../../kit/paint/sprite.ts'

/** Shut, a green bud; open, a pink flower. Gradients and shadows are baked once for each size. */
export const budSprite = (bake: Bake, isOpen: boolean, size: number): Sprite =>
  bake(`${isOpen}${size}`, size * 4, size * 4, (pen) => {
    glossy(pen, isOpen ? star(size * 1.1, 6, 0.7) : disc(size * 0.8), size, isOpen ? PINK : GREEN)
    face(pen, size * 0.8, isOpen ? PINK.deep : GREEN.deep, isOpen ? 'glad' : 'calm')
  })
