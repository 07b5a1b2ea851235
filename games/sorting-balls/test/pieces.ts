/** The balls of all kinds and a veiled one, as drawn at 320×480. */
import type { Pieces } from '../../kit/test/pieces.ts'
import { drawBall } from '../view/ball.ts'
import { kindAt } from '../view/kinds.ts'
import { paletteOf } from '../view/looks.ts'

const BALL = 27.9
const KINDS = 12

export const pieces: readonly Pieces[] = [
  {
    size: BALL,
    grounds: ['#8a5a7a', '#5a2a4a', '#c9d8d0'],
    draw: ({ look, strong }) =>
      Object.fromEntries(
        Array.from({ length: KINDS + 1 }, (_, i) => i - 1).map((kind) => [
          kind < 0 ? 'veiled' : `kind ${kind}`,
          (pen) =>
            drawBall(pen, BALL * 0.49, kindAt(kind), kind < 0 ? 'blink' : 'calm', paletteOf(look), strong),
        ]),
      ),
  },
]
