/** The kinds of tiles, and the tiles' numbers, as drawn at 320×480. */
import { rules } from '../rules.ts'
import { BURROW, CRACKED, HEDGE, ICE, SPROUT, STONE, type Board } from '../rules/board.ts'
import type { Pen } from '../../kit/paint/sprite.ts'
import type { Stage } from '../../kit/paint/stage.ts'
import type { Pieces } from '../../kit/test/pieces.ts'
import { arrange, middleOf } from '../view/layout.ts'
import { paletteOf } from '../view/looks.ts'
import { drawTile } from '../view/tiles.ts'

const GROUNDS = ['#7c3510', '#9a4a1c'] as const
/** The level with the smallest tiles, and a cell in the middle of it. */
const { board: SMALLEST } = rules.start(1, 181)
const CELL = 29
const SIZE = 34

const KINDS = { stone: STONE, ice: ICE, cracked: CRACKED, burrow: BURROW, sprout: SPROUT }

const withTile = (tile: number, ground: string): Board => ({
  ...SMALLEST,
  tiles: SMALLEST.tiles.map((old, cell) => (cell === CELL ? tile : old)),
  ground: SMALLEST.ground.slice(0, CELL) + ground + SMALLEST.ground.slice(CELL + 1),
})

function tile(stage: Stage, board: Board) {
  const layout = arrange(stage, board)
  const { x, y } = middleOf(layout, CELL)
  return (pen: Pen) => {
    pen.translate(-x, -y)
    drawTile(pen, { ...paletteOf(stage.look), strong: stage.strong }, layout, board, CELL, false)
  }
}

export const pieces: readonly Pieces[] = [
  {
    size: SIZE,
    grounds: GROUNDS,
    draw: (stage) => ({
      ...Object.fromEntries(
        Object.entries(KINDS).map(([name, ground]) => [name, tile(stage, withTile(3, ground))]),
      ),
      hedge: tile(stage, withTile(HEDGE, STONE)),
      goal: tile(stage, { ...withTile(3, STONE), goal: CELL }),
    }),
  },
  {
    size: SIZE,
    grounds: GROUNDS,
    draw: (stage) =>
      Object.fromEntries(
        [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => [
          `number ${number}`,
          tile(stage, withTile(number, STONE)),
        ]),
      ),
  },
]
