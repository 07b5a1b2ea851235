/** Nails signs to the trunk that name the next zone and count the nests to it. */
import { downwards, fillPath, strokePath } from '../../kit/paint/brush.ts'
import { box } from '../../kit/paint/glossy.ts'
import { letter } from '../../kit/paint/lettering.ts'
import { stamp, type Bake, type Pen } from '../../kit/paint/sprite.ts'
import { TREE, ZONES } from '../rules/curve.ts'
import type { Lens } from './lens.ts'

/** Nests before a zone at which a sign hangs. */
const AHEAD = [8, 4, 2] as const
/** Size of a sign, and its distance above the nest, where no bowl hides it, in units. */
const [WIDE, HIGH, ABOVE] = [112, 34, 76]
const WOOD = ['#f3c98c', '#c98a4b']
const INK = '#4a250a'

export function drawSigns(pen: Pen, bake: Bake, lens: Lens): void {
  const { unit } = lens
  for (const { from, name } of ZONES)
    for (const nests of AHEAD) {
      const y = lens.y((from - nests) * TREE.spacing + ABOVE)
      if (from < nests || y < -HIGH * unit || y > lens.height + HIGH * unit) continue
      const sign = bake(`sign${name}${nests}`, (WIDE + 8) * unit, (HIGH + 8) * unit, (pen) => {
        const board = box(WIDE * unit, HIGH * unit, 7 * unit)
        fillPath(pen, board, downwards(pen, (-HIGH * unit) / 2, (HIGH * unit) / 2, WOOD))
        strokePath(pen, board, INK, 2 * unit)
        letter(pen, `${nests} to ${name}`, 0, unit, 15 * unit, { fill: INK, outline: 0 })
      })
      stamp(pen, sign, lens.x(0), y, 1, 1, nests % 4 ? 0.05 : -0.04)
    }
}
