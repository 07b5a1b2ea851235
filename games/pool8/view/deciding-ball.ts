/** Detects the deciding ball on its way to a pocket, to build tension. */
import { clamp } from '../../kit/paint/easing.ts'
import { whereX, whereY } from '../rules/ball.ts'
import { isNine, isPuzzle } from '../rules/choices.ts'
import { leftTo, type State } from '../rules/state.ts'
import { type Pocket, POCKETS } from '../rules/table.ts'

/** Distance at which a pocket starts to glow, in cm, and minimum cosine between a ball's path and the pocket. */
const GLOWS = 70
const TOWARDS = 0.94

/** Whether this ball may end the round or the frame. */
const decides = (state: State, id: number) =>
  id === (isNine(state) ? 9 : 8) && (isNine(state) || isPuzzle(state) || leftTo(state, state.turn) === 0)

/** Proximity from 0 to 1, and the pocket; undefined unless a deciding ball is on its way. */
export function approach(state: State): { readonly near: number; readonly pocket: Pocket } | undefined {
  const { balls, now } = state.motion
  for (const ball of balls) {
    const { id, vx, vy } = ball
    const speed = Math.hypot(vx, vy)
    if (!state.stroke || ball.pocket >= 0 || !speed || !decides(state, id)) continue
    for (const pocket of POCKETS) {
      const dx = pocket.x - whereX(ball, now)
      const dy = pocket.y - whereY(ball, now)
      const far = Math.hypot(dx, dy)
      if (dx * vx + dy * vy > TOWARDS * far * speed && far < GLOWS)
        return { near: clamp(1 - far / GLOWS), pocket }
    }
  }
  return undefined
}
