import { dab } from '../../kit/paint/brush.ts'
import { clamp, hop as arch } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { cellsApart } from '../rules/board.ts'
import { highest } from './hopping.ts'
import { between, type Layout } from './layout.ts'

/** Paints dots along the arc between two cells, up to `along`; older dots fade. */
export function paintArc(
  pen: Pen,
  layout: Layout,
  one: number,
  other: number,
  along: number,
  size: number,
  fade = 0.8,
): void {
  const cells = cellsApart(layout, one, other)
  const dots = 4 + cells * 3
  // Bend a vertical hint sideways, or its dots would hide each other.
  const bow = fade || (one - other) % layout.columns ? 0 : 0.6
  pen.lineWidth = 2
  for (let i = 2; i < dots; i++) {
    const u = i / dots
    if (u > along) break
    const { x, y, scale } = between(layout, one, other, u)
    const unit = layout.cell * scale
    pen.globalAlpha = clamp(1.1 - (along - u) * fade)
    pen.fillStyle = '#fff'
    pen.strokeStyle = '#7a2400'
    dab(pen, x + bow * arch(u) * unit, y - (bow ? 0 : highest(cells)) * arch(u) * unit, unit * size)
    pen.stroke()
  }
  pen.globalAlpha = 1
}
