/** Draws the cursor and the frames of twins. advice.ts draws hints. */
import { ring } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Spot } from '../rules/lines.ts'
import { cellMiddle, spotMiddle, type Layout } from './layout.ts'
import { GOLD, type Palette } from './looks.ts'

/** Strokes a tile's outline around the origin. */
export function outline(pen: Pen, colour: string, side: number, width: number): void {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.beginPath()
  pen.roundRect(-side / 2, -side / 2, side, side, side * 0.25)
  pen.stroke()
}

export function drawCursor(pen: Pen, layout: Layout, { shades }: Palette, spot: Spot, swell: number): void {
  const { cell } = layout
  const { x, y } = spotMiddle(layout, spot)
  pen.translate(x, y)
  for (const [colour, wide] of [
    [shades[0], 0.13],
    [GOLD, 0.075],
  ] as const) {
    const width = Math.max(2, cell * wide)
    if (spot.kind === 'cell') outline(pen, colour, cell * (1 + 0.05 * swell), width)
    else ring(pen, colour, 0, 0, cell * (0.47 + 0.025 * swell), width)
  }
  pen.translate(-x, -y)
}

/** Frames twins while one of them is under the cursor, and after a mark. */
export function drawTwins(pen: Pen, layout: Layout, pair: readonly number[]): void {
  for (const cell of pair) {
    const { x, y } = cellMiddle(layout, cell)
    pen.translate(x, y)
    outline(pen, GOLD, layout.cell * 0.96, layout.cell * 0.08)
    pen.translate(-x, -y)
  }
}
