/** Draws the aiming aid: the path of a leap. */
import { strokePath } from '../../kit/paint/brush.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import { SPRING, WIND } from '../rules/curve.ts'
import { flightX, flightY, leapFrom } from '../rules/flight.ts'
import type { Nest } from '../rules/nests.ts'
import { at } from './at.ts'
import type { Lens } from './lens.ts'
import { SIZE } from './pose.ts'

/** Nests that show it: the first two, the first spring and the first with wind. */
export const hasAimAid = ({ id }: Nest) => id < 2 || id === SPRING.from || id === WIND.from

/** Draws the path of a leap as dots. */
export function drawAim(pen: Pen, lens: Lens, nest: Nest, tick: number): void {
  const flight = leapFrom(nest, tick)
  const top = flight.rise / flight.pull
  for (let i = 3; i <= 9; i++) {
    const age = (top * i) / 8
    at(pen, lens.x(flightX(flight, age)), lens.y(flightY(flight, age) + SIZE), () =>
      strokePath(pen, 'M0 0h.1', '#fffc', (i < 9 ? 6 : 12) * lens.unit),
    )
  }
}
