/** Draws everything that rests behind the buds: the evening, and the window box that they grow in. */
import type { SquareBoard } from '../../kit/board/square.ts'
import { starryEvening, whole } from '../../kit/paint/backdrop.ts'
import { blot, downwards, line } from '../../kit/paint/brush.ts'
import { GREEN } from '../../kit/paint/palette.ts'
import { type Bake, type Pen, stamp } from '../../kit/paint/sprite.ts'
import { BELOW } from './layout.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** The height of the window box, in cells. */
const BOX = 0.62
/** Width and height of a brick, in CSS pixels. */
const BRICK = [64, 26] as const
const WOOD = ['#c58a52', '#8f5a2e', '#6b3f1d']

export function drawEvening(pen: Pen, bake: Bake, { width, height }: Size): void {
  const sky = bake('sky', width, height, (sheet) => starryEvening(sheet, whole(width, height)), 1)
  stamp(pen, sky, width / 2, height / 2)
}

/** A stem with two leaves, down from the origin. */
function drawStem(sheet: Pen, x: number, cell: number, length: number): void {
  sheet.strokeStyle = GREEN.deep
  sheet.lineWidth = cell * 0.07
  line(sheet, x, 0, x, length)
  for (const side of [-1, 1])
    blot(sheet, GREEN.true, x + side * cell * 0.13, length * 0.72, cell * 0.15, cell * 0.06, side * -0.5)
}

/** A sill, and the bricks of the wall below it. */
function drawWall(pen: Pen, bake: Bake, { width, height }: Size, { y, cell }: SquareBoard): void {
  const top = y + (1 + BELOW) * cell
  const tall = height - top
  const wall = bake(`wall${top}`, width, tall, (sheet) => {
    sheet.fillStyle = downwards(sheet, -tall / 2, tall / 2, ['#4b2f8a', '#2b1a57'])
    sheet.fillRect(-width / 2, -tall / 2, width, tall)
    sheet.fillStyle = '#ffffff0f'
    for (let row = 0; row * BRICK[1] < tall; row++)
      for (let x = row % 2 ? 0 : -BRICK[0] / 2; x < width; x += BRICK[0])
        sheet.fillRect(x - width / 2, row * BRICK[1] - tall / 2, BRICK[0] - 4, BRICK[1] - 4)
    sheet.fillStyle = '#9a7fd0'
    sheet.fillRect(-width / 2, -tall / 2, width, cell * 0.12)
  })
  stamp(pen, wall, width / 2, top + tall / 2)
}

/** The sprite's origin is the middle of the row. */
export function drawWindowBox(pen: Pen, bake: Bake, size: Size, board: SquareBoard): void {
  drawWall(pen, bake, size, board)
  const { x, y, cell, columns } = board
  const [width, height] = [columns * cell, cell * BOX]
  const top = (0.5 + BELOW) * cell - height
  const sheetHeight = (top + height) * 2 + cell
  const box = bake(`box${columns}${cell}`, width + cell, sheetHeight, (sheet) => {
    for (let i = 0; i < columns; i++) drawStem(sheet, (i + 0.5) * cell - width / 2, cell, top + cell * 0.1)
    blot(sheet, '#3b2233', 0, top + cell * 0.05, width * 0.47, cell * 0.12)
    sheet.fillStyle = downwards(sheet, top, top + height, WOOD)
    sheet.beginPath()
    sheet.roundRect(-width / 2, top + cell * 0.08, width, height - cell * 0.08, cell * 0.12)
    sheet.fill()
    sheet.beginPath()
    sheet.roundRect(-width / 2 - cell * 0.1, top, width + cell * 0.2, cell * 0.16, cell * 0.08)
    sheet.fill()
    sheet.strokeStyle = '#54300f80'
    sheet.lineWidth = Math.max(1, cell * 0.025)
    line(sheet, -width * 0.47, top + height * 0.62, width * 0.47, top + height * 0.62)
  })
  stamp(pen, box, x + width / 2, y + cell / 2)
}
