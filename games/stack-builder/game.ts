import type { Game } from '../kit/game.ts'
import { facts, feats, goals, looks } from './goals.ts'
import { rules, type Drop, type BuildingSite } from './rules.ts'
import { MEDALS } from './rules/curve.ts'
import { createView } from './view.ts'
import { say, tally, verdict } from './words.ts'

export const game: Game<BuildingSite, Drop> = {
  rules,
  goal: 'Drop each slab on the tower and build from the garden to the stars.',
  controls: {
    touch: 'Tap anywhere to drop the slab.',
    mouse: 'Click anywhere',
    keys: 'or press Space to drop the slab.',
    pad: 'Press A to drop the slab.',
  },
  medals: MEDALS,
  version: 3,
  goals,
  facts,
  looks,
  feats,
  curtain: 2,
  tally,
  say,
  verdict,
  open: createView,
}
