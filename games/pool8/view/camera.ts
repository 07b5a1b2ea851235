/** Moves the camera: to the shot while the cue is drawn, to a pocket as the deciding ball nears, and on the break. */
import { blot, halo } from '../../kit/paint/brush.ts'
import { easeOut, glide } from '../../kit/paint/easing.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Point } from '../../kit/view.ts'
import type * as collisions from '../rules/collisions.ts'
import { mayPlay, type State } from '../rules/state.ts'
import { type Pocket, RADIUS } from '../rules/table.ts'
import type { Aim } from './aim.ts'
import { approach } from './deciding-ball.ts'
import type { Effects } from './effect-types.ts'
import { fromTable, type Layout } from './layout.ts'

/** Zoom towards a pocket, and on the break. */
const LEAN = 0.16
const JUMP = 0.07
/** Zoom while the cue is drawn back, on a small table. */
const CLOSE = 0.3
/** A ball of this radius on the screen needs no zoom, in CSS pixels. */
const LARGE = 15

/** `firstMet` is handed in, so that this script does not repeat the physics. */
export function createCamera(
  pen: Pen,
  layoutNow: () => Layout,
  aim: Aim,
  effects: Effects,
  { firstMet }: Pick<typeof collisions, 'firstMet'>,
) {
  /** The pocket that the last ball rolls to, and its proximity, eased. */
  let goal: Pocket | undefined
  let near = 0
  /** How close the camera is to the shot, eased, and the middle of the shot. */
  let close = 0
  let shot: Point = { x: 0, y: 0 }
  let isMoving = false

  function approachShot(state: State, delta: number): void {
    const wanted = aim.isPulling && mayPlay(state) && RADIUS * layoutNow().scale < LARGE ? CLOSE : 0
    const [cue] = state.motion.balls
    if (wanted && cue) {
      const [dx, dy] = [Math.cos(aim.angle), Math.sin(aim.angle)]
      const half = firstMet(cue, dx, dy, state.motion.balls).distance / 2
      shot = { x: cue.x + dx * half, y: cue.y + dy * half }
    }
    close = glide(close, wanted, delta * 6)
    isMoving ||= close !== wanted
  }

  return {
    /** The rules do not wait for the camera. */
    move(state: State, delta: number, still: boolean): void {
      const found = approach(state)
      goal = found?.pocket ?? goal
      const nearest = found?.near ?? 0
      near = glide(near, nearest, delta * 5)
      isMoving = near !== nearest
      approachShot(state, delta)
      if (still) return
      const { spray } = effects
      const jump = spray ? (1 - easeOut(spray.age * 2)) * JUMP : 0
      const at = fromTable(layoutNow(), (close ? shot : jump ? spray : goal) ?? { x: 0, y: 0 })
      const zoom = 1 + near * LEAN + jump + close
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
