/** Assembles the game for the kit. */
import type { Game } from '../kit/game.ts'
import { facts, goals, looks } from './goals.ts'
import { rules } from './rules.ts'
import { MEDALS } from './rules/curve.ts'
import type { LaneTap, PetalFall } from './rules/state.ts'
import { createView } from './view.ts'
import { say, tally } from './words.ts'

export const game: Game<PetalFall, LaneTap> = {
  rules,
  goal: 'Catch each petal in its ring.',
  controls: {
    touch: 'Tap a lane while its petal is in the ring.',
    mouse: 'Click a lane while its petal is in the ring,',
    keys: 'or press Left, Down or Right.',
    pad: 'Press left, down or right on the d-pad.',
  },
  medals: MEDALS,
  goals,
  facts,
  looks,
  tally,
  say,
  open: createView,
}
