import type { Game } from '../kit/game.ts'
import { facts, feats, goals, looks, medals } from './goals.ts'
import { rules, type Planting, type State } from './rules.ts'
import { createView } from './view.ts'
import { KEYS } from './view/hand.ts'
import { tally, words } from './words.ts'

export const game: Game<State, Planting> = {
  rules,
  goal: 'Fill a line from edge to edge, in any of three directions, and it blooms for the bees.',
  controls: {
    touch: 'Drag a piece into the bed, or tap it and then a cell.',
    mouse: 'Drag a piece or click a cell,',
    keys: 'or use 1 2 3, arrows and Space.',
    pad: 'L and R choose, the d-pad moves, A plants.',
  },
  keys: KEYS,
  medals,
  goals,
  facts,
  looks,
  feats,
  curtain: 2,
  undo: false,
  version: 4,
  tally,
  words,
  verdict: () => 'Garden full!',
  open: createView,
}
