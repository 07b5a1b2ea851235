/** One storey: a glossy slab with windows, lit where it was laid perfectly. */
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Slab } from '../rules/slab.ts'
import type { Colours } from './colours.ts'
import { FLAT, rhombus, STOREY, type Lens } from './lens.ts'

export interface Finish {
  /** Thickness in storeys. */
  readonly thick?: number
  readonly lit?: boolean
  /** The top is seen whole, so it gets its gloss. */
  readonly gloss?: boolean
  /** Windows, or a plain wall. */
  readonly windows?: boolean
}

/** Grains from one window to the next, and how wide one is. */
const PITCH = 168
const PANE = 84
/** Two strips of light on a top: where each begins along its left edge and its two sides, as parts of the top's. */
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
  { thick = 1, lit = false, gloss = false, windows = true }: Finish = {},
): void {
  const { unit } = lens
  const deep = thick * STOREY * unit
  // The corners of its top: the left one, then along the two walls that are seen.
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
  wall(pen, leftX, leftY, frontX, frontY, deep, colours.left)
  wall(pen, frontX, frontY, rightX, rightY, deep, colours.right)
  pen.fillStyle = colours.top
  pen.beginPath()
  rhombus(pen, leftX, leftY, wide, long)
  pen.fill()
  pen.stroke()
  if (gloss) {
    // A band of light along the two far edges, as on the cards.
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
  if (windows) {
    pen.lineWidth = PANE * unit
    panes(pen, leftX, leftY, w, unit, deep, 1, lit ? '#fff2a6' : 'rgba(255,255,255,.34)')
    panes(pen, frontX, frontY, d, unit, deep, -1, lit ? '#ffd766' : 'rgba(20,6,60,.3)')
  }
  pen.strokeStyle = 'rgba(255,255,255,.6)'
  pen.lineWidth = unit * 20
  pen.beginPath()
  const down = unit * 20
  pen.moveTo(leftX + down, leftY + down * 1.3)
  pen.lineTo(frontX, frontY + down)
  pen.lineTo(rightX - down, rightY + down * 1.3)
  pen.stroke()
}

function wall(pen: Pen, x: number, y: number, toX: number, toY: number, deep: number, colour: string): void {
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

/** A row of windows on a wall that runs down to the right (`slope` 1) or up (−1): short thick lines with round ends. */
function panes(
  pen: Pen,
  x: number,
  y: number,
  long: number,
  unit: number,
  deep: number,
  slope: 1 | -1,
  colour: string,
): void {
  const count = Math.floor((long - 30) / PITCH)
  pen.strokeStyle = colour
  pen.beginPath()
  for (let i = 0; i < count; i++) {
    const along = (long / 2 + (i - (count - 1) / 2) * PITCH) * unit
    const top = y + along * slope * FLAT
    pen.moveTo(x + along, top + deep * 0.45)
    pen.lineTo(x + along, top + deep * 0.6)
  }
  pen.stroke()
}
