/** Paints bark, boughs, leaves, fruit and seeds. */
import { glow } from '../../kit/paint/backdrop.ts'
import { across, downwards, fillPath, pathOf } from '../../kit/paint/brush.ts'
import { disc, glossy, oval, star } from '../../kit/paint/glossy.ts'
import { LIME, ORANGE, RED, VIOLET, YELLOW } from '../../kit/paint/palette.ts'
import { scatter } from '../../kit/paint/scatter.ts'
import type { Bake, Pen, Sprite } from '../../kit/paint/sprite.ts'
import { at } from './at.ts'
import { drawLines } from './lines.ts'
import { leafOf, type Palette } from './looks.ts'
import { paintsAt } from './skies.ts'

/** In units. */
export const TRUNK = { half: 44, tile: 300, bough: 210 } as const

/** Paints a leaf with its stalk at x, y. */
export function paintLeaf(
  pen: Pen,
  x: number,
  y: number,
  turn: number,
  size: number,
  colours: readonly [string, string],
): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  const leaf = pathOf('M0 0C10-46 55-60 100-50C90-6 50 20 0 0', size)
  fillPath(pen, leaf, downwards(pen, size * -0.4, size * 0.3, colours))
  drawLines(pen, size, 'M8-4Q45-20 80-38', '#ffffff52', 0.05)
  pen.restore()
}

/** The tuft of leaves at the end of a bough. */
export function tuftSprite(
  bake: Bake,
  palette: Palette,
  zone: number,
  size: number,
  variant: number,
): Sprite {
  return bake(`tuft${zone}${variant}${size | 0}`, size * 2.6, size * 2.2, (pen) =>
    paintTuft(pen, palette, zone, size, variant),
  )
}

export function paintTuft(pen: Pen, palette: Palette, zone: number, size: number, variant: number): void {
  const leaf = leafOf(palette, zone)
  drawLines(pen, size, 'M-40 10L10-10L50 14', leaf[1], 0.84)
  for (let i = 0; i < 26; i++) {
    const angle = scatter(i, variant) * Math.PI * 2
    const far = Math.sqrt(scatter(i, variant + 7)) * 0.62
    const x = Math.cos(angle) * far * size * 1.15
    const y = Math.sin(angle) * far * size * 0.8
    paintLeaf(pen, x, y, angle * 0.9 + scatter(i, 3) - 0.3, size * (0.3 + scatter(i, 5) * 0.2), leaf)
  }
  if (zone > 0) return
  for (let i = 0; i < 4; i++)
    at(pen, (scatter(i, variant + 11) - 0.5) * size * 1.5, (scatter(i, variant + 13) - 0.6) * size, () =>
      blossom(pen, size * 0.1),
    )
}

export function blossom(pen: Pen, r: number): void {
  drawLines(pen, r, 'M75 0h0M23 71h0M-61 44h0M-61-44h0M23-71h0', '#fff', 1.15)
  drawLines(pen, r, 'M0 0h1', YELLOW.true, 0.8)
}

/** Gradient across a trunk. */
export function barkFill(pen: Pen, zone: number, half: number): CanvasGradient {
  const [lit, shade] = paintsAt(zone).bark
  return across(pen, half, { 0: shade, 0.42: lit, 1: shade })
}

const STRETCH = 'M-44 0C-50 75-38 75-44 150S-38 225-44 300V310H44V300C50 225 38 225 44 150S38 75 44 0'

/** A tile of trunk whose ends join. */
export function trunkSprite(bake: Bake, zone: number, unit: number): Sprite {
  const half = TRUNK.half * unit
  const high = TRUNK.tile * unit
  return bake(`trunk${zone}`, half * 2.6, high + 2, (pen) => {
    const [lit, shade] = paintsAt(zone).bark
    const top = -high / 2 - 1
    at(pen, 0, top, () => fillPath(pen, pathOf(STRETCH, unit * 100), barkFill(pen, zone, half)))
    pen.globalAlpha = 0.45
    for (let i = 0; i < 34; i++) {
      const long = (16 + scatter(i, 22) * 40) * unit
      at(
        pen,
        (scatter(i, 21) * 2 - 1) * half * 0.86,
        top + long / 2 + scatter(i, 23) * (high - long * 2),
        () =>
          drawLines(pen, long, 'M0 0C10 30-12 60 4 100', i % 3 ? shade : lit, 0.04 + scatter(i, 24) * 0.04),
      )
    }
    pen.globalAlpha = 0.6
    drawLines(pen, unit * 100, 'M-12-62a5 7 0 1 0 .1 0zM-12-69a9 14 0 1 0 .1 0z', shade, 0.022)
  })
}

/** The right half of a bough, from the trunk's centre at the origin, with a small overlap to the left. */
export function boughSprite(bake: Bake, zone: number, unit: number): Sprite {
  const long = TRUNK.bough * unit
  return bake(`bough${zone}`, long * 2, 70 * unit, (pen) => {
    const bough = pathOf('M-3-5Q45 1 105-1Q170 2 210-7Q170 7 105 9Q50 12 26 19Q15 23-3 23', unit * 100)
    fillPath(pen, bough, downwards(pen, -6 * unit, 18 * unit, paintsAt(zone).bark))
  })
}

/** Fruit of a zone: apple, lime, plum, lantern or star. The stalk starts at the origin. */
export function fruitSprite(bake: Bake, zone: number, r: number): Sprite {
  // High enough for the glow, which is drawn around the fruit and not around the origin.
  return bake(`fruit${zone}`, r * 6, r * 9.4, (pen) => {
    drawLines(pen, r, 'M0 0Q20 50 0 110', paintsAt(zone).bark[1], 0.18)
    if (zone > 2) glow(pen, 0, r * 1.9, r * 2.6, zone > 3 ? '255,240,160' : '255,190,90', 0.75)
    pen.translate(0, r * 1.9)
    const tone = [RED, LIME, VIOLET, ORANGE][zone] ?? YELLOW
    const shapes = [disc(r), oval(r * 0.8, r * 1.1), oval(r * 0.8, r), oval(r * 1.15, r)]
    glossy(pen, shapes[zone] ?? star(r * 1.15), r, tone, { shadow: 0.4 })
    if (zone < 3) paintLeaf(pen, 0, -r * 0.9, -0.3, r * 1.3, paintsAt(zone).leaf)
  })
}

/** A striped sunflower seed, or a golden star. */
export function seedSprite(bake: Bake, golden: boolean, r: number): Sprite {
  return bake(`seed${golden}`, r * 6, r * 6, (pen) => {
    glow(pen, 0, 0, r * 2.6, golden ? '255,226,120' : '255,255,255', golden ? 0.9 : 0.6)
    if (golden) {
      glossy(pen, star(r * 1.5, 5, 0.58), r * 1.4, YELLOW, { shadow: 0.5 })
      return
    }
    const seed = pathOf('M0-125C50-70 85 0 70 50C50 110-50 110-70 50C-85 0-50-70 0-125', r)
    glossy(pen, seed, r, { light: '#7a6a80', true: '#3b2f48', deep: '#1d1428' }, { shadow: 0.5, shine: 0.6 })
    drawLines(pen, r, 'M-14-80Q-47 0-36 70M0-80V70M14-80Q47 0 36 70', '#fff6de', 0.2)
  })
}
