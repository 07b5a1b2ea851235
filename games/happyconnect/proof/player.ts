/** How a stroke is drawn by hand: by keys from cell to cell, by a finger along them. */
import { middleOf } from '../../kit/board/square.ts'
import type { Player } from '../../kit/proof/player.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import type { State, Stroke } from '../rules.ts'
import { firstCell } from '../view/hand.ts'
import { arrange } from '../view/layout.ts'
import { isDone } from '../view/stroke.ts'

/** The arrows from one cell to another: across, then up or down. */
function arrows(size: number, from: number, to: number): string[] {
  const across = columnOf(size, to) - columnOf(size, from)
  const down = rowOf(size, to) - rowOf(size, from)
  return [
    ...Array.from({ length: Math.abs(across) }, () => (across > 0 ? 'ArrowRight' : 'ArrowLeft')),
    ...Array.from({ length: Math.abs(down) }, () => (down > 0 ? 'ArrowDown' : 'ArrowUp')),
  ]
}

export function openPlayer(): Player<State, Stroke> {
  let cursor: number | undefined
  return {
    keys(stroke, state) {
      const { size } = state.board
      // Every round begins with the cursor on the first face.
      if (state.spent === 0) cursor = undefined
      const [start = 0, ...rest] = stroke
      const keys = [...arrows(size, cursor ?? firstCell(state), start), 'Space']
      rest.forEach((cell, i) => keys.push(...arrows(size, stroke[i] ?? cell, cell)))
      cursor = stroke.at(-1)
      // A stroke that has arrived is put down by itself.
      return isDone(state, stroke) ? keys : [...keys, 'Space']
    },
    touches(stroke, state, screen) {
      const layout = arrange(screen, state.board.size)
      cursor = stroke.at(-1)
      return [stroke.map((cell) => middleOf(layout, cell))]
    },
  }
}
