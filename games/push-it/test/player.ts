/** Performs actions by arrow keys or by touch. */
import { arrowOf, type Player } from '../../kit/test/player.ts'
import { STEPS, type Way } from '../../kit/rules/ways.ts'
import { stepOf } from '../rules/house.ts'
import { stepsTo, type Action, type State } from '../rules.ts'
import { arrange, middleOf } from '../view/layout.ts'

/** In tiles: far enough to move a dragged pot once, but not twice. */
const DRAG = 0.9

/** The steps on foot that carry an action out. */
function stepsOf(action: Action, state: State): readonly Way[] {
  if (typeof action === 'string') return [action]
  if ('to' in action) return stepsTo(state, action.to) ?? []
  const behind = (state.pots[action.pot] ?? 0) - stepOf(state.house, action.way)
  return [...(stepsTo(state, behind) ?? []), action.way]
}

export function createPlayer(): Player<State, Action> {
  return {
    keys: (action, state) => stepsOf(action, state).map((way) => arrowOf(way)),
    touches(action, state, screen) {
      const layout = arrange(screen, state.house)
      if (typeof action === 'object' && 'to' in action) return [[middleOf(layout, action.to)]]
      const [way, place] =
        typeof action === 'string' ? [action, state.at] : [action.way, state.pots[action.pot] ?? 0]
      const from = middleOf(layout, place)
      const [x, y] = STEPS[way]
      return [[from, { x: from.x + x * layout.cell * DRAG, y: from.y + y * layout.cell * DRAG }]]
    },
  }
}
