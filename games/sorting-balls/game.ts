import type { Game } from '../kit/game.ts'
import { facts, feats, goals, looks } from './goals.ts'
import { levels, rules } from './rules.ts'
import type { Move, State } from './rules/state.ts'
import { createView } from './view.ts'
import { words } from './words.ts'

export const game: Game<State, Move> = {
  rules,
  levels,
  goal: 'Sort the balls until every tube holds only one kind.',
  controls: {
    touch: 'Tap a tube to lift its top ball, tap another to drop it.',
    mouse: 'Click one tube, then another,',
    keys: 'or use the arrows and Space.',
    pad: 'Choose with the d-pad, lift and drop with A.',
  },
  goals,
  facts,
  looks,
  feats,
  version: 2,
  curtain: 1.9,
  words,
  open: createView,
}
