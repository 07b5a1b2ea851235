/** Names the called shot beside its pocket. */
import type { Bake, Pen } from '../../kit/paint/sprite.ts'
import type { Pot } from '../rules/aim.ts'
import type { label as paintLabel } from './label.ts'
import { fromTable, type Layout } from './layout.ts'

/** Distance from the pocket's mouth, in cm. */
const AWAY = 14

export function paintCall(
  pen: Pen,
  bake: Bake,
  layout: Layout,
  { line: { target, pocket } }: Pot,
  label: typeof paintLabel,
): void {
  const { x, y } = fromTable(layout, {
    x: pocket.mouth.x + pocket.nx * AWAY,
    y: pocket.mouth.y + pocket.ny * AWAY,
  })
  label(pen, bake, `${target.id} ${pocket.nx ? 'corner' : 'side'}`, x, y, 13, { fill: '#ffe27a' })
}
