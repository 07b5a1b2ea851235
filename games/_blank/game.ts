/** Assembles the game for the kit. */
import type { Game } from '../kit/game.ts'
import { facts, goals, looks } from './goals.ts'
import { levels, rules, type BudRow, type BudTouch } from './rules.ts'
import { createView } from './view.ts'
import { words } from './words.ts'

export const game: Game<BudRow, BudTouch> = {
  rules,
  levels,
  goal: 'Open every bud: touching one also switches its neighbours.',
  controls: {
    touch: 'Tap a bud.',
    mouse: 'Click a bud,',
    keys: 'or choose with the arrows and press Space.',
    pad: 'Choose with the d-pad, press A.',
  },
  goals,
  facts,
  looks,
  words,
  open: createView,
}
