import type { Game } from '../kit/game.ts'
import { facts, feats, goals, looks } from './goals.ts'
import { levels, roomLeft, rules, type Action, type State } from './rules.ts'
import { createView } from './view.ts'
import { bagWords, words } from './words.ts'

export const game: Game<State, Action> = {
  rules,
  levels,
  goal: 'Clear the bed before your seeds run out: three of a kind burst, and loose blossoms fall.',
  controls: {
    touch: 'Tap where to shoot, or drag to aim and let go. Tap the next seed to swap.',
    mouse: 'Click where to shoot,',
    keys: 'or aim with ← →, shoot with Space, swap with ↓.',
    pad: 'Aim with the d-pad, A shoots, down swaps.',
  },
  keys: ['KeyQ', 'KeyE', 'PadL', 'PadR'],
  curtain: 1.3,
  tally: bagWords,
  words,
  verdict: (state) =>
    rules.outcome(state) === 'won'
      ? 'In full bloom!'
      : roomLeft(state) < 0
        ? 'Over the line!'
        : 'Out of seeds!',
  version: 2,
  goals,
  facts,
  looks,
  feats,
  open: createView,
}
