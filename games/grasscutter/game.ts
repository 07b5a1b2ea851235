import type { Game } from '../kit/game.ts'
import type { Way } from '../kit/rules/ways.ts'
import { facts, feats, goals, looks } from './goals.ts'
import { levels, rules, type State } from './rules.ts'
import { createView } from './view.ts'
import { words } from './words.ts'

export const game: Game<State, Way> = {
  rules,
  levels,
  goal: 'Rudy the mower has no brakes: slide from hedge to hedge and cut every blade.',
  controls: {
    touch: 'Swipe, or tap beside the mower, to send it off.',
    mouse: 'Click beside the mower,',
    keys: 'or press an arrow key, to send it off.',
    pad: 'Send it off with the d-pad or the stick.',
  },
  goals,
  facts,
  looks,
  feats,
  curtain: 2.4,
  version: 2,
  words,
  open: createView,
}
