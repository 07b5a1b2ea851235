/** Draws the card and the preview: Hop about to leap two tiles, from the 2 to the flag. */
import type { Poster, ArtSheet } from '../../kit/art/sheet.ts'
import { glow } from '../../kit/paint/backdrop.ts'
import { blot } from '../../kit/paint/brush.ts'
import { disc, glossy } from '../../kit/paint/glossy.ts'
import { BROWN, YELLOW } from '../../kit/paint/palette.ts'
import { paintWhole, stamp, type Pen } from '../../kit/paint/sprite.ts'
import { HEDGE, STONE, type Board } from '../rules/board.ts'
import { paintArc } from '../view/arc.ts'
import { drawButterfly, drawGarden } from '../view/garden.ts'
import { drawHopper, stamping } from '../view/hopper.ts'
import { middleOf, type Layout } from '../view/layout.ts'
import { paletteOf } from '../view/looks.ts'
import { drawHedge } from '../view/plants.ts'
import { drawFlag } from '../view/props.ts'
import { drawBoard } from '../view/tiles.ts'

/** The default look. */
const PALETTE = paletteOf('')
const BOARD: Board = {
  columns: 3,
  rows: 3,
  tiles: [2, HEDGE, 2, 1, 2, 1, 2, 1, 1],
  ground: STONE.repeat(9),
  start: 6,
  goal: 8,
  locks: [],
  carrots: [],
}
const LAYOUT: Layout = { columns: 3, rows: 3, cell: 130, x: 250, near: 274, height: 222 }

export const poster: Poster = (sheet) => {
  const { pen, left, right, bake, sparkle, title } = sheet
  pen.save()
  pen.translate((left + right) / 2, 180)
  drawGarden(pen, PALETTE, { width: right - left, height: 360, horizon: 84, near: 358, board: 220 })
  pen.restore()
  paintWhole(drawBoard(pen, PALETTE, LAYOUT, BOARD, () => false))
  plants(sheet)
  const goal = middleOf(LAYOUT, BOARD.goal)
  drawFlag(pen, goal.x - 6, goal.y + 14, 104, 0.3, 0)
  paintArc(pen, LAYOUT, BOARD.start, BOARD.goal, 0.9, 0.07, 0)
  const start = middleOf(LAYOUT, BOARD.start)
  glow(pen, start.x - 4, start.y - 50, 120, '255,250,220', 0.7)
  drawHopper(pen, stamping(pen, bake), PALETTE, {
    x: start.x - 6,
    y: start.y + 26,
    size: 74,
    wide: 1,
    high: 1,
    ears: 0.1,
    lean: 0.03,
    mood: 'glad',
    number: 2,
  })
  drawButterfly(pen, -28, 58, 19, 0.8, '#fff')
  drawButterfly(pen, 544, 122, 15, 0.9, '#9fe4ff')
  sparkle([460, 36, 11])
  title('Number Maze', { size: 64, fill: ['#d6f6ff', '#4fc3ff', '#1274d8'], edge: '#57160a', y: 304 })
}

function plants({ pen, bake }: ArtSheet): void {
  for (const [cell, number] of BOARD.tiles.entries()) {
    if (number !== HEDGE) continue
    const { x, y, scale } = middleOf(LAYOUT, cell)
    pen.save()
    pen.translate(x, y + 18 * scale)
    drawHedge(pen, PALETTE, LAYOUT.cell * scale * 0.84, cell)
    pen.restore()
  }
  const flower = bake('sunflower', 120, 240, (to) => drawSunflower(to, 60))
  for (const [x, scale, turn] of [
    [-76, 1, 0.06],
    [-42, 0.7, 0.1],
    [556, 1.06, -0.06],
    [522, 0.72, -0.1],
  ] as const)
    stamp(pen, flower, x, 372, scale, scale, turn)
}

/** The origin is the foot of the stem. */
function drawSunflower(pen: Pen, size: number): void {
  pen.strokeStyle = '#2c7a2a'
  pen.lineWidth = size * 0.09
  pen.beginPath()
  pen.moveTo(0, 0)
  pen.quadraticCurveTo(size * 0.12, -size * 0.7, 0, -size * 1.3)
  pen.stroke()
  for (const side of [-1, 1]) {
    const leaf = side < 0 ? '#3fa03a' : '#5cc04a'
    blot(pen, leaf, side * size * 0.32, -size * 0.55, size * 0.34, size * 0.13, side * -0.35)
  }
  pen.translate(0, -size * 1.35)
  for (let i = 0; i < 28; i++) {
    const angle = i * 0.673 + (i > 13 ? 0.1 : 0)
    const petal = i > 13 ? YELLOW.true : '#f08c00'
    const [x, y] = [Math.cos(angle) * size * 0.38, Math.sin(angle) * size * 0.38]
    blot(pen, petal, x, y, size * 0.22, size * 0.09, angle)
  }
  glossy(pen, disc(size * 0.27), size * 0.27, BROWN, { shadow: 0.2, shine: 0.3 })
}
