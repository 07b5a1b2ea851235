import type { Player } from '../../kit/proof/player.ts'
import { roomIn } from '../../kit/board/room.ts'
import { STEPS, type Way } from '../../kit/rules/ways.ts'
import { stepOf } from '../rules/house.ts'
import { arrange, MARGIN, middle } from '../view/layout.ts'
import { wayTo, type Action, type State } from '../rules.ts'

const KEYS: Readonly<Record<Way, string>> = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
}
/** In tiles: far enough that a dragged pot moves, not so far that it moves twice. */
const DRAG = 0.9

/** The steps on foot that carry an action out. */
function stepsOf(action: Action, state: State): readonly Way[] {
  if (typeof action === 'string') return [action]
  if ('to' in action) return wayTo(state, action.to) ?? []
  const behind = (state.pots[action.pot] ?? 0) - stepOf(state.house, action.way)
  return [...(wayTo(state, behind) ?? []), action.way]
}

export function openPlayer(): Player<State, Action> {
  return {
    keys: (action, state) => stepsOf(action, state).map((way) => KEYS[way]),
    touches(action, state, screen) {
      const layout = arrange(state.house, roomIn(screen, MARGIN))
      if (typeof action === 'object' && 'to' in action) return [[middle(layout, action.to)]]
      const [way, place] =
        typeof action === 'string' ? [action, state.at] : [action.way, state.pots[action.pot] ?? 0]
      const from = middle(layout, place)
      const [x, y] = STEPS[way]
      return [[from, { x: from.x + x * layout.tile * DRAG, y: from.y + y * layout.tile * DRAG }]]
    },
  }
}
