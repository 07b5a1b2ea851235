/** Carries out a marking by touch or keys. */
import type { Player } from '../../kit/test/player.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import { MARKS, type Marking, type State } from '../rules/state.ts'
import { arrange, cellMiddle } from '../view/layout.ts'

const times = (count: number, key: string) => Array.from({ length: Math.max(0, count) }, () => key)

/** How many taps it takes to reach the mark. */
function taps({ marks }: State, cell: number, { mark }: Marking): number {
  const steps = MARKS.indexOf(mark) - MARKS.indexOf(marks[cell] ?? 'none')
  return (steps + MARKS.length) % MARKS.length
}

export function createPlayer(): Player<State, Marking> {
  let cursor: number | undefined

  return {
    keys(marking, state) {
      const { size } = state
      return marking.cells.flatMap((cell) => {
        const middle = Math.floor(size / 2) * (size + 1)
        // The first key press only shows the cursor.
        const wake = cursor === undefined ? ['ArrowUp'] : []
        const from = cursor ?? middle
        const right = columnOf(size, cell) - columnOf(size, from)
        const down = rowOf(size, cell) - rowOf(size, from)
        cursor = cell
        return [
          ...wake,
          ...times(right, 'ArrowRight'),
          ...times(-right, 'ArrowLeft'),
          ...times(down, 'ArrowDown'),
          ...times(-down, 'ArrowUp'),
          ...times(taps(state, cell, marking), 'Space'),
        ]
      })
    },
    touches(marking, state, screen) {
      const layout = arrange(screen, state.size)
      return marking.cells.flatMap((cell) =>
        Array.from({ length: taps(state, cell, marking) }, () => [cellMiddle(layout, cell)]),
      )
    },
  }
}
