/** Draws the stepping tiles and the slab under them. */
import { blot, downwards, fillPath, pathOf, strokePath } from '../../kit/paint/brush.ts'
import { letter } from '../../kit/paint/lettering.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { BURROW, CRACKED, HEDGE, ICE, SPROUT, type Board } from '../rules/board.ts'
import { growthAt, isBroken, numberAt, terrainOf } from '../rules/terrain.ts'
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
const FROZEN: Shades = { top: '#f2fdff', low: '#8fd6f4', side: '#3f8fbd' }
const LEAFY: Shades = { top: '#f6ffe0', low: '#c3e88c', side: '#4f8a26' }
const EARTH: Shades = { top: '#c98a52', low: '#a0612c', side: '#5d2f0c' }

/** Drawings on the tiles, in hundredths of a cell. */
const CRACKS = 'M-44-30L-27-22L-33-6M44-12L30-2L34 14L20 24M-30 44L-22 31'
const GLINTS = 'M-30 4L-6-26M-22 22L24-30'
const LEAVES = 'M-2 14V2Q-16 4-15-9Q-3-9 0-1Q3-9 15-9Q16 4 2 2V14Z'

/** Height of a tile's side and width of the joint around it, in cells. */
const THICK = 0.11
const JOINT = 0.045

/** `shut`: the tile has a closed gate. */
function shadesOf({ goal, tiles, ground }: Board, cell: number, shut: boolean, { stone }: Palette): Shades {
  if (tiles[cell] === HEDGE) return SOIL
  if (shut) return BARRED
  if (cell === goal) return GRASS
  const special = { [ICE]: FROZEN, [SPROUT]: LEAFY, [BURROW]: EARTH }[ground[cell] ?? '']
  if (special) return special
  const { top, lows, side } = stone
  return { top, low: lows[(cell * 7 + tiles.length) % lows.length] ?? top, side }
}

/** Draws one tile in its current state, pressed down by `down` of its thickness. */
export function drawTile(
  pen: Pen,
  palette: Palette,
  layout: Layout,
  board: Board,
  cell: number,
  shut: boolean,
  memory = 0,
  down = 0,
): void {
  const { x, y, scale } = middleOf(layout, cell)
  const unit = layout.cell * scale
  const terrain = terrainOf(board)
  const kind = board.ground[cell]
  const isFlat = board.tiles[cell] === HEDGE
  if (isBroken(terrain, memory, cell)) {
    fillPath(
      pen,
      cellPath(layout, cell, JOINT),
      downwards(pen, y - unit / 2, y + unit / 2, ['#12080a', palette.ground]),
    )
    return
  }
  const shades = shadesOf(board, cell, shut, palette)
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
  if (kind === ICE) {
    drawSigns(pen, GLINTS, x, y + top, unit, FROZEN.side, 0.16)
    return drawSigns(pen, GLINTS, x, y + top, unit, '#fff', 0.07)
  }
  if (kind === CRACKED) drawSigns(pen, CRACKS, x, y + top, unit, palette.stone.ink, 0.035)
  if (kind === BURROW) {
    blot(pen, '#4a2308', x, y + top + unit * 0.02, unit * 0.4, unit * 0.36)
    blot(pen, '#1d0b03', x, y + top + unit * 0.06, unit * 0.36, unit * 0.3)
  }
  // One pair of leaves at first, and one more each time it grew.
  if (kind === SPROUT)
    for (let pair = growthAt(terrain, memory, cell); pair >= 0; pair--)
      drawSigns(pen, LEAVES, x + unit * 0.31, y + top - unit * (0.2 + 0.11 * pair), unit, '#3f9a26')
  // A gate covers the lower half of its tile, so the number moves up.
  const [lower, size] = shut ? [-0.17, 0.46] : [0.03, palette.strong ? 0.82 : 0.56]
  const isDark = kind === BURROW
  letter(pen, String(numberAt(terrain, memory, cell)), x, y + sunk + unit * lower, unit * size, {
    fill: isDark ? '#fff3dc' : palette.stone.ink,
    edge: isDark ? '#1d0b03' : 'rgba(255,255,255,.8)',
    outline: 0.08,
  })
}

/** Strokes a path with this width, in cells; fills it if there is no width. */
function drawSigns(
  pen: Pen,
  path: string,
  x: number,
  y: number,
  unit: number,
  colour: string,
  width = 0,
): void {
  pen.save()
  pen.translate(x, y)
  if (width) strokePath(pen, pathOf(path, unit), colour, unit * width)
  else fillPath(pen, pathOf(path, unit), colour)
  pen.restore()
}

/** Draws the slab with all its tiles; `shutAt` tells which have a closed gate. */
export function* drawBoard(
  pen: Pen,
  palette: Palette,
  layout: Layout,
  board: Board,
  shutAt: (cell: number) => boolean,
): Iterable<unknown> {
  const { columns, rows, cell, near, height } = layout
  const rim = (down: number) => roundedPath(layout, -0.2, -0.2, columns + 0.2, rows + 0.2, 0.3, down)
  const foot = rim(cell * 0.2)
  // A stepped shadow: a blurred one of this size is slow.
  for (let reach = 5; reach > 0; reach--) strokePath(pen, rim(cell * 0.34), '#460f001a', cell * 0.12 * reach)
  fillPath(pen, foot, palette.ground)
  fillPath(pen, rim(0), downwards(pen, near - height * 2, near, [palette.ground, palette.slab]))
  pen.strokeStyle = `${palette.stone.lows[1]}99`
  pen.lineWidth = Math.max(1.5, cell * 0.035)
  pen.stroke(rim(0))
  fillPath(pen, roundedPath(layout, -0.03, -0.03, columns + 0.03, rows + 0.03, 0.16), `${palette.ground}8c`)
  for (let at = 0; at < board.tiles.length; at++) {
    if (at % columns === 0) yield
    drawTile(pen, palette, layout, board, at, shutAt(at))
  }
}
