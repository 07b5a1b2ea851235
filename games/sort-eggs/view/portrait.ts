/** Draws the sample of a look: the hen in her coop, and two eggs. */
import { hills, sky, whole } from '../../kit/paint/backdrop.ts'
import { disc } from '../../kit/paint/glossy.ts'
import { portraitSprites } from '../../kit/paint/portrait-sprites.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { drawEgg, plain } from './eggs.ts'
import { drawCoop, drawHen } from './hen-parts.ts'
import { paletteOf } from './looks.ts'
import { NIGHT, SKIES } from './light.ts'

export function drawPortrait(pen: Pen, size: number, look: string): void {
  const palette = paletteOf(look)
  const wardrobe = { bake: portraitSprites(size), palette }
  const { land, isAirless } = palette
  const area = whole(size, size)
  pen.save()
  pen.clip(disc(size / 2))
  sky(pen, area, SKIES[isAirless ? NIGHT : 2])
  hills(pen, area, land.light, size * 0.55, size * 0.04)
  hills(pen, area, land.true, size * 0.7, size * 0.03)
  pen.restore()
  const hen = size * 0.21
  const [x, y] = [0, size * 0.29]
  drawCoop(pen, wardrobe, { top: { x, y }, hen })
  drawHen(pen, wardrobe, { x, y: y - hen * 0.2, size: hen, mood: 'glad', stretch: 0, wings: 0, blink: false })
  for (const [kind, side] of [
    [1, -1],
    [5, 1],
  ] as const)
    drawEgg(pen, wardrobe, {
      ...plain(kind),
      mood: 'glad',
      x: side * size * 0.32,
      y: size * 0.32,
      size: size * 0.16,
      turn: side * 0.2,
    })
}
