/** The stepping tiles and the slab that they lie on. */
import { downwards, fillPath } from '../../kit/paint/brush.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { castShadow } from '../../kit/paint/shadow.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { HEDGE, type Board } from '../rules/board.ts'
import { cellPath, middleOf, roundedPath, type Layout } from './layout.ts'
import type { Palette } from './looks.ts'

interface Shades {
  readonly top: string
  readonly low: string
  readonly side: string
}

const GRASS: Shades = { top: '#8fe07a', low: '#3fae4f', side: '#0b6a35' }
const SOIL: Shades = { top: '#9a4a1c', low: '#7c3510', side: '#5d2106' }
const BARRED: Shades = { top: '#ecd0c0', low: '#dcb9a8', side: '#7b3524' }

/** The side of a tile and the joint around it, in cells. */
const THICK = 0.11
const JOINT = 0.045

/** `shut`: behind a gate. */
function shadesOf({ goal, tiles }: Board, cell: number, shut: boolean, { stone }: Palette): Shades {
  if (tiles[cell] === HEDGE) return SOIL
  if (shut) return BARRED
  if (cell === goal) return GRASS
  const { top, lows, side } = stone
  return { top, low: lows[(cell * 7 + tiles.length) % lows.length] ?? top, side }
}

/** One tile, pressed down by `down` of its thickness. */
export function drawTile(
  pen: Pen,
  palette: Palette,
  layout: Layout,
  board: Board,
  cell: number,
  shut: boolean,
  down = 0,
): void {
  const { x, y, scale } = middleOf(layout, cell)
  const unit = layout.cell * scale
  const shades = shadesOf(board, cell, shut, palette)
  const isFlat = board.tiles[cell] === HEDGE
  const sunk = (isFlat ? 0.8 : down) * THICK * unit
  const top = sunk - THICK * unit * 0.5
  if (down > 0) fillPath(pen, cellPath(layout, cell, JOINT * 0.4), palette.ground)
  fillPath(pen, cellPath(layout, cell, JOINT, THICK * unit * 0.5), shades.side)
  fillPath(
    pen,
    cellPath(layout, cell, JOINT, top),
    downwards(pen, y - unit / 2, y + unit / 2, [shades.top, shades.low]),
  )
  if (isFlat) return
  pen.strokeStyle = 'rgba(255,255,255,.55)'
  pen.lineWidth = Math.max(1, unit * 0.02)
  pen.stroke(cellPath(layout, cell, JOINT * 2, top))
  if (cell === board.goal) return
  // A gate covers the lower half of its tile, so the number moves up.
  const [lower, size] = shut ? [-0.17, 0.46] : [0.03, 0.56]
  letter(pen, String(board.tiles[cell]), x, y + sunk + unit * lower, unit * size, {
    fill: palette.stone.ink,
    edge: 'rgba(255,255,255,.8)',
    outline: 0.08,
  })
}

/** The slab with all its tiles; `shutAt` says which are behind gates. */
export function drawBoard(
  pen: Pen,
  palette: Palette,
  layout: Layout,
  board: Board,
  shutAt: (cell: number) => boolean,
): void {
  const { size, cell, near, height } = layout
  const rim = (down: number) => roundedPath(layout, -0.2, -0.2, size + 0.2, size + 0.2, 0.3, down)
  const wide = (size + 0.4) * cell
  const area = {
    x: layout.x - wide / 2,
    y: near - height - cell * 0.2,
    width: wide,
    height: height + cell * 0.6,
  }
  const shadow = { colour: 'rgba(70,15,0,.55)', blur: cell * 0.5, fall: cell * 0.22 }
  const foot = rim(cell * 0.2)
  castShadow(pen, area, shadow, (to) => fillPath(to, foot, palette.ground))
  fillPath(pen, foot, palette.ground)
  fillPath(pen, rim(0), downwards(pen, near - height, near, palette.slab))
  pen.strokeStyle = `${palette.stone.lows[1]}99`
  pen.lineWidth = Math.max(1.5, cell * 0.035)
  pen.stroke(rim(0))
  fillPath(pen, roundedPath(layout, -0.03, -0.03, size + 0.03, size + 0.03, 0.16), `${palette.ground}8c`)
  for (let at = 0; at < board.tiles.length; at++) drawTile(pen, palette, layout, board, at, shutAt(at))
}
