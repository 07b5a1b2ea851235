/** Finds free positions for balls. */
import { type Ball } from './ball.ts'
import { copy, type TableMotion } from './physics.ts'
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

/** Step of the search for a free position, in cm. The search covers the length of the table. */
const STEP = 0.25
const STEPS = LENGTH / STEP

function put(
  motion: TableMotion,
  id: number,
  spot: (step: number) => readonly [number, number],
): TableMotion {
  const next = copy(motion)
  for (const ball of next.balls)
    for (let i = 0; ball.id === id && ball.pocket >= 0 && i < STEPS; i++) {
      const [x, y] = spot(i)
      if (isFree(next.balls, id, x, y)) Object.assign(ball, { x, y, pocket: -1 })
    }
  return next
}

/** Spots the cue ball on the head spot or, if that is taken, beside it on the head string. */
export const spotCueBall = (motion: TableMotion): TableMotion =>
  put(motion, 0, (i) => [HEAD_STRING, WIDTH / 2 + (i % 2 ? i : -i) * (STEP / 2)])

const BEHIND = (LENGTH - FOOT_SPOT) / STEP

/** Spots a ball on the foot spot or, if that is taken, as close behind it as possible, else in front of it. */
export const spotBall = (motion: TableMotion, id: number): TableMotion =>
  put(motion, id, (i) => [FOOT_SPOT + (i < BEHIND ? i : BEHIND - i) * STEP, WIDTH / 2])
