/** The planted cells of all kinds, as drawn at 320×480 in the tray of waiting pieces. */
import type { Pieces } from '../../kit/test/pieces.ts'
import { drawTile, KINDS } from '../view/flowers.ts'
import { createWardrobe } from '../view/looks.ts'

/** Half the height of a cell. */
const CELL = 12.6

export const pieces: readonly Pieces[] = [
  {
    size: CELL * 1.8,
    grounds: ['#7d4c28', '#0c4a73'],
    draw(stage) {
      const { palette } = createWardrobe(stage)
      return Object.fromEntries(
        KINDS.map((name, kind) => [
          name,
          (pen) => drawTile(pen, palette, CELL, kind, undefined, stage.strong),
        ]),
      )
    },
  },
]
