/** Draws the undo button, which works once per round. */
import { strokePath } from '../../kit/paint/brush.ts'
import { disc, glossy } from '../../kit/paint/glossy.ts'
import { stamp, type Pen } from '../../kit/paint/sprite.ts'
import { undoRadius, undoSpot, type Layout } from './layout.ts'
import type { Wardrobe } from './looks.ts'

export function drawUndoButton(pen: Pen, { bake, palette }: Wardrobe, layout: Layout, isOpen: boolean): void {
  const radius = undoRadius(layout)
  const button = bake('back', radius * 3, radius * 3, (to) => {
    glossy(to, disc(radius * 0.86), radius * 0.86, palette.shelf)
    to.scale(radius / 18, radius / 18)
    strokePath(to, 'M-3 3L-8-2l5-5M-8-2h10a5 5 0 0 1 0 11h-4', '#fff', 2.6)
  })
  const { x, y } = undoSpot(layout)
  pen.globalAlpha = isOpen ? 1 : 0.35
  stamp(pen, button, x, y)
  pen.globalAlpha = 1
}
