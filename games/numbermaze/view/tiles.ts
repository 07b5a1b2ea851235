/** The stepping tiles and the slab that they lie on. */
import { letter } from '../../kit/paint/lettering.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { HEDGE, type Board } from '../rules/board.ts'
import { cellPath, middleOf, roundedPath, type Plane } from './layout.ts'

interface Look {
  readonly top: string
  readonly low: string
  readonly side: string
}

const STONE: readonly Look[] = ['#ffe2b8', '#ffd9a6', '#ffe8c6'].map((low) => ({
  top: '#fffaf0',
  low,
  side: '#9c3a06',
}))
const GRASS: Look = { top: '#8fe07a', low: '#3fae4f', side: '#0b6a35' }
const SOIL: Look = { top: '#9a4a1c', low: '#7c3510', side: '#5d2106' }
const BARRED: Look = { top: '#ecd0c0', low: '#cfa08c', side: '#7b3524' }

/** The side of a tile, in cells, and the joint around it. */
const THICK = 0.11
const JOINT = 0.045
const NUMBER_INK = '#8f2f04'

/** `shut`: behind a gate. */
function lookOf({ goal, tiles }: Board, cell: number, shut: boolean): Look {
  if (tiles[cell] === HEDGE) return SOIL
  if (shut) return BARRED
  if (cell === goal) return GRASS
  return STONE[(cell * 7 + tiles.length) % STONE.length] ?? BARRED
}

/** One tile, pressed down by `down` of its thickness. */
export function drawTile(pen: Pen, plane: Plane, board: Board, cell: number, shut: boolean, down = 0): void {
  const { x, y, scale } = middleOf(plane, cell)
  const unit = plane.cell * scale
  const look = lookOf(board, cell, shut)
  const sunk = (tileIsFlat(board, cell) ? 0.8 : down) * THICK * unit
  if (down > 0) {
    pen.fillStyle = '#6d2503'
    pen.fill(cellPath(plane, cell, JOINT * 0.4))
  }
  pen.fillStyle = look.side
  pen.fill(cellPath(plane, cell, JOINT, THICK * unit * 0.5))
  const fill = pen.createLinearGradient(0, y - unit / 2, 0, y + unit / 2)
  fill.addColorStop(0, look.top)
  fill.addColorStop(1, look.low)
  pen.fillStyle = fill
  const face = cellPath(plane, cell, JOINT, sunk - THICK * unit * 0.5)
  pen.fill(face)
  if (tileIsFlat(board, cell)) return
  pen.strokeStyle = 'rgba(255,255,255,.55)'
  pen.lineWidth = Math.max(1, unit * 0.02)
  pen.stroke(cellPath(plane, cell, JOINT * 2, sunk - THICK * unit * 0.5))
  if (cell === board.goal) return
  // A gate stands before the lower half of its tile.
  const [lower, size] = shut ? [-0.17, 0.46] : [0.03, 0.56]
  letter(pen, String(board.tiles[cell]), x, y + sunk + unit * lower, unit * size, {
    fill: NUMBER_INK,
    edge: 'rgba(255,255,255,.8)',
    outline: 0.08,
  })
}

const tileIsFlat = ({ tiles }: Board, cell: number) => tiles[cell] === HEDGE

/** The slab with all its tiles; `shutAt` says which are behind gates. */
export function drawBoard(pen: Pen, plane: Plane, board: Board, shutAt: (cell: number) => boolean): void {
  const { size, cell, near } = plane
  const scale = pen.getTransform().d
  const rim = (down: number) => roundedPath(plane, -0.2, -0.2, size + 0.2, size + 0.2, 0.3, down)
  pen.save()
  pen.shadowColor = 'rgba(70,15,0,.55)'
  pen.shadowBlur = cell * 0.5 * scale
  pen.shadowOffsetY = cell * 0.22 * scale
  pen.fillStyle = '#6d2503'
  pen.fill(rim(cell * 0.2))
  pen.restore()
  const clay = pen.createLinearGradient(0, near - plane.height, 0, near)
  clay.addColorStop(0, '#b5470c')
  clay.addColorStop(1, '#d65f17')
  pen.fillStyle = clay
  pen.fill(rim(0))
  pen.strokeStyle = 'rgba(255,205,140,.6)'
  pen.lineWidth = Math.max(1.5, cell * 0.035)
  pen.stroke(rim(0))
  pen.fillStyle = 'rgba(90,28,0,.55)'
  pen.fill(roundedPath(plane, -0.03, -0.03, size + 0.03, size + 0.03, 0.16))
  for (let at = 0; at < board.tiles.length; at++) drawTile(pen, plane, board, at, shutAt(at))
}
