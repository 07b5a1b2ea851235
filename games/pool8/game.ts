import type { Game } from '../kit/game.ts'
import { facts, feats, goals, looks } from './goals.ts'
import { levels, rules } from './rules.ts'
import type { Action, State } from './rules/state.ts'
import { createView } from './view.ts'
import { verdict, visitWords } from './words/calls.ts'
import { words } from './words.ts'

const HOW = 'Drag to aim, finely along the wood. Then pull the cue back and let go.'

export const game: Game<State, Action> = {
  rules,
  levels,
  goals,
  facts,
  looks,
  feats,
  goal: 'Pot your seven balls, then the eight.',
  controls: {
    touch: HOW,
    mouse: HOW,
    keys: 'Left and Right aim, Down pulls back, Space lets go. Q: spin, B: ball in hand, N: next ball, H: coach.',
    pad: 'The stick aims and pulls back, A lets go. X: spin, L: ball in hand, R: next ball, Y: coach.',
  },
  keys: ['KeyQ', 'KeyB', 'KeyH', 'KeyN', 'PadX', 'PadY', 'PadL', 'PadR'],
  wheel: true,
  curtain: 1.7,
  version: 6,
  tally: visitWords,
  words,
  verdict,
  open: createView,
}
