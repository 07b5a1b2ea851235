/** Moves the camera: towards a pocket as the deciding ball rolls to it, and with a kick on the break. */
import { blot, halo } from '../../kit/paint/brush.ts'
import { easeOut, glide } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { State } from '../rules/state.ts'
import type { Pocket } from '../rules/table.ts'
import { approach } from './deciding-ball.ts'
import type { Effects } from './effects.ts'
import { fromTable, type Layout } from './layout.ts'

/** Zoom towards a pocket, and on the break. */
const LEAN = 0.16
const JUMP = 0.07

export function createCamera(pen: Pen, layoutNow: () => Layout, effects: Effects) {
  /** The pocket that the last ball rolls to, and its proximity, eased. */
  let goal: Pocket | undefined
  let near = 0
  let isMoving = false

  return {
    /** The rules do not wait for the camera. */
    move(state: State, delta: number, still: boolean): void {
      const found = approach(state)
      goal = found?.pocket ?? goal
      const nearest = found?.near ?? 0
      near = glide(near, nearest, delta * 5)
      isMoving = near !== nearest
      if (still) return
      const { spray } = effects
      const jump = spray ? (1 - easeOut(spray.age * 2)) * JUMP : 0
      const at = fromTable(layoutNow(), (jump ? spray : goal) ?? { x: 0, y: 0 })
      const zoom = 1 + near * LEAN + jump
      pen.translate(at.x, at.y)
      pen.scale(zoom, zoom)
      pen.translate(-at.x, -at.y)
    },
    get isMoving() {
      return isMoving
    },
    /** Makes the pocket glow, in cm of the table. */
    glow(): void {
      if (!goal || near <= 0.01) return
      pen.globalAlpha = near
      blot(pen, halo(pen, goal.x, goal.y, 24, ['#ffe27a', '#ffb43a80', '#ffb43a00']), goal.x, goal.y, 24)
      pen.globalAlpha = 1
    },
  }
}
