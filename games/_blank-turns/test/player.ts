/** Translates a planting into keys and taps. */
import { middleOf } from '../../kit/board/square.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import type { Player } from '../../kit/test/player.ts'
import type { FlowerBed, Planting } from '../rules.ts'
import { SIDE } from '../rules/curve.ts'
import { arrange } from '../view/layout.ts'
import { bestCell } from './people.ts'

const times = (count: number, key: string) => Array.from({ length: count }, () => key)

/** Keeps no memory of the cursor: it goes to the first cell, and from there to the wanted one. */
export function createPlayer(): Player<FlowerBed, Planting> {
  return {
    choose: (state) => bestCell(state, 0),
    keys: (cell) => [
      // One more than there are steps, because the first arrow key only shows the cursor.
      ...times(SIDE, 'ArrowLeft'),
      ...times(SIDE, 'ArrowUp'),
      ...times(columnOf(SIDE, cell), 'ArrowRight'),
      ...times(rowOf(SIDE, cell), 'ArrowDown'),
      'Space',
    ],
    touches: (cell, _, screen) => [[middleOf(arrange(screen), cell)]],
  }
}
