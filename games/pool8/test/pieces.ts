/** The kinds of balls with their numbers up, as drawn at 320×480. */
import type { Pieces } from '../../kit/test/pieces.ts'
import { sprites } from '../../kit/paint/sprite.ts'
import { RADIUS } from '../rules/table.ts'
import { facing, paintBall } from '../view/ball.ts'

/** CSS pixels in a cm of the table. */
const SCALE = 1.72
/** A ball of each kind: of the same kind, players tell balls by the panels, where they are larger. */
const BALLS = { cue: 0, solid: 1, eight: 8, stripe: 9 }

export const pieces: readonly Pieces[] = [
  {
    size: RADIUS * 2 * SCALE,
    grounds: ['#14805a', '#0f5f8a', '#7a1f3a'],
    draw(stage) {
      const bake = sprites(stage)
      const finish = { ratio: SCALE, upright: true, strong: stage.strong }
      return Object.fromEntries(
        Object.entries(BALLS).map(([name, id]) => [
          name,
          (pen) => {
            pen.scale(SCALE, SCALE)
            paintBall(pen, bake, finish, id, facing(false), 0, 0)
          },
        ]),
      )
    },
  },
]
