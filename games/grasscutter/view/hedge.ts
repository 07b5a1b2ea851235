/** Hedges: one strip for each row of the garden, clipped square, leafy, with a flower here and there. */
import { blot } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { chance, type Chance } from '../../kit/rules/chance.ts'
import type { Garden } from '../rules/garden.ts'
import { RIM, RISE, type Layout } from './layout.ts'
import { drawFlower } from './turf.ts'

const LEAVES = ['#10643f', '#18794a', '#249158', '#43ad6c'] as const
const SHADE = 'rgba(20,60,0,.3)'
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

/** Where a row or column begins, and how wide it is: the rim is narrower. */
const span = (at: number, end: number): readonly [number, number] =>
  at < 0 ? [-RIM, RIM] : [at, at < end ? 1 : RIM]

/** The hedges of a row and its part of the rim; rows −1 and `rows` are nothing but rim. */
export function hedgesOf(garden: Garden, { columns, rows, stride }: Layout, row: number): Piece[] {
  const isHedge = (column: number, line: number) =>
    column < 0 || column >= columns || line < 0 || line >= rows || garden[line * stride + column] === '#'
  const [y, height] = span(row, rows)
  return Array.from({ length: columns + 2 }, (_, i) => i - 1)
    .filter((column) => isHedge(column, row))
    .map((column) => {
      const [x, width] = span(column, columns)
      return { x, y, width, height, front: row === rows || !isHedge(column, row + 1) }
    })
}

/** Draws in tiles, with the garden's corner as the origin. */
export function drawHedges(pen: Pen, pieces: readonly Piece[], seed: number): void {
  const dice = chance(seed)
  // Shade first, so that no hedge lies in the shade of its neighbour; in one path, so that no shade is doubled.
  pen.fillStyle = SHADE
  pen.beginPath()
  for (const { x, y, width, height, front } of pieces)
    if (front && height === 1) pen.rect(x - 0.02, y + 0.9, width + 0.1, 0.24)
  pen.fill()
  for (const { x, y, width, height, front } of pieces) {
    pen.fillStyle = front ? '#083f2a' : '#0f5c3a'
    pen.beginPath()
    pen.roundRect(x - 0.03, y - RISE, width + 0.06, height + RISE, 0.1)
    pen.fill()
  }
  for (const piece of pieces) drawLeaves(pen, piece, dice)
  for (const piece of pieces) drawBlossoms(pen, piece, dice)
}

function drawLeaves(pen: Pen, { x, y, width, height, front }: Piece, dice: Chance): void {
  const drawLeaf = (at: number, size: number, colour: string) =>
    blot(pen, colour, x + dice.fraction() * width, at, size, size * 0.62, dice.fraction() * 3)
  // Darker leaves hang over the front, lighter ones cover the top and stand out over its edges.
  if (front)
    for (let i = 0; i < width * 16; i++)
      drawLeaf(y + height - dice.fraction() * RISE, 0.085, i % 3 ? '#0b5034' : LEAVES[0])
  const count = Math.round(46 * width * height) + 6
  for (let i = 0; i < count; i++) {
    const down = i / count
    const shade = Math.min(3, Math.floor((1 - down) * 2.4 + dice.fraction() * 1.9))
    drawLeaf(
      y - RISE + 0.02 + down * (height - 0.06),
      0.08 + dice.fraction() * 0.05,
      LEAVES[shade] ?? LEAVES[0],
    )
  }
}

function drawBlossoms(pen: Pen, { x, y, width, height }: Piece, dice: Chance): void {
  for (let i = 0; i < width * height * 2; i++) {
    if (dice.int(3) > 0) continue
    const [dx, dy] = [0.15 + dice.fraction() * 0.7, 0.15 + dice.fraction() * 0.6]
    drawFlower(pen, x + dx * width, y - RISE + dy * height, 0.085 + dice.fraction() * 0.03, dice.pick(PETALS))
  }
}
