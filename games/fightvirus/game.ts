import type { Game } from '../kit/game.ts'
import { feats, goals, looks } from './goals.ts'
import { rules } from './rules.ts'
import type { Action, State } from './rules/state.ts'
import { openView } from './view.ts'
import { say, tally, verdict } from './words.ts'

export const game: Game<State, Action> = {
  rules,
  goal: 'Dodge the viruses; your cannon fires by itself.',
  controls: {
    touch: 'Tap or drag: the defender goes where your finger is.',
    mouse: 'The defender follows the mouse,',
    keys: 'or steer with the arrow keys.',
    pad: 'Steer with the stick.',
  },
  medals: [300, 1200, 4000, 20_000],
  goals,
  looks,
  feats,
  curtain: 1.3,
  tally,
  say,
  verdict,
  open: openView,
}
