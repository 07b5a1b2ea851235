import type { Game } from '../kit/game.ts'
import { facts, feats, goals, looks } from './goals.ts'
import { createView } from './view.ts'
import { levels, rules, type Action, type State } from './rules.ts'
import { words } from './words.ts'

export const game: Game<State, Action> = {
  rules,
  levels,
  goal: 'Push every flower pot onto a bed. You can push, but never pull.',
  controls: {
    touch: 'Swipe to step and push, drag a pot, or tap a tile to walk there.',
    mouse: 'Click a tile to walk there, drag a pot,',
    keys: 'or walk and push with the arrow keys.',
    pad: 'Walk and push with the d-pad or the stick.',
  },
  goals,
  facts,
  looks,
  feats,
  curtain: 2.2,
  version: 2,
  words,
  open: createView,
}
