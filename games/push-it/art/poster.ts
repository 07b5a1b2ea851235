/** Draws the game card and link preview: the gardener pushes a pot towards its bed. */
import type { Poster } from '../../kit/art/sheet.ts'
import { stamp, type Pen } from '../../kit/paint/sprite.ts'
import { drawGlasshouse } from '../view/backdrop.ts'
import { drawBed } from '../view/floor.ts'
import { drawBloom, drawLeaves, FLOWER_ART } from '../view/flowers.ts'
import { bakedParts, drawGardener, FEET } from '../view/gardener.ts'
import { paletteOf } from '../view/looks.ts'
import { drawPot, drawShadow, FOOT, RIM } from '../view/pots.ts'
import { bakeInUnits, UNITS } from '../view/units.ts'
import type { Flower } from '../words/flowers.ts'

const PALETTE = paletteOf('')
const TILE = 200
const UNIT = TILE / UNITS
/** Centre of the gardener's tile. */
const GARDENER = { x: 122, y: 174 }

export const poster: Poster = ({ pen, left, right, bake, sparkle, title }) => {
  const sprite = (key: string, wide: number, high: number, draw: (to: Pen) => void) =>
    bakeInUnits(bake, TILE, key, wide, high, draw)
  const pot = (flower: Flower, x: number, y: number, size = 1) => {
    stamp(pen, sprite('shadow', 84, 40, drawShadow), x, y + (FOOT - 2) * UNIT * size, size)
    stamp(
      pen,
      sprite('pot', 90, 90, (to) => drawPot(to, 'glad', PALETTE)),
      x,
      y,
      size,
    )
    const rim = y + (RIM - 1) * UNIT * size
    stamp(
      pen,
      sprite('leaves', 100, 120, (to) => drawLeaves(to, PALETTE)),
      x,
      rim,
      size,
    )
    stamp(
      pen,
      sprite(flower, 120, 140, (to) => drawBloom(to, FLOWER_ART[flower])),
      x,
      rim,
      size,
    )
  }
  const wide = right - left
  stamp(
    pen,
    bake('house', wide, 360, (to) => drawGlasshouse(to, wide, 360, PALETTE)),
    240,
    180,
  )
  stamp(
    pen,
    sprite('bed', 100, 100, (to) => drawBed(to)),
    414,
    232,
    0.64,
    0.36,
  )
  stamp(pen, sprite('shadow', 84, 40, drawShadow), GARDENER.x, GARDENER.y + FEET * UNIT, 0.8)
  pen.save()
  pen.translate(GARDENER.x, GARDENER.y)
  pen.scale(UNIT * 1.04, UNIT * 1.04)
  const figure = { way: 'right', walked: 0.4, moving: true, lean: 0.9, cheer: 0, look: 'glad' } as const
  drawGardener(pen, bakedParts(pen, bake, TILE), figure, PALETTE)
  pen.restore()
  pot('rose', GARDENER.x + 76 * UNIT, GARDENER.y)
  pot('cornflower', -54, 172, 0.58)
  pot('sunflower', 536, 172, 0.58)
  sparkle([370, 56, 13])
  title('Push-It', { edge: '#0a4a3c' })
}
