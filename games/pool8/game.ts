import type { Game } from '../kit/game.ts'
import { feats, goals, looks } from './goals.ts'
import { levels, rules } from './rules.ts'
import type { Action, State } from './rules/state.ts'
import { openView } from './view.ts'
import { verdict, visitWords, words } from './words.ts'

const HOW = 'Drag to aim; pull the power bar and let go, or tap Shoot.'

export const game: Game<State, Action> = {
  rules,
  levels,
  goals,
  looks,
  feats,
  goal: 'Pot your seven balls, then the eight.',
  controls: {
    touch: HOW,
    mouse: HOW,
    keys: 'Arrows aim and set power, Space shoots, Q spin, B ball in hand, H, N and C offer shots.',
    pad: 'Stick aims and sets power, A shoots, X spin, L ball in hand, Y and R offer shots.',
  },
  keys: ['KeyQ', 'KeyB', 'KeyH', 'KeyN', 'KeyC', 'PadX', 'PadY', 'PadL', 'PadR'],
  curtain: 1.7,
  version: 2,
  tally: visitWords,
  words,
  verdict,
  open: openView,
}
