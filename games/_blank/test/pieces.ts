/** A bud, shut and open, as drawn at 320×480. */
import type { Pieces } from '../../kit/test/pieces.ts'
import { drawBud } from '../view/bud.ts'
import { paletteOf } from '../view/looks.ts'

const RADIUS = 12

export const pieces: readonly Pieces[] = [
  {
    size: RADIUS * 2.4,
    grounds: ['#1d5a3a'],
    draw: ({ look }) => ({
      shut: (pen) => drawBud(pen, false, RADIUS, paletteOf(look)),
      open: (pen) => drawBud(pen, true, RADIUS, paletteOf(look)),
    }),
  },
]
