/** Where a ball may be put. */
import { type Ball } from './ball.ts'
import { copy, type Motion } from './physics.ts'
import { FOOT_SPOT, HEAD_STRING, LENGTH, RADIUS, WIDTH } from './table.ts'

/** On the cloth, and clear of every other ball. */
export function isFree(balls: readonly Ball[], id: number, x: number, y: number): boolean {
  if (!(x >= RADIUS && x <= LENGTH - RADIUS && y >= RADIUS && y <= WIDTH - RADIUS)) return false
  return balls.every((ball) => {
    const dx = ball.x - x
    const dy = ball.y - y
    return ball.id === id || ball.pocket >= 0 || dx * dx + dy * dy >= 4 * RADIUS * RADIUS
  })
}

/** The search for room goes in steps of a few millimetres, as far as the table is long. */
const STEP = 0.25
const STEPS = LENGTH / STEP

function put(motion: Motion, id: number, spot: (step: number) => readonly [number, number]): Motion {
  const next = copy(motion)
  for (const ball of next.balls)
    for (let i = 0; ball.id === id && ball.pocket >= 0 && i < STEPS; i++) {
      const [x, y] = spot(i)
      if (isFree(next.balls, id, x, y)) Object.assign(ball, { x, y, pocket: -1 })
    }
  return next
}

/** The cue ball comes back on the head spot or, when that is taken, beside it on the head string. */
export const spotCueBall = (motion: Motion): Motion =>
  put(motion, 0, (i) => [HEAD_STRING, WIDTH / 2 + (i % 2 ? i : -i) * (STEP / 2)])

const BEHIND = (LENGTH - FOOT_SPOT) / STEP

/** A ball comes back on the foot spot or, when that is taken, as near behind it as there is room, else before it. */
export const spotBall = (motion: Motion, id: number): Motion =>
  put(motion, id, (i) => [FOOT_SPOT + (i < BEHIND ? i : BEHIND - i) * STEP, WIDTH / 2])
