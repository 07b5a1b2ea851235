/** Where a ball may be put. */
import { copy, type Ball, type Motion } from './physics.ts'
import { FOOT_SPOT, HEAD_STRING, LENGTH, RADIUS, WIDTH } from './table.ts'

/** On the cloth, and clear of every other ball. */
export function free(balls: readonly Ball[], id: number, x: number, y: number): boolean {
  if (!(x >= RADIUS && x <= LENGTH - RADIUS && y >= RADIUS && y <= WIDTH - RADIUS)) return false
  return balls.every((ball) => {
    const dx = ball.x - x
    const dy = ball.y - y
    return ball.id === id || ball.pocket >= 0 || dx * dx + dy * dy >= 4 * RADIUS * RADIUS
  })
}

/** How fine the search for room is, in centimetres, and how long: the length of the table. */
const STEP = 0.25
const STEPS = LENGTH / STEP

function put(motion: Motion, id: number, spot: (step: number) => readonly [number, number]): Motion {
  const next = copy(motion)
  for (const ball of next.balls)
    for (let i = 0; ball.id === id && ball.pocket >= 0 && i < STEPS; i++) {
      const [x, y] = spot(i)
      if (free(next.balls, id, x, y)) Object.assign(ball, { x, y, pocket: -1 })
    }
  return next
}

/** The cue ball back on the head spot, or beside it along the head string when that is taken. */
export const home = (motion: Motion): Motion =>
  put(motion, 0, (i) => [HEAD_STRING, WIDTH / 2 + (i % 2 ? i : -i) * (STEP / 2)])

const BEHIND = (LENGTH - FOOT_SPOT) / STEP

/** The eight back on the foot spot; when that is taken, as near behind it as there is room, else before it. */
export const spotEight = (motion: Motion): Motion =>
  put(motion, 8, (i) => [FOOT_SPOT + (i < BEHIND ? i : BEHIND - i) * STEP, WIDTH / 2])
