import { starsFor } from '../kit/rules/par.ts'
import type { HintedLevels, Rules } from '../kit/rules.ts'
import { WAYS, type Way } from '../kit/rules/ways.ts'
import { dayGarden } from './rules/day.ts'
import { isGrass, placesOf, slide, type Garden } from './rules/garden.ts'
import { levelOf, TUNED_LEVELS } from './rules/levels.ts'
import { canFinish } from './rules/reach.ts'
import { solve } from './rules/solve.ts'

export interface State {
  readonly level: number
  readonly par: number
  readonly garden: Garden
  /** As long as the garden: blank, or the first letter of the way in which this place was last mown. */
  readonly mown: string
  /** The place where the mower stands, and the way that it faces. */
  readonly mower: number
  readonly facing: Way
  readonly spent: number
}

export const isMown = ({ mown }: State, place: number): boolean => mown[place] !== ' '

/** Whether there is a molehill that still stands. */
export const isMolehill = (state: State, place: number): boolean =>
  state.garden[place] === 'm' && !isMown(state, place)

/** The places that a slide this way goes over; none where the mower stands against something. */
export const slideOf = (state: State, way: Way): number[] =>
  slide(state.garden, state.mower, way, (hill) => isMown(state, hill))

export const uncutOf = (state: State): number[] =>
  placesOf(state.garden, (place) => isGrass(state.garden, place) && !isMown(state, place))

function start(seed: number, level: number): State {
  // A level is the same for everyone, and so is its par: its number alone decides on it, and on a day's its seed.
  const { garden, par } = level < 0 ? dayGarden(seed, -level) : levelOf(level)
  const mower = garden.indexOf('S')
  const facing = WAYS.find((way) => slide(garden, mower, way, () => true).length > 0) ?? 'down'
  return {
    level,
    par,
    garden,
    mown: paint(' '.repeat(garden.length), [mower], facing),
    mower,
    facing,
    spent: 0,
  }
}

const paint = (mown: string, places: readonly number[], way: Way): string =>
  Array.from(mown, (mark, place) => (places.includes(place) ? way.charAt(0) : mark)).join('')

function act(state: State, way: Way): State {
  const places = outcome(state) === 'playing' && WAYS.includes(way) ? slideOf(state, way) : []
  const end = places.at(-1)
  if (end === undefined) return state
  // The stripe begins under the mower.
  const mown = paint(
    state.mown,
    [state.mower, ...places].filter((place) => isGrass(state.garden, place)),
    way,
  )
  return { ...state, mown, mower: end, facing: way, spent: state.spent + 1 }
}

const outcome = (state: State) => (uncutOf(state).length === 0 ? 'won' : 'playing')

export const rules: Rules<State, Way> = {
  start,
  act,
  moves: (state) =>
    outcome(state) === 'playing' ? WAYS.filter((way) => slideOf(state, way).length > 0) : [],
  score: (state) => placesOf(state.garden, (place) => isMown(state, place)).length,
  outcome,
}

/** How many positions a hint may open to find the shortest way; after that any short way will do. */
const HINT_POSITIONS = 12_000

function hint(state: State): Way | undefined {
  if (outcome(state) === 'won' || !canFinish(state)) return undefined
  const shortest = solve(state, { positions: HINT_POSITIONS })
  return (shortest.result === 'solved' ? shortest : solve(state, { greed: 3 })).ways[0]
}

/** Three stars for par, two for up to a quarter more. */
const stars = ({ spent, par }: State) => starsFor(spent, par, par + Math.max(2, Math.floor(par / 4)))

export const levels: HintedLevels<State, Way> = {
  tuned: TUNED_LEVELS,
  packs: [
    'Front lawn',
    'Cottage garden',
    'Vicarage',
    'Mole meadow',
    'Cricket ground',
    'Castle park',
    'Rose terraces',
    'Royal maze',
  ],
  par: (state) => state.par,
  spent: (state) => state.spent,
  stars,
  hint,
  stuck: (state) => outcome(state) === 'playing' && !canFinish(state),
}
