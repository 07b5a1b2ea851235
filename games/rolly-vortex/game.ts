import type { Game } from '../kit/game.ts'
import { facts, feats, goals, looks } from './goals.ts'
import { rules } from './rules.ts'
import { MEDALS } from './rules/curve.ts'
import type { Action, State } from './rules/state.ts'
import { createView } from './view.ts'
import { say, tally, verdict } from './words.ts'

export const game: Game<State, Action> = {
  rules,
  goal: 'Roll through the tube: gems and near misses set the ball ablaze.',
  controls: {
    touch: 'Hold or tap a side to roll that way, or drag.',
    mouse: 'Hold or click a side, or drag.',
    keys: 'Arrow keys steer.',
    pad: 'The stick or the d-pad steers.',
  },
  medals: MEDALS,
  goals,
  facts,
  looks,
  feats,
  curtain: 0.6,
  tally,
  say,
  verdict,
  version: 4,
  open: createView,
}
