/** The flowers of all kinds, as drawn at 320×480: in the row of the next ones they are smallest. */
import type { Pieces } from '../../kit/test/pieces.ts'
import { MOST_KINDS } from '../rules/curve.ts'
import { drawFlower } from '../view/flower.ts'
import { paletteOf } from '../view/looks.ts'

const RADIUS = 71 * 0.36 * 0.6

export const pieces: readonly Pieces[] = [
  {
    size: RADIUS * 2.3,
    grounds: ['#4a2c50'],
    draw: ({ look }) =>
      Object.fromEntries(
        Array.from({ length: MOST_KINDS }, (_, kind) => [
          `flower ${kind}`,
          (pen) => drawFlower(pen, kind, RADIUS, paletteOf(look)),
        ]),
      ),
  },
]
