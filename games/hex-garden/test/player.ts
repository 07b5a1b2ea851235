/** Translates plantings into keys and taps. */
import { arrowOf, type Player } from '../../kit/test/player.ts'
import { WAYS, type Way } from '../../kit/rules/ways.ts'
import type { Planting, State } from '../rules.ts'
import { NONE } from '../rules/bed.ts'
import { follow, move, turnTo, type Placement } from '../view/placement.ts'
import { arrange, cellSpot, slotSpot } from '../view/layout.ts'
import { greedy } from './people.ts'

/** The shortest sequence of arrows that moves the current piece to a cell. */
function wayTo(state: State, from: Placement, cell: number): Way[] {
  const seen = new Set([from.cell])
  const reached: { readonly placement: Placement; readonly ways: Way[] }[] = [{ placement: from, ways: [] }]
  for (const { placement, ways } of reached) {
    if (placement.cell === cell) return ways
    for (const way of WAYS) {
      const next = move(state, placement, way)
      if (seen.has(next.cell)) continue
      seen.add(next.cell)
      reached.push({ placement: next, ways: [...ways, way] })
    }
  }
  throw new Error(`No arrows lead from cell ${from.cell} to cell ${cell}.`)
}

/** Keeps no memory: the position of the current piece follows from the state. */
export function createPlayer(): Player<State, Planting> {
  return {
    choose: greedy,
    keys({ slot, cell }, state) {
      let placement = follow(state)
      const keys: string[] = []
      // Always at least one press, because the first key only reveals the current piece.
      for (let n = 0; n < state.hand.filter((piece) => piece !== NONE).length; n++) {
        keys.push('Backspace')
        placement = turnTo(state, placement, 1)
        if (placement.slot === slot) break
      }
      return [...keys, ...wayTo(state, placement, cell).map(arrowOf), 'Space']
    },
    touches({ slot, cell }, _, screen) {
      const layout = arrange(screen)
      return [[slotSpot(layout, slot)], [cellSpot(layout, cell)]]
    },
  }
}
