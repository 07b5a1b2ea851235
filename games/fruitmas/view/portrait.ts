/** Draws the thumbnail of a look: a small tree with one of each fruit. */
import { box } from '../../kit/paint/glossy.ts'
import { paintWhole, type Pen } from '../../kit/paint/sprite.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import { openCells } from '../rules/levels.ts'
import { makePiece, STAR } from '../rules/pieces.ts'
import { HIGH, WIDE } from '../rules/tree.ts'
import { SIZE } from './figures.ts'
import { hangPiece } from './fruit.ts'
import { paletteOf } from './looks.ts'
import { drawLand, drawSky, paintSnow } from './night.ts'
import { drawTree } from './tree.ts'

/** Two rows, of two and four cells. */
const OPEN = openCells('000000024')
/** The height of a row, as a fraction of the picture. */
const CELL = 0.2

export function drawPortrait(pen: Pen, size: number, look: string): void {
  const palette = paletteOf(look)
  pen.save()
  pen.clip(box(size, size, size * 0.16))
  pen.save()
  pen.translate(-size / 2, -size / 2)
  pen.save()
  drawSky(pen, size, size, 0, palette)
  pen.restore()
  drawLand(pen, size, size, size * 0.84, 0, palette)
  paintSnow(pen, size, size, 0, 0, 9, palette)
  pen.restore()
  // The base of the tree is at the origin, the unit is a cell.
  pen.translate(0, size * 0.36)
  pen.scale(size * CELL, size * CELL)
  pen.translate(0, -HIGH)
  paintWhole(drawTree(pen, OPEN, palette))
  const hang = (kind: number, x: number, y: number, unit: number) =>
    hangPiece(pen, makePiece(1, kind), x, y, unit, palette.hats)
  const cells = [...OPEN.keys()].filter((cell) => OPEN[cell])
  for (const [kind, cell] of cells.entries())
    hang(kind, columnOf(WIDE, cell) + 0.5 - WIDE / 2, rowOf(WIDE, cell) + 0.5, SIZE)
  hang(STAR, 0, HIGH - 2.6, 0.42)
  pen.restore()
}
