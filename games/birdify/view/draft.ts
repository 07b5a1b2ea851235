/** Draws warm air: a pale column in which arrows and fluff rise. */
import { line } from '../../kit/paint/brush.ts'
import { stamp, type Bake } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import { GARDEN } from '../rules/curve.ts'
import type { Flight } from '../rules/state.ts'
import { scattered, type GroundView } from './ground.ts'

const WIDE = GARDEN.draftFrom - GARDEN.draftTo
/** Arrows in a column, and the distance between two, in units. */
const ARROWS = 5
const APART = GARDEN.height / ARROWS

export function drawDrafts(
  { pen, width }: Stage,
  bake: Bake,
  { canes }: Flight,
  { unit, left, y: ground }: GroundView,
  time: number,
): void {
  for (const cane of canes) {
    const x = (cane.x - (GARDEN.draftFrom + GARDEN.draftTo) / 2 - left) * unit
    if (!cane.draft || Math.abs(x - width / 2) > width / 2 + WIDE * unit) continue
    // To the top of the frame.
    const high = ground
    const column = bake('draft', WIDE * unit, high, (pen) => {
      const half = (WIDE * unit) / 2
      const warm = pen.createLinearGradient(-half, 0, half, 0)
      for (const [at, alpha] of [
        [0, 0],
        [0.3, 0.3],
        [0.7, 0.3],
        [1, 0],
      ] as const)
        warm.addColorStop(at, `rgba(255,214,150,${alpha})`)
      pen.fillStyle = warm
      pen.fillRect(-half, -high / 2, half * 2, high)
    })
    stamp(pen, column, x, ground - high / 2)
    pen.strokeStyle = '#fff6dc'
    pen.fillStyle = '#fff6dc'
    pen.lineCap = 'round'
    for (let i = 0; i < ARROWS; i++) {
      const risen = (i * APART + time * 80) % GARDEN.height
      const [at, size] = [ground - risen * unit, 13 * unit]
      const middle = x + (scattered(i + cane.id, 5) - 0.5) * WIDE * 0.4 * unit
      pen.globalAlpha = 0.85 * Math.min(1, (GARDEN.height - risen) / 150)
      pen.lineWidth = 3.4 * unit
      line(pen, middle - size, at + size * 0.7, middle, at)
      line(pen, middle, at, middle + size, at + size * 0.7)
    }
    pen.globalAlpha = 1
  }
}
