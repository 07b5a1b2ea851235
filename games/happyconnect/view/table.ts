/** The board itself: a cream tray with a warm edge, and a hollow for every cell. */
import type { Pen } from '../../kit/paint/sprite.ts'
import { rimOf, type Layout } from './layout.ts'

const HOLLOW = 0.045

export function drawTable(pen: Pen, layout: Layout): void {
  const { size, cell } = layout
  const rim = rimOf(layout)
  const wide = cell * size + rim * 2
  const corner = Math.min(cell * 0.45, 40)
  const scale = pen.getTransform().d
  const slab = (y: number, colour: string | CanvasGradient, grow = 0) => {
    pen.fillStyle = colour
    pen.beginPath()
    pen.roundRect(-wide / 2 - grow, -wide / 2 + y - grow, wide + grow * 2, wide + grow * 2, corner + grow)
    pen.fill()
  }
  pen.save()
  pen.shadowColor = 'rgba(110,45,0,.5)'
  pen.shadowBlur = rim * 2 * scale
  pen.shadowOffsetY = rim * 1.2 * scale
  slab(rim * 0.45, '#b35a00')
  pen.restore()
  slab(rim * 0.4, '#c76a06')
  const cream = pen.createLinearGradient(0, -wide / 2, 0, wide / 2)
  cream.addColorStop(0, '#fffaea')
  cream.addColorStop(1, '#ffeec0')
  slab(0, cream)
  for (let i = 0; i < size * size; i++) {
    const x = ((i % size) - size / 2) * cell
    const y = (Math.floor(i / size) - size / 2) * cell
    drawHollow(pen, x, y, cell)
  }
}

function drawHollow(pen: Pen, x: number, y: number, cell: number): void {
  const inset = cell * HOLLOW
  const tile = (dy: number, colour: string) => {
    pen.fillStyle = colour
    pen.beginPath()
    pen.roundRect(x + inset, y + inset + dy, cell - inset * 2, cell - inset * 2 - Math.abs(dy), cell * 0.2)
    pen.fill()
  }
  tile(0, '#e3bd6a')
  tile(cell * 0.035, '#f6dc9b')
}

/** The rounded square of a cell, for tints and cursors; `grow` in cells. */
export function cellBox({ size, cell, x, y }: Layout, at: number, grow = 0): Path2D {
  const inset = cell * (HOLLOW - grow)
  const path = new Path2D()
  path.roundRect(
    x + (at % size) * cell + inset,
    y + Math.floor(at / size) * cell + inset,
    cell - inset * 2,
    cell - inset * 2,
    cell * 0.2,
  )
  return path
}
