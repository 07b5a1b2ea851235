/** Draws everything that rests behind the flowers: the evening, and the bed. */
import { starryEvening, whole } from '../../kit/paint/backdrop.ts'
import { blot, downwards, type Fill } from '../../kit/paint/brush.ts'
import { type Bake, type Pen, stamp } from '../../kit/paint/sprite.ts'
import type { SquareBoard } from '../../kit/board/square.ts'
import { queuePoint } from './layout.ts'
import type { Palette } from './looks.ts'

/** The radii of the hollows for the flower to plant and for the one after it, in cells. */
const QUEUE = [
  [0, 0.43],
  [1, 0.28],
] as const

interface Size {
  readonly width: number
  readonly height: number
}

export function drawEvening(pen: Pen, bake: Bake, { width, height }: Size): void {
  const sky = bake('sky', width, height, (sheet) => starryEvening(sheet, whole(width, height)), 1)
  stamp(pen, sky, width / 2, height / 2)
}

const WOOD = ['#c58a52', '#8f5a2e', '#6b3f1d']
const HOLLOW = '#ffffff1c'

/** A wooden frame with a hollow for each flower, and a sign with the next two above it. */
export function drawBed(pen: Pen, bake: Bake, board: SquareBoard, { soil }: Palette): void {
  const { x, y, cell, columns, rows } = board
  const [width, height] = [columns * cell, rows * cell]
  const rim = cell * 0.12
  // The sheet is higher than the bed by a sign above, and as much below.
  const bed = bake(`bed${cell}`, width + rim * 4, height + cell * 2.4, (sheet) => {
    const box = (left: number, top: number, wide: number, high: number, corner: number, fill: Fill) => {
      sheet.fillStyle = fill
      sheet.beginPath()
      sheet.roundRect(left, top, wide, high, corner * cell)
      sheet.fill()
    }
    const around = (margin: number, corner: number, fill: Fill) =>
      box(-width / 2 - margin, -height / 2 - margin, width + margin * 2, height + margin * 2, corner, fill)
    const [left, top] = [-width / 2, -height / 2]
    const wood = downwards(sheet, top - cell, -top + rim, WOOD)
    box(-cell, top - cell * 1.05, cell * 2, cell * 1.2, 0.2, wood)
    box(-cell * 0.92, top - cell * 0.97, cell * 1.84, cell * 0.9, 0.16, soil)
    around(rim, 0.24, wood)
    around(rim * 0.2, 0.16, soil)
    for (let i = 0; i < columns * rows; i++)
      box(
        left + ((i % columns) + 0.06) * cell,
        top + (Math.floor(i / columns) + 0.06) * cell,
        cell * 0.88,
        cell * 0.88,
        0.22,
        HOLLOW,
      )
    for (const [place, radius] of QUEUE) {
      const { x: middle, y: height } = queuePoint({ ...board, x: left, y: top }, place)
      blot(sheet, HOLLOW, middle, height, radius * cell)
    }
  })
  stamp(pen, bed, x + width / 2, y + height / 2)
}
