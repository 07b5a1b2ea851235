import type { Game } from '../kit/game.ts'
import { facts, feats, goals, looks } from './goals.ts'
import { createView } from './view.ts'
import { filled, levels, rules, type State, type RibbonStroke } from './rules.ts'
import { words } from './words.ts'

export const game: Game<State, RibbonStroke> = {
  rules,
  levels,
  goal: 'Join each pair of sleepy friends with a ribbon, and leave no tile empty.',
  controls: {
    touch: 'Drag or tap from face to face.',
    mouse: 'Drag from face to face,',
    keys: 'or pick one up with Space and lead it with the arrow keys.',
    pad: 'Pick up a face with A, and lead it with the d-pad.',
  },
  curtain: 2.2,
  tally: (state) => `${Math.floor(filled(state) * 100)}%`,
  version: 2,
  goals,
  facts,
  looks,
  feats,
  words,
  open: createView,
}
