/** How a shot is carried out by hand. */
import type { Player } from '../../kit/proof/player.ts'
import { arrange } from '../view/layout.ts'
import { rules } from '../rules.ts'
import type { Action, State } from '../rules/state.ts'

export const openPlayer = (): Player<State, Action> => ({
  choose: (state) => rules.moves(state).find(({ kind }) => kind === 'shoot'),
  // Lined up with the help that everybody has.
  keys: () => ['KeyH', 'Space'],
  // The cue lies on a ball that may be met first.
  touches: (_action, _state, screen) => [[arrange(screen).shoot]],
})
