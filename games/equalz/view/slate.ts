/** Draws the slate: an abacus frame with hollows for the digits, and brass rods for the beads of the targets. */
import { downwards, line } from '../../kit/paint/brush.ts'
import { castShadow } from '../../kit/paint/shadow.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import { columnOf } from '../../kit/rules/grid.ts'
import { bedLine, cellsOf, isRow, type NumberGrid } from '../rules/lines.ts'
import { beadMiddle, cellMiddle, middle, slateMiddle, type Layout } from './layout.ts'
import type { Palette } from './looks.ts'

/** How far shadow and rim extend, in cells. */
const AROUND = 0.5

type Bed = NumberGrid['bed']

export function stampSlate(pen: Pen, layout: Layout, bed: Bed, bake: Bake, palette: Palette): void {
  const { slate, cell } = layout
  const { x, y } = slateMiddle(layout)
  const room = slate.side + cell * AROUND * 2
  const sprite = bake(`slate${bed.join()}`, room, room, (to) => {
    to.translate(-x, -y)
    drawSlate(to, layout, palette, bed)
  })
  stamp(pen, sprite, x, y)
}

export function drawSlate(pen: Pen, layout: Layout, { rim, shades }: Palette, bed: Bed = []): void {
  const { slate, cell, size } = layout
  const { x, y, side } = slate
  const round = cell * 0.36
  const box = (inset: number, corner: number) => {
    pen.beginPath()
    pen.roundRect(x + inset, y + inset, side - inset * 2, side - inset * 2, corner)
  }
  const shadow = { colour: 'rgba(8,4,50,.65)', blur: cell * 0.35, fall: cell * 0.12 }
  castShadow(pen, { x, y, width: side, height: side }, shadow, (to) => {
    to.beginPath()
    to.roundRect(x, y, side, side, round)
    to.fill()
  })
  pen.fillStyle = downwards(pen, y, y + side, rim)
  box(0, round)
  pen.fill()
  pen.fillStyle = downwards(pen, y, y + side, [shades[2], shades[1]])
  box(cell * 0.05, round * 0.88)
  pen.fill()
  drawRods(pen, layout, shades)
  drawBed(pen, layout, bed)
  // A shallow hollow for each digit.
  pen.fillStyle = `${shades[0]}66`
  for (let at = 0; at < size * size; at++) {
    const { x: cx, y: cy } = cellMiddle(layout, at)
    pen.beginPath()
    pen.roundRect(cx - cell * 0.475, cy - cell * 0.475, cell * 0.95, cell * 0.95, cell * 0.22)
    pen.fill()
  }
}

function drawRods(pen: Pen, layout: Layout, shades: Palette['shades']): void {
  const { cell, size, slate } = layout
  pen.lineCap = 'round'
  const end = slate.x + slate.side - cell * 0.05
  const foot = slate.y + slate.side - cell * 0.05
  for (let at = 0; at < size * 2; at++) {
    const bead = beadMiddle(layout, at)
    for (const [colour, wide] of [
      [shades[0], 0.07],
      ['#c9a45a', 0.035],
    ] as const) {
      pen.strokeStyle = colour
      pen.lineWidth = cell * wide
      if (isRow(size, at)) line(pen, bead.x - cell * 0.5, bead.y, end, bead.y)
      else line(pen, bead.x, bead.y - cell * 0.5, bead.x, foot)
    }
  }
  // An equals sign in the corner, which the bead of the bed covers.
  const corner = middle(layout, size, size)
  pen.fillStyle = `${shades[5]}80`
  for (const up of [-1, 1]) {
    pen.beginPath()
    pen.roundRect(
      corner.x - cell * 0.18,
      corner.y + up * cell * 0.1 - cell * 0.045,
      cell * 0.36,
      cell * 0.09,
      cell * 0.045,
    )
    pen.fill()
  }
}

/** Draws soil in the hollows of the bed, and a box hedge around it. */
function drawBed(pen: Pen, layout: Layout, bed: Bed): void {
  const { cell, size } = layout
  pen.fillStyle = '#2f5a1f'
  traceBed(pen, layout, bed)
  pen.fill()
  pen.strokeStyle = '#a6ec5c'
  pen.lineWidth = cell * 0.075
  pen.lineCap = 'round'
  const half = cell / 2
  for (const at of bed) {
    const { x, y } = cellMiddle(layout, at)
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const isInside =
        bed.includes(at + dy * size + dx) && columnOf(size, at + dx) - columnOf(size, at) === dx
      if (!isInside)
        line(pen, x + (dx - dy) * half, y + (dy - dx) * half, x + (dx + dy) * half, y + (dy + dx) * half)
    }
  }
}

function traceBed(pen: Pen, layout: Layout, bed: Bed): void {
  const { cell } = layout
  pen.beginPath()
  for (const at of bed) {
    const { x, y } = cellMiddle(layout, at)
    pen.rect(x - cell / 2, y - cell / 2, cell, cell)
  }
}

/** Traces the strip of the slate that a line covers, with its bead. */
export function traceLine(pen: Pen, layout: Layout, grid: NumberGrid, at: number): void {
  const { cell, size } = layout
  if (at === bedLine(size)) return traceBed(pen, layout, grid.bed)
  const first = cellMiddle(layout, cellsOf(grid, at)[0] ?? 0)
  const [left, top] = [first.x - cell / 2, first.y - cell / 2]
  const long = cell * (size + 1)
  pen.beginPath()
  if (isRow(size, at)) pen.roundRect(left, top, long, cell, cell * 0.26)
  else pen.roundRect(left, top, cell, long, cell * 0.26)
}
