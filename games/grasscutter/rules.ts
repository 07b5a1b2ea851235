import { halfAgain, starsFor } from '../kit/rules/par.ts'
import type { HintedLevels, Rules } from '../kit/rules.ts'
import { oneOf } from '../kit/rules/shape.ts'
import { WAYS, type Way } from '../kit/rules/ways.ts'
import { dayGarden } from './rules/day.ts'
import { isGrass, placesOf, slide, withSign, type Garden, type Roll } from './rules/garden.ts'
import { levelOf, TUNED_LEVELS } from './rules/levels.ts'
import { canFinish } from './rules/reach.ts'
import { solve } from './rules/solve.ts'

export interface State {
  readonly level: number
  readonly par: number
  /** The current garden. Driving changes it. */
  readonly garden: Garden
  /** As long as the garden: a blank, or the initial of the direction in which this place was last mown. */
  readonly mown: string
  /** The mower's place and the direction it faces. */
  readonly mower: number
  readonly facing: Way
  /** The direction of the last move. A bend may have turned the mower since. */
  readonly sent: Way
  readonly spent: number
}

export const isMown = ({ mown }: State, place: number): boolean => mown[place] !== ' '

/** The places of a slide in this direction; empty if the mower is blocked. */
export const slideOf = ({ garden, mower }: State, way: Way): Roll[] => slide(garden, mower, way)

export const uncutOf = (state: State): number[] =>
  placesOf(state.garden, (place) => isGrass(state.garden, place) && !isMown(state, place))

function start(seed: number, level: number): State {
  // The level number alone seeds a level, so that everyone gets the same garden and par. Daily gardens use the seed.
  const { garden, par } = level < 0 ? dayGarden(seed, -level) : levelOf(level)
  const mower = garden.indexOf('S')
  const facing = WAYS.find((way) => slide(garden, mower, way).length > 0) ?? 'down'
  const mown = withSign(' '.repeat(garden.length), mower, facing.charAt(0))
  return { level, par, garden, mown, mower, facing, sent: facing, spent: 0 }
}

function act(state: State, way: Way): State {
  const rolls = outcome(state) === 'playing' && WAYS.includes(way) ? slideOf(state, way) : []
  const end = rolls.at(-1)
  if (!end) return state
  // The stripe begins under the mower.
  const mown = [{ place: state.mower, way }, ...rolls].reduce(
    (marks, roll) =>
      isGrass(state.garden, roll.place) ? withSign(marks, roll.place, roll.way.charAt(0)) : marks,
    state.mown,
  )
  const { place: mower, way: facing, garden } = end
  return { ...state, garden, mown, mower, facing, sent: way, spent: state.spent + 1 }
}

const outcome = (state: State) => (uncutOf(state).length === 0 ? 'won' : 'playing')

export const rules: Rules<State, Way> = {
  start,
  act,
  isAction: oneOf(...WAYS),
  moves: (state) =>
    outcome(state) === 'playing' ? WAYS.filter((way) => slideOf(state, way).length > 0) : [],
  score: (state) => placesOf(state.garden, (place) => isMown(state, place)).length,
  outcome,
}

/** Positions that a hint may open in search of the shortest solution. After that, any short solution will do. */
const HINT_POSITIONS = 12_000

function hint(state: State): Way | undefined {
  if (outcome(state) === 'won' || !canFinish(state)) return undefined
  const shortest = solve(state, { positions: HINT_POSITIONS })
  return (shortest.result === 'solved' ? shortest : solve(state, { greed: 3 })).ways[0]
}

/** Three stars for par, two for up to one and a half times par. */
const stars = ({ spent, par }: State) => starsFor(spent, par, halfAgain(par))

export const levels: HintedLevels<State, Way> = {
  tuned: TUNED_LEVELS,
  packs: [
    'Front lawn',
    'Garden gates',
    'Mole meadow',
    'Muddy paddock',
    'Winding walk',
    'Rabbit warren',
    'Lily ponds',
    'Market square',
    'Vicarage',
    'Fairground',
    'Cricket ground',
    'Castle park',
    'Rose terraces',
    'Royal maze',
    'Palace grounds',
  ],
  par: (state) => state.par,
  spent: (state) => state.spent,
  unit: ['slide', 'slides'],
  stars,
  hint,
  stuck: (state) => outcome(state) === 'playing' && !canFinish(state),
}
