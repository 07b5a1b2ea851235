import type { Game } from '../kit/game.ts'
import type { Way } from '../kit/rules/ways.ts'
import { feats, goals, looks } from './goals.ts'
import { levels, rules, type State } from './rules.ts'
import { openView } from './view.ts'
import { keysWords, words } from './words.ts'

export const game: Game<State, Way> = {
  rules,
  levels,
  goal: 'Help Hop home to the flag: each leap is exactly as long as the number underfoot.',
  controls: {
    touch: 'Tap a glowing tile, or swipe.',
    mouse: 'Click a glowing tile,',
    keys: 'or leap with the arrows; Space shows the leaps.',
    pad: 'Leap with the d-pad; A shows the leaps.',
  },
  goals,
  looks,
  feats,
  curtain: 1.9,
  tally: keysWords,
  words,
  open: openView,
}
