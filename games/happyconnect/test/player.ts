/** Draws a stroke with arrow keys from cell to cell, or with a finger along them. */
import { middleOf } from '../../kit/board/square.ts'
import type { Player } from '../../kit/test/player.ts'
import { columnOf, rowOf, stepsApart } from '../../kit/rules/grid.ts'
import type { State, RibbonStroke } from '../rules.ts'
import { firstCell } from '../view/hand.ts'
import { arrange } from '../view/layout.ts'
import { isDone } from '../view/stroke.ts'

/** The arrow keys from one cell to the other: horizontal first, then vertical. */
function arrows(size: number, from: number, to: number): string[] {
  const across = columnOf(size, to) - columnOf(size, from)
  const down = rowOf(size, to) - rowOf(size, from)
  return [
    ...Array.from({ length: Math.abs(across) }, () => (across > 0 ? 'ArrowRight' : 'ArrowLeft')),
    ...Array.from({ length: Math.abs(down) }, () => (down > 0 ? 'ArrowDown' : 'ArrowUp')),
  ]
}

export function createPlayer(): Player<State, RibbonStroke> {
  let cursor: number | undefined
  return {
    keys(stroke, state) {
      const { size } = state.board
      // Every round starts with the cursor on the first face.
      if (state.spent === 0) cursor = undefined
      const [start = 0, ...rest] = stroke
      const keys = [...arrows(size, cursor ?? firstCell(state), start), 'Space']
      rest.forEach((cell, i) => {
        const from = stroke[i] ?? cell
        // A ribbon passes through a burrow without a key press.
        if (stepsApart(size, from, cell) === 1) keys.push(...arrows(size, from, cell))
      })
      cursor = stroke.at(-1)
      // A stroke that has reached its friend is put down automatically.
      return isDone(state, stroke) ? keys : [...keys, 'Space']
    },
    touches(stroke, state, screen) {
      const { size } = state.board
      const layout = arrange(screen, size)
      cursor = stroke.at(-1)
      // After entering a burrow, the finger continues at the other one.
      const out = stroke.findIndex((cell, i) => i > 0 && stepsApart(size, stroke[i - 1] ?? cell, cell) > 1)
      const parts = out < 0 ? [stroke] : [stroke.slice(0, out), stroke.slice(out)]
      return parts.filter((part) => part.length > 1).map((part) => part.map((cell) => middleOf(layout, cell)))
    },
  }
}
