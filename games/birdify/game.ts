import type { Game } from '../kit/game.ts'
import { MEDALS, rules, type Flap, type Flight } from './rules.ts'
import { grassLean, openView } from './view.ts'

export const game: Game<Flight, Flap> = {
  rules,
  goal: 'Fly between the canes, and eat what you find on the way.',
  controls: {
    touch: 'Tap anywhere to flap.',
    mouse: 'Click anywhere',
    keys: 'or press Space to flap.',
    pad: 'Press A to flap.',
  },
  medals: MEDALS,
  curtain: 1.1,
  say: (flight) => {
    const lean = grassLean(flight.gust, flight.tick)
    return lean ? `Wind ${lean < 0 ? 'against you' : 'from behind'}` : ''
  },
  open: openView,
}
