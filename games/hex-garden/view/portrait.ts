/** Draws the thumbnail of a look: the edge of the bed, some flowers, and the bee above. */
import { glow, sky, whole } from '../../kit/paint/backdrop.ts'
import { disc } from '../../kit/paint/glossy.ts'
import { portraitSprites } from '../../kit/paint/portrait-sprites.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { drawBed } from './bed.ts'
import { drawBee } from './bee.ts'
import { drawTile } from './flowers.ts'
import { spot } from './layout.ts'
import { paletteOf } from './looks.ts'

const PLANTED = [
  { q: 1, r: -4, flower: 1 },
  { q: 2, r: -4, flower: 6 },
  { q: 0, r: -3, flower: 2 },
  { q: 1, r: -3, flower: 4 },
  { q: 2, r: -3, flower: 5 },
  { q: 0, r: -2, flower: 3 },
  { q: 2, r: -2, flower: 0 },
  { q: 3, r: -3, flower: 3 },
]

export function drawPortrait(pen: Pen, size: number, look: string): void {
  const palette = paletteOf(look)
  const wardrobe = { bake: portraitSprites(size), palette }
  const cell = size * 0.13
  const bed = { x: 0, y: size * 0.84 }
  pen.save()
  pen.clip(disc(size / 2))
  sky(pen, whole(size, size), palette.sky)
  glow(pen, 0, 0, size * 0.6, palette.glow, 0.6)
  pen.translate(bed.x, bed.y)
  drawBed(pen, cell, wardrobe)
  for (const { flower, ...hex } of PLANTED) {
    const { x, y } = spot(hex, cell, { x: 0, y: 0 })
    pen.translate(x, y)
    drawTile(pen, palette, cell, flower)
    pen.translate(-x, -y)
  }
  pen.restore()
  drawBee(pen, wardrobe, size * 0.14, { x: size * 0.1, y: -size * 0.26 }, 0)
}
