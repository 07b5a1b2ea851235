import type { Basics, Elements } from '../../kit/test/elements.ts'
import { rules } from '../rules.ts'
import { RUSH } from '../rules/curve.ts'
import type { State } from '../rules/state.ts'
import { gate, OBSTACLES, spokes, type Obstacle, type TubeTreat } from '../rules/tube.ts'

/** Metres ahead of the ball. */
const AHEAD = 14
/** Metres after which the meter is shown. */
const START = 10
/** Width of a fin that splits the tube, in turns. */
const FIN = 0.03

const tubeWith = (part: Partial<State>) => (): State => ({
  ...rules.start(1, 1),
  obstacles: [],
  drums: [],
  treats: [],
  ...part,
})

const obstacle = (part: Partial<Obstacle>): Obstacle => ({
  id: 0,
  kind: 'wall',
  at: AHEAD,
  length: 1,
  arcs: gate(0.25, 0.4),
  turn: 0,
  sways: false,
  closest: 1,
  ...part,
})

const treat = (kind: TubeTreat['kind']) =>
  tubeWith({ treats: [{ id: 0, kind, at: AHEAD, angle: 0, missed: false }] })

export const elements: Elements<State> = {
  ...Object.fromEntries(
    OBSTACLES.map((kind) => [kind, tubeWith({ obstacles: [obstacle({ kind, arcs: spokes(3, 0.16, 0) })] })]),
  ),
  gate: tubeWith({ obstacles: [obstacle({})] }),
  'turning gate': tubeWith({ obstacles: [obstacle({ turn: 0.2 })] }),
  'swaying gate': tubeWith({ obstacles: [obstacle({ turn: 0.2, sways: true })] }),
  drum: tubeWith({ drums: [{ at: 4, length: 20, turn: 0.2 }] }),
  gem: treat('gem'),
  bubble: treat('bubble'),
  ember: treat('ember'),
  fork: tubeWith({ obstacles: [obstacle({ length: 20, arcs: spokes(2, FIN, 0.25) })] }),
  rush: tubeWith({ distance: START, rush: RUSH.step * 1.5 }),
  blaze: tubeWith({ distance: START, rush: RUSH.full * 0.9, blaze: true }),
}

export const basics: Basics = {
  gate: 'a wall with a single opening',
  gem: 'every round starts with gems, and the lesson about the rush says what they do',
}
