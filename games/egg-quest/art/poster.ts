/** Draws the card and the preview: the egg in its nest, looking up at the next one. */
import { glow, hills, sky } from '../../kit/paint/backdrop.ts'
import { strokePath } from '../../kit/paint/brush.ts'
import { stamp } from '../../kit/paint/sprite.ts'
import type { Poster } from '../../kit/art/sheet.ts'
import { cloudSprite } from '../view/afar.ts'
import { drawChick } from '../view/birds.ts'
import { drawEgg } from '../view/egg.ts'
import { boughSprite, fruitSprite, seedSprite, trunkSprite, tuftSprite } from '../view/foliage.ts'
import { paletteOf } from '../view/looks.ts'
import { nestBack, nestFront } from '../view/nest.ts'
import { paintsAt } from '../view/skies.ts'

export const poster: Poster = ({ pen, left, right, bake, rays, sparkle, title }) => {
  const palette = paletteOf('')
  const area = { x: left, y: 0, width: right - left, height: 360 }
  sky(pen, area, paintsAt(0).sky)
  glow(pen, 240, 120, 250, '255,255,255', 0.95)
  rays(240, 130, '#ffffff1c')
  for (const [x, y, size] of [
    [128, 52, 44],
    [410, 176, 44],
    [-70, 190, 50],
    [560, 120, 56],
  ] as const)
    stamp(pen, cloudSprite(bake, 0, size, false), x, y)
  hills(pen, area, '#8fdc8a', 262, 14)
  hills(pen, area, '#4fbf6a', 290, 12, 3)
  // The tree on the left, and the bough in front.
  const trunk = trunkSprite(bake, 0, 1.5)
  for (const y of [0, 450]) stamp(pen, trunk, -6, y)
  const bough = boughSprite(bake, 0, 2.6)
  for (const side of [-1, 1]) {
    stamp(pen, bough, -10, 276, side * 1.05, 1.2)
    stamp(pen, bough, -10, 110, side * 0.36, 0.8)
  }
  for (const [x, y, size, variant] of [
    [10, 26, 1.5, 0],
    [58, 8, 1.1, 1],
    [186, 106, 0.6, 2],
    [-96, 40, 1.8, 1],
    [-110, 210, 1.5, 2],
    [476, 262, 1, 0],
    [548, 250, 1.5, 1],
  ] as const)
    stamp(pen, tuftSprite(bake, palette, 0, 62, variant), x, y, size)
  const apple = fruitSprite(bake, 0, 15)
  stamp(pen, apple, 108, 122)
  stamp(pen, apple, 424, 262)
  drawChick(pen, bake, 96, 88, 19, 0.6)
  // The next nest, and the path to it.
  stamp(pen, nestBack(bake, 'slide', 2.5), 396, 92, 0.5, 0.5, 0.1)
  stamp(pen, nestFront(bake, 'slide', 2.5), 396, 92, 0.5, 0.5, 0.1)
  strokePath(pen, 'M306 74h0M312 56h0M323 42h0M338 35h0M354 37h0M369 48h0', '#fff', 7)
  stamp(pen, seedSprite(bake, true, 15), 322, 26)
  stamp(pen, seedSprite(bake, true, 11), 150, 172)
  stamp(pen, nestBack(bake, 'slide', 2.5), 240, 214)
  drawEgg(pen, bake, palette, {
    x: 240,
    y: 240,
    size: 79,
    turn: 0.05,
    stretch: 0,
    mood: 'hopeful',
    cracked: false,
  })
  stamp(pen, nestFront(bake, 'slide', 2.5), 240, 214)
  sparkle([130, 26, 9], [352, 132, 10], [152, 108, 8])
  title('Egg Quest', { size: 80, edge: '#0d3b86' })
}
