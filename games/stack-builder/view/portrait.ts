/** Draws the preview of a look: three storeys with Dot on top. */
import type { Pen } from '../../kit/paint/sprite.ts'
import { FOUNDATION } from '../rules/slab.ts'
import { coloursIn, wallsOf } from './colours.ts'
import { drawFace, paintBody } from './ladybird.ts'
import { middleOf } from './lens.ts'
import { paletteOf } from './looks.ts'
import { drawStorey } from './storey.ts'

const STOREYS = 3

/** Draws around the origin, without sprites, because those belong to the current look. */
export function drawPortrait(pen: Pen, size: number, look: string): void {
  const palette = paletteOf(look)
  const walls = wallsOf(coloursIn(palette))
  const unit = size / 2150
  const lens = { x: 0, y: size * 0.26, unit }
  for (let storey = 0; storey < STOREYS; storey++)
    drawStorey(pen, lens, FOUNDATION, storey, walls(storey), {
      lit: storey % 2 === 0,
      gloss: storey === STOREYS - 1,
    })
  const { x, y } = middleOf(lens, FOUNDATION, STOREYS)
  const dot = 330 * unit
  pen.save()
  pen.translate(x, y - dot * 0.7)
  paintBody(pen, dot, palette.shell)
  drawFace(pen, dot, 'glad', 0)
  pen.restore()
}
