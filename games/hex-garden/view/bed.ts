/** Draws the bed: a wooden frame on its foot, and the soil of every cell. */
import { whole } from '../../kit/paint/backdrop.ts'
import { dab, downwards } from '../../kit/paint/brush.ts'
import type { Tone } from '../../kit/paint/palette.ts'
import { castShadow } from '../../kit/paint/shadow.ts'
import { stamp, type Pen, type Sprite } from '../../kit/paint/sprite.ts'
import { CELLS } from '../rules/bed.ts'
import { hexagon } from './flowers.ts'
import { CORNER, spot, type Layout } from './layout.ts'
import type { Wardrobe } from './looks.ts'

export function stampBed(pen: Pen, { bed, size }: Layout, wardrobe: Wardrobe): void {
  const wide = size * CORNER * 2.3
  const sprite = wardrobe.bake('bed', wide, wide, (to) => drawBed(to, size, wardrobe))
  stamp(pen, sprite, bed.x, bed.y)
}

/** Draws the bed, centred on the origin. */
export function drawBed(pen: Pen, size: number, wardrobe: Wardrobe): void {
  const { wood, soil } = wardrobe.palette
  const outer = flatHexagon(size * CORNER)
  const wide = size * CORNER * 2
  const shadow = { colour: 'rgba(4,30,50,.55)', blur: size, fall: size * 1.1 }
  castShadow(pen, whole(wide, wide), shadow, (to) => to.fill(outer))
  pen.save()
  pen.translate(0, size * 0.4)
  pen.fillStyle = wood.deep
  pen.fill(outer)
  pen.restore()
  pen.fillStyle = downwards(pen, -size * 8, size * 8, [wood.light, wood.true])
  pen.fill(outer)
  pen.save()
  pen.clip(outer)
  pen.strokeStyle = 'rgba(255,235,200,.5)'
  pen.lineWidth = size * 0.16
  pen.translate(0, size * 0.03)
  pen.stroke(outer)
  pen.restore()
  pen.fillStyle = soil.deep
  pen.fill(flatHexagon(size * (CORNER - 0.48)))
  for (const [cell, hex] of CELLS.entries()) {
    const { x, y } = spot(hex, size, { x: 0, y: 0 })
    stamp(pen, soilSprite(wardrobe, size, cell % SOILS), x, y)
  }
}

/** A hexagon with a flat bottom edge, centred on the origin. */
function flatHexagon(radius: number): Path2D {
  const path = new Path2D()
  path.addPath(hexagon(radius, 0.09), new DOMMatrix().rotate(30))
  return path
}

/** Number of different hollows. Clipping all 61 took half of the time to the first frame. */
const SOILS = 7

const soilSprite = ({ bake, palette }: Wardrobe, size: number, number: number): Sprite =>
  bake(`soil${number}`, size * 2, size * 2, (pen) => drawSoil(pen, palette.soil, size, number))

/** Draws a hollow at the origin, with crumbs scattered by its number. */
function drawSoil(pen: Pen, soil: Tone, size: number, number: number): void {
  const hollow = hexagon(size * 0.92)
  pen.fillStyle = number % 3 ? soil.true : soil.light
  pen.fill(hollow)
  pen.clip(hollow)
  pen.strokeStyle = 'rgba(40,18,4,.5)'
  pen.lineWidth = size * 0.22
  pen.translate(0, -size * 0.07)
  pen.stroke(hexagon(size * 0.97))
  pen.fillStyle = 'rgba(255,220,170,.16)'
  const [cos, sin] = [Math.cos(number * 2.4), Math.sin(number * 2.4)]
  for (const [x, y, radius] of [
    [-0.3, 0.35, 0.07],
    [0.38, 0.1, 0.05],
    [0.05, -0.2, 0.06],
  ] as const)
    dab(pen, size * (x * cos - y * sin), size * (x * sin + y * cos), size * radius)
}
