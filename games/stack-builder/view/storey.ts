/** Draws one storey: a slab with windows, lit if it landed perfectly. */
import { fillPath, pathOf, strokePath } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Slab } from '../rules/slab.ts'
import type { Colours } from './colours.ts'
import { FLAT, rhombus, STOREY, type Lens } from './lens.ts'
import type { OrnamentRow } from './looks.ts'
import type { Sign } from './signs.ts'

export interface StoreyFinish {
  /** Thickness in storeys. */
  readonly thick?: number
  readonly lit?: boolean
  /** Adds gloss to a fully visible top. */
  readonly gloss?: boolean
  readonly windows?: boolean
}

/** Approximate width of a drop of icing, and distance of a thin rim below the edge, in grains. */
const DROP = 120
const BELOW = 20
/** Two strips of light on a top: start along the left edge, width and depth, as fractions of the top. */
const BAND = [
  [0.08, 0.18, 0.84],
  [0.74, 0.82, 0.18],
] as const

export function drawStorey(
  pen: Pen,
  lens: Lens,
  { x, z, w, d }: Slab,
  high: number,
  colours: Colours,
  { thick = 1, lit = false, gloss = false, windows = true }: StoreyFinish = {},
): void {
  const { unit } = lens
  const deep = thick * STOREY * unit
  // Corners of the top: left, then along the two visible walls.
  const [wide, long] = [w * unit, d * unit]
  const leftX = lens.x + (x - z - d) * unit
  const leftY = lens.y + ((x + z + d) * FLAT - (high + thick) * STOREY) * unit
  const frontX = leftX + wide
  const frontY = leftY + wide * FLAT
  const rightX = frontX + long
  const rightY = frontY - long * FLAT

  pen.lineJoin = pen.lineCap = 'round'
  pen.strokeStyle = colours.edge
  pen.lineWidth = unit * 11
  const walls: readonly Wall[] = [
    { x: leftX, y: leftY, long: wide, slope: 1 },
    { x: frontX, y: frontY, long, slope: -1 },
  ]
  for (const [i, wall] of walls.entries()) drawWall(pen, wall, deep, i ? colours.right : colours.left)
  pen.fillStyle = colours.top
  pen.beginPath()
  rhombus(pen, leftX, leftY, wide, long)
  pen.fill()
  pen.stroke()
  if (gloss) {
    // A band of light along the two far edges.
    pen.fillStyle = 'rgba(255,255,255,.3)'
    pen.beginPath()
    for (const [south, w, d] of BAND)
      rhombus(
        pen,
        leftX + wide * 0.08 + long * south,
        leftY + (wide * 0.08 - long * south) * FLAT,
        wide * w,
        long * d,
      )
    pen.fill()
  }
  for (const [i, wall] of walls.entries()) {
    if (windows)
      for (const row of colours.rows) drawRow(pen, wall, row, lightOf(row, lit, colours)[i], deep, unit)
    if (colours.drips) drawDrops(pen, wall, colours.rim, deep, unit)
    if (colours.sign) drawSign(pen, wall, deep, colours.sign)
  }
  const rim = unit * colours.rimWide
  pen.strokeStyle = colours.rim
  pen.lineWidth = rim
  pen.beginPath()
  const down = Math.max(rim / 2, unit * BELOW)
  pen.moveTo(leftX + down, leftY + down * 1.3)
  pen.lineTo(frontX, frontY + down)
  pen.lineTo(rightX - down, rightY + down * 1.3)
  pen.stroke()
}

function drawWall(pen: Pen, { x, y, long, slope }: Wall, deep: number, colour: string): void {
  const [toX, toY] = [x + long, y + long * slope * FLAT]
  pen.fillStyle = colour
  pen.beginPath()
  pen.moveTo(x, y)
  pen.lineTo(toX, toY)
  pen.lineTo(toX, toY + deep)
  pen.lineTo(x, y + deep)
  pen.closePath()
  pen.fill()
  pen.stroke()
}

/** In pixels; runs down to the right (`slope` 1) or up (−1) from its upper left corner. */
interface Wall {
  readonly x: number
  readonly y: number
  readonly long: number
  readonly slope: 1 | -1
}

const lightOf = ({ colours, lit }: OrnamentRow, isLit: boolean, { rim }: Colours) =>
  isLit ? (lit === 'rim' ? [rim, rim] : lit) : colours

function drawRow(
  pen: Pen,
  wall: Wall,
  row: OrnamentRow,
  colour: string | undefined,
  deep: number,
  unit: number,
): void {
  const count = Math.floor((wall.long / unit - 30) / row.pitch)
  pen.lineWidth = row.wide * unit
  drawLines(pen, wall, colour ?? '', count, row.pitch * unit, () => [row.from * deep, row.to * deep])
}

function drawSign(pen: Pen, { x, y, long, slope }: Wall, deep: number, { path, fill, edge }: Sign): void {
  const size = Math.min(deep, long * 0.6)
  pen.save()
  pen.transform(1, FLAT * slope, 0, 1, x + long / 2, y + (long * slope * FLAT + deep) / 2)
  strokePath(pen, pathOf(path, size), edge, size * 0.14)
  fillPath(pen, pathOf(path, size), fill)
  pen.restore()
}

/** Draws drops of icing, every other one longer. */
function drawDrops(pen: Pen, wall: Wall, colour: string, deep: number, unit: number): void {
  const count = Math.max(1, Math.round(wall.long / (DROP * unit)))
  const wide = wall.long / count
  pen.lineWidth = wide
  drawLines(pen, wall, colour, count, wide, (i) => [
    wide / 2,
    Math.max(wide / 2, deep * (i % 2 ? 0.24 : 0.4)),
  ])
}

/** Draws upright lines along a wall, centred. */
function drawLines(
  pen: Pen,
  { x, y, long, slope }: Wall,
  colour: string,
  count: number,
  pitch: number,
  reach: (i: number) => readonly [from: number, to: number],
): void {
  pen.strokeStyle = colour
  pen.beginPath()
  for (let i = 0; i < count; i++) {
    const along = long / 2 + (i - (count - 1) / 2) * pitch
    const top = y + along * slope * FLAT
    const [from, to] = reach(i)
    pen.moveTo(x + along, top + from)
    pen.lineTo(x + along, top + to)
  }
  pen.stroke()
}
