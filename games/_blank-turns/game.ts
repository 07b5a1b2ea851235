/** Assembles the game for the kit. */
import type { Game } from '../kit/game.ts'
import { facts, goals, looks } from './goals.ts'
import { rules, type FlowerBed, type Planting } from './rules.ts'
import { MEDALS } from './rules/curve.ts'
import { createView } from './view.ts'
import { words } from './words.ts'

export const game: Game<FlowerBed, Planting> = {
  rules,
  goal: 'Plant three or more flowers of a kind next to each other.',
  controls: {
    touch: 'Tap a free cell.',
    mouse: 'Click a free cell,',
    keys: 'or choose with the arrows and press Space.',
    pad: 'Choose with the d-pad, press A.',
  },
  medals: MEDALS,
  goals,
  facts,
  looks,
  words,
  // With undo, every round could be played again and again until it is perfect.
  undo: false,
  verdict: () => 'The bed is full',
  open: createView,
}
