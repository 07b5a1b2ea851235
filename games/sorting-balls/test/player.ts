/** Performs moves by keyboard or touch. */
import type { Player } from '../../kit/test/player.ts'
import type { Move, State } from '../rules/state.ts'
import { arrange } from '../view/layout.ts'

export function createPlayer(): Player<State, Move> {
  let cursor = 0
  let shown = false

  /** Moves the cursor to the right only, wrapping from the last tube to the first. */
  function go(to: number, tubes: number): string[] {
    const steps = (to - cursor + tubes) % tubes
    // The first arrow key only shows the cursor.
    const first = shown || steps === 0 ? 0 : 1
    cursor = to
    shown = true
    return [...Array.from({ length: steps + first }, () => 'ArrowRight'), 'Space']
  }

  return {
    // A ball that rose by itself is put back first.
    keys({ from, to }, { tubes, isHelped }) {
      // The button comes after the last tube.
      const places = tubes.length + (isHelped ? 0 : 1)
      return ['Backspace', ...go(from, places), ...go(to, places)]
    },
    touches({ from, to }, state, screen) {
      const { places } = arrange(screen, state)
      const beside = { x: 1, y: screen.height / 2 }
      const on = (tube: number) => {
        const { x = 0, floor = 0, mouth = 0 } = places[tube] ?? {}
        return [{ x, y: (floor + mouth) / 2 }]
      }
      return [[beside], on(from), on(to)]
    },
  }
}
