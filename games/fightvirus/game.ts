import type { Game } from '../kit/game.ts'
import { facts, feats, goals, looks } from './goals.ts'
import { rules } from './rules.ts'
import type { Action, State } from './rules/state.ts'
import { createView } from './view.ts'
import { say, tally, verdict } from './words.ts'

export const game: Game<State, Action> = {
  rules,
  goal: 'Keep moving, burst viruses in a row, and pick an upgrade after each wave.',
  controls: {
    touch: 'Tap or drag: the defender follows your finger.',
    mouse: 'The defender follows the mouse,',
    keys: 'or steer with the arrow keys.',
    pad: 'Steer with the stick.',
  },
  medals: [2000, 8000, 13_000, 22_000],
  version: 3,
  goals,
  facts,
  looks,
  feats,
  curtain: 1.8,
  tally,
  say,
  verdict,
  open: createView,
}
