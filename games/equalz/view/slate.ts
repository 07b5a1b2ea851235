/** The slate itself: an abacus frame with room for the digits and, on brass rods, for the beads of the targets. */
import type { Pen } from '../../kit/paint/sprite.ts'
import { beadMiddle, cellMiddle, middle, type Layout } from './layout.ts'
import { cellsOf, isRow, linesOf } from '../rules/lines.ts'

/** Its own room in a sprite: shadow and rim reach this far, in cells. */
export const SLATE_ROOM = 0.5

export function drawSlate(pen: Pen, layout: Layout): void {
  const { slate, cell, size } = layout
  const { x, y, side } = slate
  const round = cell * 0.36
  const box = (inset: number, corner: number) => {
    pen.beginPath()
    pen.roundRect(x + inset, y + inset, side - inset * 2, side - inset * 2, corner)
  }
  pen.save()
  const scale = pen.getTransform().d
  pen.shadowColor = 'rgba(8,4,50,.65)'
  pen.shadowBlur = cell * 0.35 * scale
  pen.shadowOffsetY = cell * 0.12 * scale
  pen.fillStyle = '#5a4fd6'
  box(0, round)
  pen.fill()
  pen.restore()
  const rim = pen.createLinearGradient(0, y, 0, y + side)
  rim.addColorStop(0, '#9a90ff')
  rim.addColorStop(1, '#5247cf')
  pen.fillStyle = rim
  box(0, round)
  pen.fill()
  const stone = pen.createLinearGradient(0, y, 0, y + side)
  stone.addColorStop(0, '#2f26a0')
  stone.addColorStop(1, '#1e1778')
  pen.fillStyle = stone
  box(cell * 0.05, round * 0.88)
  pen.fill()
  drawRods(pen, layout)
  // Where each digit lies the slate is hollowed a little.
  pen.fillStyle = 'rgba(10,5,60,.35)'
  for (let at = 0; at < size * size; at++) {
    const { x: cx, y: cy } = cellMiddle(layout, at)
    pen.beginPath()
    pen.roundRect(cx - cell * 0.475, cy - cell * 0.475, cell * 0.95, cell * 0.95, cell * 0.22)
    pen.fill()
  }
}

function drawRods(pen: Pen, layout: Layout): void {
  const { cell, size, slate } = layout
  pen.lineCap = 'round'
  for (const line of linesOf(size)) {
    const bead = beadMiddle(layout, line)
    const end = slate.x + slate.side - cell * 0.05
    const foot = slate.y + slate.side - cell * 0.05
    for (const [colour, wide] of [
      ['#120c52', 0.07],
      ['#c9a45a', 0.035],
    ] as const) {
      pen.strokeStyle = colour
      pen.lineWidth = cell * wide
      pen.beginPath()
      if (isRow(size, line)) {
        pen.moveTo(bead.x - cell * 0.5, bead.y)
        pen.lineTo(end, bead.y)
      } else {
        pen.moveTo(bead.x, bead.y - cell * 0.5)
        pen.lineTo(bead.x, foot)
      }
      pen.stroke()
    }
  }
  // In the corner, where no bead hangs, the sign of the house.
  const corner = middle(layout, size, size)
  pen.fillStyle = 'rgba(154,144,255,.5)'
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

/** The strip of the slate that a line takes, its bead included. */
export function traceLine(pen: Pen, layout: Layout, line: number): void {
  const { cell, size } = layout
  const first = cellMiddle(layout, cellsOf(size, line)[0] ?? 0)
  const [left, top] = [first.x - cell / 2, first.y - cell / 2]
  const long = cell * (size + 1)
  pen.beginPath()
  if (isRow(size, line)) pen.roundRect(left, top, long, cell, cell * 0.26)
  else pen.roundRect(left, top, cell, long, cell * 0.26)
}
