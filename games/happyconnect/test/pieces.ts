/** The friends of all kinds, as drawn at 320×480. */
import type { Pieces } from '../../kit/test/pieces.ts'
import { drawBody, drawFeatures } from '../view/friend.ts'
import { kindOf } from '../view/kinds.ts'

const CELL = 40
const RADIUS = CELL * 0.385
const KINDS = 10

export const pieces: readonly Pieces[] = [
  {
    size: CELL,
    grounds: ['#7fc45a', '#3f8f4a', '#d8f0c0'],
    draw: ({ strong }) =>
      Object.fromEntries(
        Array.from({ length: KINDS }, (_, pair) => {
          const kind = kindOf(1, pair)
          return [
            kind.name,
            (pen) => {
              drawBody(pen, RADIUS, kind, strong)
              drawFeatures(pen, RADIUS, 'asleep')
            },
          ]
        }),
      ),
  },
]
