import type { Game } from '../kit/game.ts'
import { facts, feats, goals, looks } from './goals.ts'
import { rules, type Day, type Action } from './rules.ts'
import { MEDALS } from './rules/curve.ts'
import { createView } from './view.ts'
import { earSounds } from './view/sounds.ts'
import { say, tally, verdict } from './words.ts'

export const game: Game<Day, Action> = {
  rules,
  goal: 'Flip the gates and send every egg to the basket with its pattern.',
  controls: {
    touch: 'Tap a gate to flip it.',
    mouse: 'Click a gate to flip it,',
    keys: 'or send the marked egg with ← and →.',
    pad: 'Left and right send the marked egg; A flips its gate.',
  },
  medals: MEDALS,
  goals,
  facts,
  looks,
  feats,
  curtain: 1.6,
  version: 4,
  // Slow enough to hear the announcements: see test/by-ear.test.ts.
  byEar: { pace: 0.25, hear: earSounds },
  tally,
  say,
  verdict,
  open: createView,
}
