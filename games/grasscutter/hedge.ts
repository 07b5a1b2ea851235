/** Hedges: one strip for each row of the garden, clipped square, leafy, with a flower here and there. */
import { chance, type Chance } from '../kit/chance.ts'
import type { Pen } from '../kit/sprite.ts'
import type { Garden } from './garden.ts'
import { RIM, RISE, type Layout } from './layout.ts'
import { drawFlower } from './turf.ts'

const LEAVES = ['#1c7a35', '#26903f', '#37a94c', '#55c25c'] as const
const PETALS = ['#fff', '#ff7ab8', '#fff', '#ffb3e1'] as const

/** A piece of hedge, in tiles from the garden's corner. */
interface Piece {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Whether its front can be seen. */
  readonly front: boolean
}

/** The row's hedges with what belongs to it of the rim; rows −1 and `rows` are the rim alone. */
export function piecesOf(garden: Garden, { columns, rows, stride }: Layout, row: number): Piece[] {
  const isHedge = (column: number, line: number) =>
    column < 0 || column >= columns || line < 0 || line >= rows || garden[line * stride + column] === '#'
  if (row < 0 || row >= rows) {
    const y = row < 0 ? -RIM : rows
    const whole = { x: -RIM, y, width: columns + RIM * 2, height: RIM, front: row >= rows }
    if (row >= rows) return [whole]
    // The far side's front shows wherever lawn begins before it.
    return [
      whole,
      ...Array.from({ length: columns }, (_, x) => ({ x, y, width: 1, height: RIM, front: !isHedge(x, 0) })),
    ]
  }
  const pieces: Piece[] = []
  for (let column = -1; column <= columns; column++) {
    if (!isHedge(column, row)) continue
    const [x, width] = column < 0 ? [-RIM, RIM] : column === columns ? [columns, RIM] : [column, 1]
    pieces.push({ x, y: row, width, height: 1, front: !isHedge(column, row + 1) })
  }
  return pieces
}

/** Draws in tiles, with the garden's corner as the origin. */
export function drawPieces(pen: Pen, pieces: readonly Piece[], seed: number): void {
  const dice = chance(seed)
  // Shade first, so that no hedge lies in the shade of its neighbour.
  pen.fillStyle = 'rgba(20,60,0,.3)'
  for (const { x, y, width, height, front } of pieces)
    if (front) pen.fillRect(x - 0.02, y + height - 0.1, width + 0.1, 0.24)
  for (const { x, y, width, height, front } of pieces) {
    pen.fillStyle = front ? '#0c4f22' : '#187030'
    pen.beginPath()
    pen.roundRect(x - 0.03, y - RISE, width + 0.06, height + RISE, 0.1)
    pen.fill()
  }
  for (const piece of pieces) leaf(pen, piece, dice)
  for (const piece of pieces) bloom(pen, piece, dice)
}

function leaf(pen: Pen, { x, y, width, height, front }: Piece, dice: Chance): void {
  const top = y - RISE
  const count = Math.round(46 * width * height) + 6
  // Darker leaves hang over the front, lighter ones cover the top and stand out over its edges.
  if (front)
    for (let i = 0; i < width * 16; i++) {
      const at = y + height - RISE + dice.fraction() * RISE * 0.9
      drawLeaf(pen, x + dice.fraction() * width, at, 0.085, dice, i % 3 ? '#126329' : LEAVES[0])
    }
  for (let i = 0; i < count; i++) {
    const along = dice.fraction()
    const down = i / count
    const shade = Math.min(3, Math.floor((1 - down) * 2.4 + dice.fraction() * 1.9))
    const size = 0.08 + dice.fraction() * 0.05
    drawLeaf(pen, x + along * width, top + 0.02 + down * (height - 0.06), size, dice, LEAVES[shade] ?? LEAVES[0])
  }
}

function drawLeaf(pen: Pen, x: number, y: number, size: number, dice: Chance, colour: string): void {
  pen.fillStyle = colour
  pen.beginPath()
  pen.ellipse(x, y, size, size * 0.62, dice.fraction() * Math.PI, 0, Math.PI * 2)
  pen.fill()
}

function bloom(pen: Pen, { x, y, width, height }: Piece, dice: Chance): void {
  for (let i = 0; i < width * height * 2; i++) {
    if (dice.int(3) > 0) continue
    const [dx, dy] = [0.15 + dice.fraction() * 0.7, 0.15 + dice.fraction() * 0.6]
    drawFlower(pen, x + dx * width, y - RISE + dy * height, 0.085 + dice.fraction() * 0.03, dice.pick(PETALS))
  }
}
