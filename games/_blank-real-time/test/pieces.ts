/** The petals of all lanes, as drawn at 320×480. */
import type { Pieces } from '../../kit/test/pieces.ts'
import { drawPetal } from '../view/petal.ts'
import { paletteOf } from '../view/looks.ts'

const RADIUS = 18

export const pieces: readonly Pieces[] = [
  {
    size: RADIUS * 2.2,
    grounds: ['#2a3a6a'],
    draw: ({ look }) =>
      Object.fromEntries(
        ([0, 1, 2] as const).map((lane) => [
          `petal ${lane}`,
          (pen) => drawPetal(pen, lane, RADIUS, paletteOf(look)),
        ]),
      ),
  },
]
