/** The pieces of the tree, those with powers and those in ribbons, as drawn at 320×480. */
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Pieces } from '../../kit/test/pieces.ts'
import {
  BOMB,
  BURST,
  CANDLE,
  CHOCOLATE,
  COLUMN,
  FRUIT,
  GIFT,
  makePiece,
  ROW,
  SQUIRREL,
  STAR,
  TIED,
} from '../rules/pieces.ts'
import { SIZE } from '../view/figures.ts'
import { drawPiece } from '../view/fruit.ts'
import { paletteOf } from '../view/looks.ts'

const CELL = 33.5
const UNIT = Math.round(CELL * SIZE)
const POWERS = { row: ROW, column: COLUMN, burst: BURST, tied: TIED }
const OTHERS = {
  star: STAR,
  bomb: BOMB,
  gift: GIFT,
  candle: CANDLE,
  chocolate: CHOCOLATE,
  squirrel: SQUIRREL,
}

export const pieces: readonly Pieces[] = [
  {
    size: CELL,
    grounds: ['#0f5c3c', '#0a3a34', '#1d7a4a'],
    draw: ({ look, strong }) =>
      Object.fromEntries(
        [
          ...FRUIT.flatMap((name, kind) => [
            [name, makePiece(1, kind)] as const,
            ...Object.entries(POWERS).map(
              ([power, code]) => [`${name} ${power}`, makePiece(1, kind, code)] as const,
            ),
          ]),
          ...Object.entries(OTHERS).map(([name, kind]) => [name, makePiece(1, kind)] as const),
        ].map(([name, piece]) => [
          name,
          (pen: Pen) => {
            pen.scale(UNIT / 100, UNIT / 100)
            drawPiece(pen, piece, 'glad', paletteOf(look).hats, strong)
          },
        ]),
      ),
  },
]
