/** The tiles with their marks, badges and kinds of digits, as drawn at 320×480. */
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Pieces } from '../../kit/test/pieces.ts'
import { DOUBLE } from '../rules/lines.ts'
import type { CellMark } from '../rules/state.ts'
import { paletteOf } from '../view/looks.ts'
import { bare, drawStrike, drawTile } from '../view/tile.ts'

/** The smallest cells are 35 wide. */
const SIDE = 35 * 0.93
const FACES = {
  digit: bare(5),
  negative: bare(-5),
  double: bare(DOUBLE),
  'first twin': { ...bare(5), pair: 0 },
  'second twin': { ...bare(5), pair: 1 },
  'third twin': { ...bare(5), pair: 2 },
  planted: { ...bare(5), isPlanted: true },
}
const MARKS: readonly CellMark[] = ['none', 'keep', 'out']

export const pieces: readonly Pieces[] = [
  {
    size: SIDE * 1.3,
    grounds: ['#2a1a6a', '#1c1050'],
    draw: ({ look, strong }) =>
      Object.fromEntries(
        Object.entries(FACES).flatMap(([name, face]) =>
          MARKS.map((mark) => [
            `${name}, ${mark}`,
            (pen: Pen) => {
              drawTile(pen, SIDE, face, mark, { ...paletteOf(look), strong })
              if (mark === 'out') drawStrike(pen, SIDE)
            },
          ]),
        ),
      ),
  },
]
