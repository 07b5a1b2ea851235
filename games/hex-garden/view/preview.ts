/** Draws a translucent preview of the chosen piece in the bed, and marks the cells that block it. */
import { breath } from '../../kit/paint/easing.ts'
import { stamp, type Pen } from '../../kit/paint/sprite.ts'
import type { State } from '../rules.ts'
import { NONE } from '../rules/bed.ts'
import { flowerOf, footprint } from '../rules/pieces.ts'
import { hexagon } from './flowers.ts'
import type { Attention } from './hand.ts'
import { cellSpot, type Layout } from './layout.ts'
import type { TileSprites } from './tiles.ts'

export const GOLD = '#ffe27a'

export function drawPreview(
  pen: Pen,
  tiles: TileSprites,
  layout: Layout,
  { bed, hand, gifts }: State,
  { prospect, slot, framed }: Attention,
  time: number,
): void {
  const piece = hand[slot] ?? NONE
  if (!prospect || piece === NONE) return
  const { size } = layout
  const tile = tiles.tile(size, flowerOf(piece), prospect.lines.length > 0 ? 'wow' : undefined)
  const gift = gifts[slot] ?? NONE
  for (const cell of footprint(piece, prospect.cell) ?? []) {
    const { x, y } = cellSpot(layout, cell)
    const isGift = gift !== NONE && cell === prospect.cell
    pen.globalAlpha = prospect.fits ? (framed ? 0.85 : 0.65) : 0.4
    stamp(pen, isGift ? tiles.tile(size, gift) : tile, x, y)
    pen.globalAlpha = prospect.fits ? 0.65 + 0.35 * breath(time, 0.9) : 0.9
    if (prospect.fits) stamp(pen, tiles.outline(size, '#fff'), x, y - size * 0.1)
    else if (bed[cell] !== NONE) drawCross(pen, x, y, size * 0.34)
  }
  // Cells that the swarm would fill.
  for (const cell of prospect.filled) {
    const { x, y } = cellSpot(layout, cell)
    stamp(pen, tiles.outline(size, GOLD), x, y - size * 0.1)
  }
  pen.globalAlpha = 1
  if (!framed) return
  const { x, y } = cellSpot(layout, prospect.cell)
  pen.strokeStyle = GOLD
  pen.lineWidth = Math.max(2.5, size * 0.14)
  pen.save()
  pen.translate(x, y - size * 0.1)
  pen.stroke(hexagon(size * (1 + 0.06 * breath(time, 0.9))))
  pen.restore()
}

function drawCross(pen: Pen, x: number, y: number, reach: number): void {
  pen.lineCap = 'round'
  for (const [width, colour] of [
    [0.75, '#5a0d1e'],
    [0.4, '#ff8a9a'],
  ] as const) {
    pen.lineWidth = reach * width
    pen.strokeStyle = colour
    pen.beginPath()
    for (const side of [-1, 1]) {
      pen.moveTo(x - reach * side, y - reach)
      pen.lineTo(x + reach * side, y + reach)
    }
    pen.stroke()
  }
}
