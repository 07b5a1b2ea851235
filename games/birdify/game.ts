import type { Game } from '../kit/game.ts'
import { facts, feats, goals, looks } from './goals.ts'
import { rules } from './rules.ts'
import { MEDALS } from './rules/curve.ts'
import type { Flap, Flight } from './rules/state.ts'
import { createView } from './view.ts'
import { wordsOf } from './words.ts'

export const game: Game<Flight, Flap> = {
  rules,
  goal: 'Fly between the canes and eat every berry.',
  controls: {
    touch: 'Tap anywhere to flap.',
    mouse: 'Click anywhere',
    keys: 'or press Space to flap.',
    pad: 'Press A to flap.',
  },
  medals: MEDALS,
  goals,
  facts,
  looks,
  feats,
  curtain: 1.7,
  version: 3,
  say: wordsOf,
  open: createView,
}
