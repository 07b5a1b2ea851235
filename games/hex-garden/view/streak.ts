/** Draws the honeycomb, which fills until the swarm comes, and the multiplier of the streak. */
import { breath, overshoot } from '../../kit/paint/easing.ts'
import { glossy } from '../../kit/paint/glossy.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { stamp, type Pen } from '../../kit/paint/sprite.ts'
import type { Frame } from '../../kit/view.ts'
import type { Planting, State } from '../rules.ts'
import { STEPS } from '../rules/bed.ts'
import { combAfter, PATIENCE, timesOf } from '../rules/bloom.ts'
import { hexagon, HONEY } from './flowers.ts'
import { spot, streakSpot, type Layout } from './layout.ts'
import { GOLD } from './preview.ts'
import type { Wardrobe } from './looks.ts'

/** Size of the comb's cells relative to the bed's. */
const PART = 0.62

export function drawStreak(
  pen: Pen,
  { bake, palette }: Wardrobe,
  { before, state, since, time, still }: Frame<State, Planting>,
  layout: Layout,
): void {
  const { streak, waited, honey: stored } = state
  const size = layout.size * PART
  const wide = size * 2.6
  const { wood, soil } = palette
  const empty = bake('comb', wide, wide, (to) => {
    to.fillStyle = wood.deep
    to.fill(hexagon(size * 1.1))
    to.fillStyle = soil.true
    to.fill(hexagon(size * 0.86))
  })
  const honey = bake('honey', wide, wide, (to) => glossy(to, hexagon(size * 0.86), size * 0.86, HONEY))
  const middle = streakSpot(layout)
  // A full comb: the swarm comes with the next bloom that leaves a line to complete.
  const comb = combAfter(state.swarms)
  const isFull = stored === comb
  for (const [i, step] of [...STEPS.slice(0, comb), { q: 0, r: 0 }].entries()) {
    const { x, y } = spot(step, size, middle)
    stamp(pen, empty, x, y)
    if (i >= stored || i === comb) continue
    const isNew = i === stored - 1 && stored > before.honey
    const hum = isFull && !still ? 1 + 0.1 * Math.sin(time * 9 - i) : 1
    stamp(pen, honey, x, y, isNew ? overshoot((since - 0.2) * 3) : hum)
  }
  const pop = streak > before.streak && !still ? 1 + 0.5 * Math.max(0, 1 - since * 2.5) : 1
  const fill = streak ? GOLD : '#fff'
  // The number trembles when the next planting must bloom to keep the streak.
  const isLast = streak > 0 && waited === PATIENCE - 1
  const tremble = isLast && !still ? Math.sin(time * 30) * size * 0.1 * breath(time, 1.2) : 0
  pen.globalAlpha = isLast ? 0.55 + 0.45 * breath(time, 0.8) : 1
  letter(pen, `×${timesOf(streak)}`, middle.x + tremble, middle.y, size * 1.15 * pop, { fill })
  pen.globalAlpha = 1
}
