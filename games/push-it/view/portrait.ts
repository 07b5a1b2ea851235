/** Draws the thumbnail of a look: the gardener beside a pot in bloom. Caches no sprites. */
import { at, downwards, fillPath } from '../../kit/paint/brush.ts'
import { box } from '../../kit/paint/glossy.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { drawStone } from './floor.ts'
import { drawBloom, drawLeaves, FLOWER_ART } from './flowers.ts'
import { drawGardener } from './gardener.ts'
import { paletteOf } from './looks.ts'
import { drawTuft } from './planters.ts'
import { drawPot, drawShadow, FOOT, RIM } from './pots.ts'

/** Side of the picture, in units. */
const SIDE = 132

export function drawPortrait(pen: Pen, size: number, look: string): void {
  const palette = paletteOf(look)
  pen.save()
  pen.scale(size / SIDE, size / SIDE)
  pen.clip(box(SIDE, SIDE, 22))
  fillPath(pen, box(SIDE, SIDE, 0), downwards(pen, -90, 30, palette.sky))
  for (const place of [3, 4])
    at(pen, place * 100 - 350, 52, () => drawStone(pen, place, place === 4, palette))
  fillPath(pen, 'M-70-18H70V12H-70z', palette.shade)
  for (let i = 0; i < 12; i++)
    at(pen, -62 + (i % 6) * 25, i < 6 ? -20 : 6, () => drawTuft(pen, i < 6 ? 1 : 2, i % 3, palette))
  const figure = { way: 'down', walked: 0, moving: false, lean: 0, cheer: 0, look: 'glad' } as const
  at(pen, -31, 16, () => {
    at(pen, 0, 32, () => drawShadow(pen))
    drawGardener(pen, (_, draw) => draw(pen), figure, palette)
  })
  at(pen, 27, 18, () => {
    at(pen, 0, FOOT - 2, () => drawShadow(pen))
    drawPot(pen, 'glad', palette)
    pen.translate(0, RIM - 1)
    drawLeaves(pen, palette)
    drawBloom(pen, FLOWER_ART.sunflower)
  })
  pen.restore()
}
