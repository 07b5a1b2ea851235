/** One storey: a glossy slab with windows, lit where it was laid perfectly. */
import type { Pen } from '../kit/sprite.ts'
import { FLAT, plate, seen, STOREY, type Lens } from './lens.ts'
import type { Shade } from './shades.ts'
import type { Slab } from './slab.ts'

export interface Finish {
  /** Thickness in storeys. */
  readonly thick?: number
  readonly lit?: boolean
  /** The top is seen whole, so it gets its gloss. */
  readonly gloss?: boolean
  /** Windows, or a plain wall. */
  readonly windows?: boolean
  /** The storey above hides its top. */
  readonly covered?: boolean
}

/** Below this many pixels a storey is only three flat faces. */
const FAINT = 14
/** Grains from one window to the next, and how wide one is. */
const PITCH = 168
const PANE = 84

export function drawStorey(
  pen: Pen,
  lens: Lens,
  slab: Slab,
  high: number,
  shade: Shade,
  { thick = 1, lit = false, gloss = false, windows = true, covered = false }: Finish = {},
): void {
  const { x, z, w, d } = slab
  const { unit } = lens
  const top = high + thick
  const left = seen(lens, x, z + d, top)
  const front = seen(lens, x + w, z + d, top)
  const right = seen(lens, x + w, z, top)
  const deep = thick * STOREY * unit
  const fine = deep > FAINT

  const wall = (from: typeof left, to: typeof left, colour: string) => {
    pen.fillStyle = colour
    pen.beginPath()
    pen.moveTo(from.x, from.y)
    pen.lineTo(to.x, to.y)
    pen.lineTo(to.x, to.y + deep)
    pen.lineTo(from.x, from.y + deep)
    pen.fill()
  }
  wall(left, front, shade.left)
  wall(front, right, shade.right)
  pen.lineJoin = 'round'
  if (fine) {
    if (windows) {
      panes(pen, left.x, left.y, w, unit, deep, 1, lit ? '#fff2a6' : 'rgba(255,255,255,.34)')
      panes(pen, front.x, front.y, d, unit, deep, -1, lit ? '#ffd766' : 'rgba(20,6,60,.3)')
    }
    // The rim is stroked with the top; here the corners and the foot, all in one.
    pen.strokeStyle = shade.edge
    pen.lineWidth = Math.max(1, unit * 11)
    pen.beginPath()
    pen.moveTo(left.x, left.y)
    pen.lineTo(left.x, left.y + deep)
    pen.lineTo(front.x, front.y + deep)
    pen.lineTo(front.x, front.y)
    pen.moveTo(front.x, front.y + deep)
    pen.lineTo(right.x, right.y + deep)
    pen.lineTo(right.x, right.y)
    pen.stroke()
  }
  if (!covered) drawTop(pen, lens, slab, top, shade, gloss, fine)
  if (!fine) return
  pen.strokeStyle = 'rgba(255,255,255,.6)'
  pen.lineWidth = unit * 20
  pen.beginPath()
  const down = unit * 20
  pen.moveTo(left.x + down, left.y + down * 1.3)
  pen.lineTo(front.x, front.y + down)
  pen.lineTo(right.x - down, right.y + down * 1.3)
  pen.stroke()
}

function drawTop(
  pen: Pen,
  lens: Lens,
  slab: Slab,
  top: number,
  shade: Shade,
  gloss: boolean,
  fine: boolean,
): void {
  const { x, z, w, d } = slab
  pen.fillStyle = shade.top
  if (gloss) {
    const shine = pen.createLinearGradient(0, seen(lens, x, z, top).y, 0, seen(lens, x + w, z + d, top).y)
    shine.addColorStop(0, shade.light)
    shine.addColorStop(1, shade.left)
    pen.fillStyle = shine
  }
  plate(pen, lens, slab, top)
  pen.fill()
  if (!fine) return
  pen.strokeStyle = shade.edge
  pen.lineWidth = Math.max(1, lens.unit * 11)
  pen.stroke()
  if (gloss) drawGloss(pen, lens, slab, top)
}

/** A band of light across the top, as on the cards. */
function drawGloss(pen: Pen, lens: Lens, { x, z, w, d }: Slab, top: number): void {
  pen.fillStyle = 'rgba(255,255,255,.3)'
  pen.beginPath()
  for (const [east, south] of [
    [0.08, 0.08],
    [0.9, 0.08],
    [0.9, 0.26],
    [0.28, 0.3],
    [0.24, 0.92],
    [0.08, 0.92],
  ] as const) {
    const at = seen(lens, x + w * east, z + d * south, top)
    pen.lineTo(at.x, at.y)
  }
  pen.fill()
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
  pen.lineWidth = PANE * unit
  pen.lineCap = 'round'
  pen.beginPath()
  for (let i = 0; i < count; i++) {
    const along = (long / 2 + (i - (count - 1) / 2) * PITCH) * unit
    const top = y + along * slope * FLAT
    pen.moveTo(x + along, top + deep * 0.45)
    pen.lineTo(x + along, top + deep * 0.6)
  }
  pen.stroke()
}
