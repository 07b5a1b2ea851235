/** Draws the hedges: one strip per row of the garden, clipped square, leafy, with a few flowers. */
import { blot } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { chance, type Chance } from '../../kit/rules/chance.ts'
import type { Garden } from '../rules/garden.ts'
import { RIM, RISE, type Layout } from './layout.ts'
import type { Palette } from './looks.ts'
import { drawFlower } from './turf.ts'

/** Bands of leaves from the far edge of a hedge's top to the near one. The front is one more band. */
const BANDS = 4
/** Different sprays per band. Drawing every leaf separately dominated the time to the first frame. */
const SPRAYS = 3
/** Width of a spray, in tiles. */
const SPRAY = 0.5
const SHADE = 'rgba(20,60,0,.3)'

type Tones = Palette['hedge']

/** A piece of hedge, in tiles from the garden's corner. */
interface Piece {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Whether its front is visible. */
  readonly front: boolean
}

/** Start and width of a row or column. The rim is narrower than a tile. */
const span = (at: number, end: number): readonly [number, number] =>
  at < 0 ? [-RIM, RIM] : [at, at < end ? 1 : RIM]

/** The hedges of a row and its part of the rim. Rows −1 and `rows` are all rim. */
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

/** Draws one of a band's sprays at x, y; a negative `wide` mirrors it. */
export type Leaves = (pen: Pen, band: number, number: number, x: number, y: number, wide: number) => void

/** Draws the body of the hedges, under the leaves. In tiles, with the garden's corner as the origin. */
export function drawHedges(pen: Pen, pieces: readonly Piece[], tones: Tones): void {
  // Shadows first, so that none falls on a neighbouring hedge; in one path, so that they do not overlap and darken.
  pen.fillStyle = SHADE
  pen.beginPath()
  for (const { x, y, width, height, front } of pieces)
    if (front && height === 1) pen.rect(x - 0.02, y + 0.9, width + 0.1, 0.24)
  pen.fill()
  for (const { x, y, width, height, front } of pieces) {
    pen.fillStyle = front ? tones.front : tones.inside
    pen.beginPath()
    pen.roundRect(x - 0.03, y - RISE, width + 0.06, height + RISE, 0.1)
    pen.fill()
  }
}

/** Draws leaves and flowers on the hedges. */
export function drawFoliage(
  pen: Pen,
  pieces: readonly Piece[],
  seed: number,
  petals: Tones['petals'],
  leaves: Leaves,
): void {
  const dice = chance(seed)
  for (const piece of pieces) drawLeaves(pen, piece, dice, leaves)
  for (const piece of pieces) drawBlossoms(pen, piece, petals, dice)
}

/** Draws a piece's leaves from far to near, in sprays about half a tile wide. */
function drawLeaves(pen: Pen, { x, y, width, height, front }: Piece, dice: Chance, leaves: Leaves): void {
  const across = Math.round(width * 2)
  const size = width / across / SPRAY
  const put = (band: number, at: number) => {
    for (let i = 0; i < across; i++) {
      const mirrored = dice.pick([-1, 1])
      leaves(pen, band, dice.int(SPRAYS), x + ((i + 0.5) / across) * width, at, mirrored * size)
    }
  }
  // Darker leaves hang over the front; lighter ones cover the top and overlap its edges.
  if (front) put(BANDS, y + height - RISE / 2)
  const bands = Math.ceil(height * BANDS)
  for (let i = 0; i < bands; i++)
    put(Math.floor((i / bands) * BANDS), y - RISE + ((i + 0.5) / bands) * (height - 0.04))
}

/** Draws a spray around the origin, in tiles. */
export function drawSpray(pen: Pen, band: number, number: number, { leaves, hanging }: Tones): void {
  const dice = chance(band * SPRAYS + number + 1)
  const isFront = band === BANDS
  const count = isFront ? 8 : 7
  for (let i = 0; i < count; i++) {
    const down = i / count
    const light = isFront ? i % 2 : Math.floor((1 - (band + down) / BANDS) * 2.4 + dice.fraction() * 1.9)
    const long = isFront ? 0.09 : 0.085 + dice.fraction() * 0.05
    blot(
      pen,
      isFront && light ? hanging : (leaves[Math.min(3, light)] ?? leaves[0]),
      (dice.fraction() - 0.5) * SPRAY,
      (down - 0.5) * (isFront ? RISE : 1 / BANDS),
      long,
      long * 0.62,
      dice.fraction() * 3,
    )
  }
}

function drawBlossoms(pen: Pen, { x, y, width, height }: Piece, petals: Tones['petals'], dice: Chance): void {
  for (let i = 0; i < width * height * 2; i++) {
    if (dice.int(3) > 0) continue
    const [dx, dy] = [0.15 + dice.fraction() * 0.7, 0.15 + dice.fraction() * 0.6]
    drawFlower(pen, x + dx * width, y - RISE + dy * height, 0.085 + dice.fraction() * 0.03, dice.pick(petals))
  }
}
