/** Plays shots through the input devices. */
import type { Player } from '../../kit/test/player.ts'
import { arrange } from '../view/layout.ts'
import { rules } from '../rules.ts'
import type { Action, State } from '../rules/state.ts'

export const createPlayer = (): Player<State, Action> => ({
  choose: (state) => rules.moves(state).find(({ kind }) => kind === 'shoot'),
  // The cue already points at a legal ball. One press draws it back, a second one releases it.
  keys: () => ['Space', 'Space'],
  touches(_action, _state, screen) {
    const { x, y, length, down } = arrange(screen).power
    const half = down ? { x, y: y + length / 2 } : { x: x + length / 2, y }
    return [[half], [half]]
  },
})
