import type { Game } from '../kit/game.ts'
import { feats, goals, looks } from './goals.ts'
import { levels, rules, type Action, type State } from './rules.ts'
import { openView } from './view.ts'
import { shotWords, words } from './words.ts'

export const game: Game<State, Action> = {
  rules,
  levels,
  goal: 'Clear the bed before it crosses the line: three alike burst, and what hangs loose falls.',
  controls: {
    touch: 'Tap where to shoot, or drag to aim and let go. Tap the next seed to swap.',
    mouse: 'Click where to shoot,',
    keys: 'or aim with ← →, shoot with Space, swap with ↓.',
    pad: 'Aim with the d-pad, A shoots, down swaps.',
  },
  keys: ['KeyQ', 'KeyE', 'PadL', 'PadR'],
  curtain: 1.3,
  tally: shotWords,
  words,
  verdict: (state) => (rules.outcome(state) === 'won' ? 'In full bloom!' : 'Over the line!'),
  goals,
  looks,
  feats,
  open: openView,
}
