import type { Game } from '../kit/game.ts'
import { facts, feats, goals, looks } from './goals.ts'
import { levels, rules } from './rules.ts'
import type { Marking, State } from './rules/state.ts'
import { createView } from './view.ts'
import { OWN_KEYS } from './view/hand.ts'
import { words } from './words.ts'

export const game: Game<State, Marking> = {
  rules,
  levels,
  goal: 'Strike digits until every line adds up, and light the greenhouse for the night.',
  controls: {
    touch: 'Tap a digit: out, keep, clear. Tap a lit sum to keep its line.',
    mouse: 'Click a digit: out, keep, clear;',
    keys: 'or use the arrows and Space; K keeps.',
    pad: 'Choose with the d-pad; A steps through the marks, R keeps.',
  },
  keys: OWN_KEYS,
  goals,
  facts,
  looks,
  feats,
  curtain: 2.1,
  version: 2,
  words,
  open: createView,
}
