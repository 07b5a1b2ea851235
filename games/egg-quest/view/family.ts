/** Draws Mother hen, waiting below the tree. */
import { blinks } from '../../kit/paint/easing.ts'
import type { Bake, Pen } from '../../kit/paint/sprite.ts'
import type { Frame } from '../../kit/view.ts'
import type { Climb, Leap } from '../rules.ts'
import { drawChick, drawHen } from './birds.ts'
import { late } from './late.ts'
import type { Lens } from './lens.ts'

export function drawFamily(
  pen: Pen,
  bake: Bake,
  lens: Lens,
  { state, since, time, still }: Frame<Climb, Leap>,
): void {
  const { unit, width, height } = lens
  const blink = blinks(time, 2.7)
  const wind = still ? 0 : time
  const ground = lens.y(-34)
  if (ground < height + 80 * unit)
    drawHen(pen, bake, {
      x: Math.max(34 * unit, lens.x(width > height ? -150 : -112)),
      y: ground,
      size: 25 * unit,
      wing: Math.max(0, Math.sin(wind * 1.3) * 4 - 3.2),
      up: 0.7 + 0.3 * Math.sin(wind),
      blink,
    })
  // She only comes if she is not already in sight.
  if (state.eggs === 0 && ground >= height - 20 * unit)
    late.drawFetching?.(pen, bake, lens, since, wind, blink, { drawChick, drawHen })
}
