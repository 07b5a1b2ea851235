/** What passes by beside the tree, each zone its own: foliage, clouds, balloons, planets. */
import { glow } from '../../kit/paint/backdrop.ts'
import { disc, glossy } from '../../kit/paint/glossy.ts'
import { PINK, TEAL, type Tone } from '../../kit/paint/palette.ts'
import type { Bake, Pen, Sprite } from '../../kit/paint/sprite.ts'
import { lines, shaded } from './brush.ts'
import { lookAt } from './skies.ts'

/** A tree far away. */
export function crownSprite(bake: Bake, zone: number, size: number): Sprite {
  return bake(`crown${zone}${size | 0}`, size * 2.8, size * 4.6, (pen) => {
    const { sky, leaf } = lookAt(zone)
    const [lit = '', shaded = ''] = leaf.map((colour) => `color-mix(in srgb,${colour},${sky[2]})`)
    lines(pen, size, 'M0 0V170', shaded, 16)
    lines(pen, size, 'M-60 12h0M-34-24h0M14-36h0M56-8h0M44 26L-20 30', shaded, 74)
    pen.globalAlpha = 0.6
    lines(pen, size, 'M-62 2h0M-38-30h0M8-42h0M46-18L-20 6', lit, 46)
  })
}

/** Clouds, some of them with a face. */
export function cloudSprite(bake: Bake, zone: number, size: number, face: boolean): Sprite {
  return bake(`cloud${zone}${face}${size | 0}`, size * 2.6, size * 1.7, (pen) => {
    shaded(
      pen,
      size,
      'M-78 46A23 23 0 0 1-84 0A34 34 0 0 1-52-34A50 50 0 0 1 38-40A38 38 0 0 1 86 0A23 23 0 0 1 78 46z',
      lookAt(zone).cloud ?? ['#fff', '#d5efff'],
      -60,
      50,
    )
    if (face) doze(pen, size * 0.3, '#3c509699')
  })
}

/** A face asleep: two lashes, cheeks and a smile. */
function doze(pen: Pen, r: number, ink: string): void {
  lines(pen, r, 'M-100-10Q-70 20-40-10M40-10Q70 20 100-10M-25 40Q0 65 25 40', ink, 16)
  lines(pen, r, 'M-120 25h10M110 25h10', '#ff78a066', 34)
}

/** A hot-air balloon with its basket. */
export function airshipSprite(bake: Bake, odd: boolean, r: number): Sprite {
  return bake(`airship${odd}`, r * 3, r * 4.4, (pen) => {
    pen.translate(0, -r * 0.7)
    lines(pen, r, 'M-60 70L-22 170M60 70L22 170', '#7a3b4a', 5)
    lines(pen, r, 'M-14 184h28', '#a8693a', 40)
    glossy(pen, disc(r), r, odd ? PINK : TEAL, { shadow: 0 })
    lines(pen, r, 'M-44-66Q-66 0-34 74M44-66Q66 0 34 74M0-80V84', '#fff4d6b0', 20)
  })
}

/** A moon or a planet, fast asleep. */
export function orbSprite(bake: Bake, tone: Tone, r: number): Sprite {
  return bake(`orb${tone.true}`, r * 5, r * 5, (pen) => {
    glow(pen, 0, 0, r * 2.5, '200,200,255', 0.6)
    glossy(pen, disc(r), r, tone, { shadow: 0, shine: 0.5 })
    doze(pen, r * 0.42, '#4a2a5a')
  })
}
