/** Draws the card and the preview: the tree full of fruit on a red night, a star on top, and two watchers. */
import type { Poster } from '../../kit/art/sheet.ts'
import { glow, sky } from '../../kit/paint/backdrop.ts'
import type { Mood } from '../../kit/paint/glossy.ts'
import { paintWhole, stamp } from '../../kit/paint/sprite.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import { makePiece, STAR } from '../rules/pieces.ts'
import { CELLS, WIDE } from '../rules/tree.ts'
import { drawPiece } from '../view/fruit.ts'
import { paletteOf } from '../view/looks.ts'
import { drawLand, paintSnow } from '../view/night.ts'
import { drawTree } from '../view/tree.ts'

const EVE = paletteOf('')
const CELL = 85
const TREE = { x: 240, y: 90 }
/** Half the width of each row of the tree. The title covers its base. */
const HALVES = [1, 2]
const OPEN = Array.from({ length: CELLS }, (_, cell) => {
  const off = Math.abs(columnOf(WIDE, cell) - (WIDE - 1) / 2)
  return off < (HALVES[rowOf(WIDE, cell)] ?? 0)
})
/** The fruit in these rows. */
const FRUIT = [...'04', ...'3152']
const WATCHERS = [
  { x: -50, y: 250, size: 38, kind: 3, turn: -0.08 },
  { x: 534, y: 252, size: 37, kind: 5, turn: 0.06 },
]

export const poster: Poster = ({ pen, left, right, bake, sparkle, title }) => {
  const wide = right - left
  sky(pen, { x: left, y: 0, width: wide, height: 360 }, ['#8f0a24', '#d81f38', '#ff7a6b'])
  glow(pen, TREE.x, 50, 170, '255,226,170', 0.6)
  pen.save()
  pen.translate(left, 0)
  paintSnow(pen, wide, 250, 0, 0, 12)
  drawLand(pen, wide, 360, 280, 0, EVE)
  pen.restore()
  pen.save()
  pen.translate(TREE.x, TREE.y)
  pen.scale(CELL, CELL)
  paintWhole(drawTree(pen, OPEN, EVE))
  pen.restore()
  const piece = (kind: number, size: number, x: number, y: number, mood: Mood, turn = 0) => {
    const sprite = bake(`${kind}${mood}${size}`, size * 3.6, size * 3.6, (to) => {
      to.scale(size / 100, size / 100)
      drawPiece(to, makePiece(1, kind), mood)
    })
    stamp(pen, sprite, x, y, 1, 1, turn)
  }
  const cells = [...OPEN.keys()].filter((cell) => OPEN[cell])
  for (const [i, kind] of FRUIT.entries()) {
    const cell = cells[i] ?? 0
    const x = TREE.x + (columnOf(WIDE, cell) + 0.5 - WIDE / 2) * CELL
    piece(Number(kind), CELL * 0.4, x, TREE.y + (rowOf(WIDE, cell) + 0.5) * CELL, 'glad')
  }
  piece(STAR, 40, TREE.x, 44, 'glad', -0.07)
  for (const { x, y, size, kind, turn } of WATCHERS) piece(kind, size, x, y, 'glad', turn)
  sparkle([390, 76, 13])
  title('Fruitmas', { size: 80, fill: ['#d8ff8a', '#5fd64a', '#12913a'], edge: '#5f0a1d' })
}
