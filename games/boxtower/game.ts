import type { Game } from '../kit/game.ts'
import { rules, type Drop, type Yard } from './rules.ts'
import { MEDALS } from './rules/curve.ts'
import { openView } from './view.ts'
import { sayYard } from './words.ts'

export const game: Game<Yard, Drop> = {
  rules,
  goal: 'Stack the crates as high as they will stand. Three may fall.',
  controls: {
    touch: 'Tap to let go.',
    mouse: 'Click',
    keys: 'or press Space to let go.',
    pad: 'Press A to let go.',
  },
  medals: MEDALS,
  curtain: 1.5,
  tally: () => 'cm',
  say: sayYard,
  verdict: () => 'Shift over',
  open: openView,
}
