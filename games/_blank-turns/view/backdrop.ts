/** Draws everything that rests behind the flowers: the evening, and the bed. */
import { evening, whole } from '../../kit/paint/backdrop.ts'
import { type Bake, type Pen, stamp } from '../../kit/paint/sprite.ts'
import type { SquareBoard } from '../../kit/board/square.ts'
import type { Palette } from './looks.ts'

interface Size {
  readonly width: number
  readonly height: number
}

export function drawEvening(pen: Pen, bake: Bake, { width, height }: Size): void {
  const sky = bake('sky', width, height, (sheet) => evening(sheet, whole(width, height)), 1)
  stamp(pen, sky, width / 2, height / 2)
}

/** A wooden frame with a hollow for each flower. */
export function drawBed(
  pen: Pen,
  bake: Bake,
  { x, y, cell, columns, rows }: SquareBoard,
  { soil }: Palette,
): void {
  const [width, height] = [columns * cell, rows * cell]
  const rim = cell * 0.12
  const bed = bake(`bed${cell}`, width + rim * 4, height + rim * 4, (sheet) => {
    const box = (margin: number, corner: number, fill: string) => {
      sheet.fillStyle = fill
      sheet.beginPath()
      sheet.roundRect(
        -width / 2 - margin,
        -height / 2 - margin,
        width + margin * 2,
        height + margin * 2,
        corner,
      )
      sheet.fill()
    }
    box(rim, cell * 0.24, '#8a5a3a')
    box(rim * 0.2, cell * 0.16, soil)
    sheet.fillStyle = '#ffffff1c'
    for (let i = 0; i < columns * rows; i++) {
      const left = ((i % columns) + 0.06) * cell - width / 2
      const top = (Math.floor(i / columns) + 0.06) * cell - height / 2
      sheet.beginPath()
      sheet.roundRect(left, top, cell * 0.88, cell * 0.88, cell * 0.22)
      sheet.fill()
    }
  })
  stamp(pen, bed, x + width / 2, y + height / 2)
}
