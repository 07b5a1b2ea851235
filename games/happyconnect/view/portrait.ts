/** Draws a sample of a look: a corner of the meadow with two joined friends and one asleep. */
import { hills, sky, whole } from '../../kit/paint/backdrop.ts'
import { middleOf } from '../../kit/board/square.ts'
import { paintWhole, type Pen } from '../../kit/paint/sprite.ts'
import { drawDrift } from './drift.ts'
import { drawBody, drawFeatures, type Feeling } from './friend.ts'
import { kindOf } from './kinds.ts'
import { paletteOf } from './looks.ts'
import { drawRibbon } from './ribbons.ts'
import { drawTray } from './tray.ts'

const WAY = [0, 2, 3]
/** The friends in the sample: cell, pair and mood. */
const FOLK: readonly (readonly [cell: number, pair: number, Feeling])[] = [
  [0, 0, 'happy'],
  [1, 7, 'asleep'],
  [3, 0, 'happy'],
]
export function drawPortrait(pen: Pen, size: number, look: string): void {
  const palette = paletteOf(look)
  const area = whole(size, size)
  const cell = size * 0.34
  const board = { columns: 2, rows: 2, cell, x: -cell, y: -cell * 0.96 }
  pen.save()
  pen.beginPath()
  pen.roundRect(area.x, area.y, size, size, size * 0.16)
  pen.clip()
  sky(pen, area, palette.sky)
  for (const [i, colour] of palette.hills.entries())
    hills(pen, area, colour, size * (0.66 + i * 0.12), size * 0.03, 1)
  pen.save()
  pen.translate(size * 0.41, size * 0.02)
  drawDrift(pen, size * 0.07, palette.drift, 2)
  pen.restore()
  pen.save()
  pen.translate(0, board.y + cell)
  paintWhole(drawTray(pen, board, palette.tray))
  pen.restore()
  const path = new Path2D()
  for (const { x, y } of WAY.map((at) => middleOf(board, at))) path.lineTo(x, y)
  drawRibbon(pen, path, cell, kindOf(1, 0))
  for (const [at, pair, feeling] of FOLK) {
    const { x, y } = middleOf(board, at)
    pen.save()
    pen.translate(x, y)
    drawBody(pen, cell * 0.385, kindOf(1, pair))
    drawFeatures(pen, cell * 0.385, feeling)
    pen.restore()
  }
  pen.restore()
}
