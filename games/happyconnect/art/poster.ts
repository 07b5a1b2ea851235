/** Draws the card and the preview: a board on which all friends are joined. */
import type { Poster } from '../../kit/art/sheet.ts'
import { middleOf } from '../../kit/board/square.ts'
import { hills, sky } from '../../kit/paint/backdrop.ts'
import { glossy } from '../../kit/paint/glossy.ts'
import { PINK } from '../../kit/paint/palette.ts'
import { stamp, type Pen } from '../../kit/paint/sprite.ts'
import { endsOf, gridOf } from '../rules/board.ts'
import { drawBalloon } from '../view/backdrop.ts'
import { drawBody, drawFeatures } from '../view/friend.ts'
import { heart, kindOf } from '../view/kinds.ts'
import { paletteOf } from '../view/looks.ts'
import { drawRibbon } from '../view/ribbons.ts'
import { cellBox, drawTray } from '../view/tray.ts'

const SIZE = 5
const BOARD = { ...gridOf(SIZE), cell: 76, x: 50, y: 12 }
const RADIUS = 0.42 * BOARD.cell
/** Ribbons from face to face, as cell indices. */
const WAYS = [
  [0, 5, 10, 11],
  [1, 2, 3, 8],
  [4, 9, 14],
  [6, 7, 12, 13],
]
const BALLOONS = [
  { x: -66, y: 110, size: 34, kind: 0 },
  { x: 544, y: 86, size: 36, kind: 1 },
  { x: 516, y: 226, size: 26, kind: 2 },
  { x: -34, y: 226, size: 24, kind: 3 },
]

export const poster: Poster = ({ pen, left, right, bake, rays, sparkle, title }) => {
  const palette = paletteOf('')
  const area = { x: left, y: 0, width: right - left, height: 360 }
  sky(pen, area, palette.sky)
  rays(240, 140, '#ffffff20')
  hills(pen, area, '#f08510', 278, 12)
  hills(pen, area, '#d96a00', 316, 8, 2)
  for (const { x, y, size, kind } of BALLOONS)
    stamp(
      pen,
      bake(`balloon${kind}`, size * 3.4, size * 7, (to) => drawBalloon(to, size, kindOf(1, kind))),
      x,
      y,
    )
  const middle = (at: number) => at + (BOARD.cell * SIZE) / 2
  const wide = BOARD.cell * (SIZE + 1.2)
  const tray = bake('tray', wide, wide, (to) => drawTray(to, BOARD, palette.tray))
  stamp(pen, tray, middle(BOARD.x), middle(BOARD.y))
  for (const [pair, way] of WAYS.entries()) {
    const kind = kindOf(1, pair)
    pen.fillStyle = `${kind.tone.light}90`
    for (const cell of way) pen.fill(cellBox(BOARD, cell))
    const path = new Path2D()
    for (const { x, y } of way.map((cell) => middleOf(BOARD, cell))) path.lineTo(x, y)
    drawRibbon(pen, path, BOARD.cell, kind)
    const friend = bake(`friend${pair}`, RADIUS * 4, RADIUS * 4, (to) => {
      drawBody(to, RADIUS, kind)
      drawFeatures(to, RADIUS, 'happy')
    })
    for (const [i, cell] of endsOf(way).entries()) {
      const { x, y } = middleOf(BOARD, cell)
      stamp(pen, friend, x, y, 1, 1, i ? 0.1 : -0.08)
    }
  }
  for (const [x, y, size, turn] of [
    [24, 96, 15, -0.2],
    [458, 122, 14, 0.2],
  ] as const)
    stamp(
      pen,
      bake(`heart${size}`, size * 4, size * 4, (to) => drawHeart(to, size)),
      x,
      y,
      1,
      1,
      turn,
    )
  sparkle([20, 40, 10], [462, 54, 11])
  title('Happy Connect', { size: 60, fill: ['#ffb3d9', '#ff4f9a', '#d81b6a'], edge: '#6b1040' })
}

function drawHeart(pen: Pen, size: number): void {
  pen.strokeStyle = '#fff'
  pen.lineJoin = 'round'
  pen.lineWidth = size * 0.35
  pen.stroke(heart(size))
  glossy(pen, heart(size), size, PINK, { shadow: 0 })
}
