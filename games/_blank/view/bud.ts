/** Draws a bud. */
import { blot, pathOf } from '../../kit/paint/brush.ts'
import { disc, face, glossy, petals } from '../../kit/paint/glossy.ts'
import { GREEN } from '../../kit/paint/palette.ts'
import type { Bake, Pen, Sprite } from '../../kit/paint/sprite.ts'
import type { Palette } from './looks.ts'

const SHUT = 'M0-100C55-62 84 10 62 62C44 96-44 96-62 62C-84 10-55-62 0-100Z'
/** The sides of its two small leaves. */
const SIDES = [-1, 1] as const

/** A drop in two leaves while shut, a flower while open. */
export function drawBud(pen: Pen, isOpen: boolean, size: number, { open, shut, heart }: Palette): void {
  if (isOpen) {
    glossy(pen, petals(size * 1.15, 7, 0.29), size, open, { shine: 0.7 })
    glossy(pen, disc(size * 0.52), size * 0.52, heart, { shadow: 0.4, shine: 0.6 })
    face(pen, size * 0.56, heart.deep, 'glad')
    return
  }
  glossy(pen, pathOf(SHUT, size * 0.95), size, shut)
  for (const side of SIDES)
    blot(pen, GREEN.deep, side * size * 0.5, size * 0.62, size * 0.42, size * 0.17, side * -0.75)
  face(pen, size * 0.75, shut.deep, 'calm')
}

/** Caches the gradients and shadows per size. The stage clears the cache when the look changes. */
export const budSprite = (bake: Bake, isOpen: boolean, size: number, palette: Palette): Sprite =>
  bake(`${isOpen}${size}`, size * 4, size * 4, (pen) => drawBud(pen, isOpen, size, palette))
