/** Draws the parallax layers beside the tree: clouds, trees, balloons or planets, depending on the zone. */
import { glow } from '../../kit/paint/backdrop.ts'
import { downwards, fillPath, pathOf } from '../../kit/paint/brush.ts'
import { disc, glossy } from '../../kit/paint/glossy.ts'
import { ORANGE, PINK, TEAL, VIOLET, type Tone } from '../../kit/paint/palette.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import { stampOnPixels, type Bake, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import { TREE, zoneAt } from '../rules/curve.ts'
import { tuftSprite } from './foliage.ts'
import type { Lens } from './lens.ts'
import { drawLines } from './lines.ts'
import { leafOf, type Palette } from './looks.ts'
import { paintsAt } from './skies.ts'

/** From far to near. `pace` is relative to the tree; `every` and `size` are in units. */
const LAYERS = [
  { pace: 0.16, every: 105, size: 46, near: false },
  { pace: 0.42, every: 120, size: 74, near: true },
] as const

export function drawAfar(pen: Pen, bake: Bake, palette: Palette, lens: Lens, time: number): void {
  const { unit, width, height } = lens
  // A wide frame has room for more.
  const rows = width > height * 1.2 ? 2 : 1
  for (const [layer, { pace, every, size, near }] of LAYERS.entries()) {
    const big = size * unit
    const camera = Math.max(0, lens.camera) * pace
    const first = Math.floor((camera - height / unit) / every)
    const last = Math.ceil((camera + (height / unit) * 0.4) / every)
    for (let n = first; n <= last; n++) {
      // A zone's items come in from above as the camera enters it.
      const y = height * 0.12 - (n * every - camera) * unit
      const zone = zoneAt(Math.max(0, (n * every) / pace / TREE.spacing))
      for (const side of [-1, 1])
        for (let row = 0; row < rows; row++) {
          const seed = n * 6 + row * 2 + (side + 1) / 2 + layer * 1000
          if (scatter(seed, 51) > (near ? 0.72 : 0.8)) continue
          const out = (row + 0.35 + scatter(seed, 52) * 0.6) / rows
          const x = width / 2 + side * (90 * unit + out * (width / 2 - 70 * unit))
          if (x < -big || x > width + big || y < -2 * big || y > height + big) continue
          const bob = Math.sin(time * 0.5 + seed) * 4 * unit
          const sprite = itemSprite(bake, palette, zone, seed, big, near)
          if (sprite) stampOnPixels(pen, sprite, x, y + bob + scatter(seed, 53) * 60 * unit)
        }
    }
  }
}

function itemSprite(
  bake: Bake,
  palette: Palette,
  zone: number,
  seed: number,
  size: number,
  near: boolean,
): Sprite | undefined {
  const roll = scatter(seed, 54)
  if (zone === 0) return roll < 0.7 ? cloudSprite(bake, 0, size * 0.7, false) : undefined
  if (zone === 1)
    return near && roll < 0.5
      ? tuftSprite(bake, palette, 1, size * 1.3, seed % 2)
      : crownSprite(bake, palette, 1, size * 1.25)
  if (zone === 3 && roll < 0.3) return airshipSprite(bake, roll < 0.15, size * (near ? 0.5 : 0.36))
  if (zone === 4 && roll < 0.34) return orbSprite(bake, roll < 0.17 ? ORANGE : VIOLET, size * 0.34)
  return cloudSprite(bake, zone, size * (zone < 4 ? 1 : 0.7), near && zone < 4 && roll > 0.62)
}

/** A distant tree. */
export function crownSprite(bake: Bake, palette: Palette, zone: number, size: number): Sprite {
  return bake(`crown${zone}${size | 0}`, size * 2.8, size * 4.6, (pen) => {
    const { sky } = paintsAt(zone)
    const [lit = '', shade = ''] = leafOf(palette, zone).map(
      (colour) => `color-mix(in srgb,${colour},${sky[2]})`,
    )
    drawLines(pen, size, 'M0 0V170', shade, 0.16)
    drawLines(pen, size, 'M-60 12h0M-34-24h0M14-36h0M56-8h0M44 26L-20 30', shade, 0.74)
    pen.globalAlpha = 0.6
    drawLines(pen, size, 'M-62 2h0M-38-30h0M8-42h0M46-18L-20 6', lit, 0.46)
  })
}

const CLOUD =
  'M-78 46A23 23 0 0 1-84 0A34 34 0 0 1-52-34A50 50 0 0 1 38-40A38 38 0 0 1 86 0A23 23 0 0 1 78 46z'

/** A cloud, with or without a sleeping face. */
export function cloudSprite(bake: Bake, zone: number, size: number, face: boolean): Sprite {
  return bake(`cloud${zone}${face}${size | 0}`, size * 2.6, size * 1.7, (pen) => {
    // White by day, then the colours of the sky.
    const [, , low = '', lowest = ''] = paintsAt(zone).sky
    const shades = zone < 3 ? ['#fff', '#d5efff'] : [`color-mix(in srgb,#fff 45%,${lowest})`, low]
    fillPath(pen, pathOf(CLOUD, size), downwards(pen, size * -0.6, size * 0.5, shades))
    if (face) paintSleep(pen, size * 0.3, '#3c509699')
  })
}

/** Paints a sleeping face. */
function paintSleep(pen: Pen, r: number, ink: string): void {
  const face = 'M-100-10Q-70 20-40-10M40-10Q70 20 100-10M-25 40Q0 65 25 40'
  drawLines(pen, r, face, ink, 0.16)
  drawLines(pen, r, 'M-120 25h10M110 25h10', '#ff78a066', 0.34)
}

/** A hot-air balloon. */
function airshipSprite(bake: Bake, odd: boolean, r: number): Sprite {
  return bake(`airship${odd}`, r * 3, r * 4.4, (pen) => {
    pen.translate(0, -r * 0.7)
    drawLines(pen, r, 'M-60 70L-22 170M60 70L22 170', '#7a3b4a', 0.05)
    drawLines(pen, r, 'M-14 184h28', '#a8693a', 0.4)
    glossy(pen, disc(r), r, odd ? PINK : TEAL, { shadow: 0 })
    const stripes = 'M-44-66Q-66 0-34 74M44-66Q66 0 34 74M0-80V84'
    drawLines(pen, r, stripes, '#fff4d6b0', 0.2)
  })
}

/** A sleeping moon or planet. */
export function orbSprite(bake: Bake, tone: Tone, r: number): Sprite {
  return bake(`orb${tone.true}`, r * 5, r * 5, (pen) => {
    glow(pen, 0, 0, r * 2.5, '200,200,255', 0.6)
    glossy(pen, disc(r), r, tone, { shadow: 0, shine: 0.5 })
    paintSleep(pen, r * 0.42, '#4a2a5a')
  })
}
