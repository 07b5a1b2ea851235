import type { Game } from '../kit/game.ts'
import { openView } from './launch.ts'
import { levels, rules, shotsFor, type Action, type State } from './rules.ts'
import { advise, describe } from './words.ts'

export const game: Game<State, Action> = {
  rules,
  levels,
  goal: 'Shoot seeds into the hanging bed: three alike burst, and what hangs loose falls. Clear it before it crosses the line.',
  controls: {
    touch: 'Tap where to shoot, or drag to aim and let go. Tap the next seed to swap.',
    mouse: 'Click where to shoot,',
    keys: 'or aim with ← →, shoot with Space, swap with ↓.',
    pad: 'Aim with the d-pad, A shoots, down swaps.',
  },
  keys: ['KeyQ', 'KeyE', 'PadL', 'PadR'],
  curtain: 2.2,
  tally: (state) =>
    state.spent <= shotsFor(state, 3)
      ? `★★★ to ${shotsFor(state, 3)}`
      : state.spent <= shotsFor(state, 2)
        ? `★★ to ${shotsFor(state, 2)}`
        : '',
  say: describe,
  advise,
  verdict: (state) => (rules.outcome(state) === 'won' ? 'In full bloom!' : 'Over the line!'),
  open: openView,
}
