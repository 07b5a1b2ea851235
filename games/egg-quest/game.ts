import type { Game } from '../kit/game.ts'
import { facts, feats, goals, looks } from './goals.ts'
import { rules, type Climb, type Leap } from './rules.ts'
import { MEDALS } from './rules/curve.ts'
import { createView } from './view.ts'
import { say, tally } from './words.ts'

export const game: Game<Climb, Leap> = {
  rules,
  goal: 'Leap from nest to nest, all the way up to the stars.',
  controls: {
    touch: 'Tap anywhere to leap.',
    mouse: 'Click anywhere',
    keys: 'or press Space to leap.',
    pad: 'Press A to leap.',
  },
  medals: MEDALS,
  goals,
  facts,
  looks,
  feats,
  curtain: 1.7,
  version: 3,
  tally,
  say,
  open: createView,
}
