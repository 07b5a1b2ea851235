import type { Game } from '../kit/game.ts'
import { facts, feats, goals, looks } from './goals.ts'
import { MEDALS } from './rules/curve.ts'
import type { Drop, Yard } from './rules/yard.ts'
import { rules } from './rules.ts'
import { createView } from './view.ts'
import { yardWords } from './words.ts'

export const game: Game<Yard, Drop> = {
  rules,
  goal: 'Stack the crates as high as you can. The third fall ends the shift.',
  controls: {
    touch: 'Tap to drop.',
    mouse: 'Click',
    keys: 'or press Space to drop.',
    pad: 'Press A to drop.',
  },
  medals: MEDALS,
  goals,
  facts,
  looks,
  feats,
  curtain: 2,
  tally: () => 'cm',
  say: yardWords,
  verdict: ({ hope }) => `Shift over at ${hope} cm`,
  version: 3,
  open: createView,
}
