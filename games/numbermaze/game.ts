import type { Game } from '../kit/game.ts'
import type { Way } from '../kit/rules/ways.ts'
import { facts, feats, goals, looks } from './goals.ts'
import { levels, rules, type State } from './rules.ts'
import { createView } from './view.ts'
import { findsWords, words } from './words.ts'

export const game: Game<State, Way> = {
  rules,
  levels,
  goal: 'Help Hop home to the flag: each leap is exactly as long as the number underfoot.',
  controls: {
    touch: 'Tap a glowing tile, or swipe; tap other tiles to look ahead.',
    mouse: 'Click a glowing tile,',
    keys: 'or leap with the arrow keys; Space looks ahead.',
    pad: 'Leap with the d-pad; A looks ahead.',
  },
  goals,
  facts,
  looks,
  feats,
  curtain: 1.9,
  tally: findsWords,
  version: 2,
  words,
  open: createView,
}
