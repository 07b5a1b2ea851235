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

function put(motion: Motion, id: number, spots: Iterable<readonly [number, number]>): Motion {
  const next = copy(motion)
  const ball = next.balls.find((each) => each.id === id)
  if (!ball) return motion
  for (const [x, y] of spots) {
    if (!free(next.balls, id, x, y)) continue
    ball.x = x
    ball.y = y
    ball.pocket = -1
    return next
  }
  return motion
}

const STEP = 0.25

/** The cue ball back on the head spot, or beside it along the head string when that is taken. */
export const home = (motion: Motion): Motion => put(motion, 0, alongHeadString())

function* alongHeadString() {
  for (let away = 0; away < WIDTH / 2; away += STEP) {
    yield [HEAD_STRING, WIDTH / 2 + away] as const
    yield [HEAD_STRING, WIDTH / 2 - away] as const
  }
}

/** The eight back on the foot spot; when that is taken, as near behind it as there is room, else before it. */
export const spotEight = (motion: Motion): Motion => put(motion, 8, alongLongString())

function* alongLongString() {
  for (let x = FOOT_SPOT; x <= LENGTH - RADIUS; x += STEP) yield [x, WIDTH / 2] as const
  for (let x = FOOT_SPOT; x >= RADIUS; x -= STEP) yield [x, WIDTH / 2] as const
}
