import type { Game } from '../kit/game.ts'
import { facts, feats, goals, looks } from './goals.ts'
import { levels, rules, type State } from './rules.ts'
import type { Swap } from './rules/tree.ts'
import { createView } from './view.ts'
import { movesWords, words } from './words.ts'

export const game: Game<State, Swap> = {
  rules,
  levels,
  goal: 'Line up three of a kind and collect what the sign asks for.',
  controls: {
    touch: 'Swipe a fruit onto its neighbour.',
    mouse: 'Drag a fruit onto its neighbour,',
    keys: 'or pick with Space and swap with an arrow.',
    pad: 'Pick with A and swap with the d-pad.',
  },
  // Undo would reveal which fruit falls next.
  undo: false,
  curtain: 1.1,
  version: 3,
  tally: movesWords,
  words,
  verdict: (state) => (rules.outcome(state) === 'won' ? 'Merry Fruitmas!' : 'Out of moves'),
  goals,
  facts,
  looks,
  feats,
  open: createView,
}
