/** A sample of a look: the leaper on its tile, a hedge behind it. */
import { sky } from '../../kit/paint/backdrop.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { HEDGE, type Board } from '../rules/board.ts'
import { drawHopper, painting } from './hopper.ts'
import { middleOf, type Layout } from './layout.ts'
import type { Palette } from './looks.ts'
import { drawHedge } from './plants.ts'
import { drawBoard } from './tiles.ts'

const BOARD: Board = { size: 2, tiles: [1, HEDGE, 2, 3], start: 2, goal: -1, locks: [] }

/** Into a square of this size around the origin. */
export function drawPortrait(pen: Pen, size: number, palette: Palette): void {
  const half = size / 2
  const layout: Layout = { size: 2, cell: size * 0.44, x: size * 0.03, near: size * 0.44, height: size * 0.5 }
  pen.save()
  pen.beginPath()
  pen.roundRect(-half, -half, size, size, size * 0.18)
  pen.clip()
  sky(pen, { x: -half, y: -half, width: size, height: size * 0.42 }, palette.sky)
  sky(pen, { x: -half, y: -size * 0.08, width: size, height: size }, palette.lawn)
  drawBoard(pen, palette, layout, BOARD, () => false)
  const hedge = middleOf(layout, 1)
  pen.save()
  pen.translate(hedge.x, hedge.y + size * 0.1)
  drawHedge(pen, palette, size * 0.36, 0)
  pen.restore()
  const { x, y } = middleOf(layout, BOARD.start)
  drawHopper(pen, painting(pen), palette, {
    x,
    y: y + size * 0.1,
    size: size * 0.21,
    wide: 1,
    high: 1,
    ears: 0,
    lean: 0,
    mood: 'glad',
    number: 2,
  })
  pen.restore()
}
