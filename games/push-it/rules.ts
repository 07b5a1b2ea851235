import { halfAgain, starsFor } from '../kit/rules/par.ts'
import type { HintedLevels, Rules } from '../kit/rules.ts'
import { either, exactly, oneOf, whole, type Shaped } from '../kit/rules/shape.ts'
import { WAYS, type Way } from '../kit/rules/ways.ts'
import { createGround, walk } from './rules/ground.ts'
import { isHome, MOST_PLACES, placesOf, stepOf, type House, type Pots } from './rules/house.ts'
import { levelOf, TUNED_LEVELS } from './rules/levels.ts'
import { lostPots } from './rules/lost.ts'
import { solve, type Solution } from './rules/solve.ts'

export interface State {
  readonly level: number
  readonly house: House
  readonly par: number
  /** Where each pot stands, or, below zero, in which pit it lies; a pot keeps its number. */
  readonly pots: Pots
  /** Where the gardener stands. */
  readonly at: number
  /** What par counts: pushes. Walking is free. */
  readonly pushes: number
}

export interface PotPush {
  /** The number of the pot. The gardener walks behind it first. */
  readonly pot: number
  readonly way: Way
}

/** A step that way, pushing what is there; a walk to a place; or a walk to a pot and a push. */
const isWay = oneOf(...WAYS)
const isNumber = whole(0, MOST_PLACES - 1)
const isAction = either(isWay, exactly({ to: isNumber }), exactly<PotPush>({ pot: isNumber, way: isWay }))
export type Action = Shaped<typeof isAction>

/** How many pots are where they belong: on a bed that wants them, or in a pit. */
export const potsAtHome = ({ house, pots }: State): number =>
  pots.filter((place, pot) => isHome(house, pot, place)).length

const outcome = (state: State) => (potsAtHome(state) === state.pots.length ? 'won' : 'playing')

/** The steps of the shortest walk to a place. */
export const stepsTo = ({ house, pots, at }: State, place: number): Way[] | undefined =>
  walk(house, pots, at, place)

function groundOf({ house, pots }: State) {
  const ground = createGround(house)
  ground.stand(pots)
  return ground
}

/** Whether the gates are open: a pot stands on a plate. */
export const isOpen = ({ house, pots }: Pick<State, 'house' | 'pots'>): boolean =>
  placesOf(house, '_').some((plate) => pots.includes(plate))

/** Whether the gardener can be here. */
export const isFree = (state: State, place: number): boolean => groundOf(state).isFree(place)

/** Where a pot comes to rest that is pushed this way; where it is, when it does not move. */
export const goalOf = (state: State, pot: number, way: Way): number =>
  groundOf(state).goal(state.pots[pot] ?? 0, WAYS.indexOf(way))

/** Whether a pot moves that is pushed this way. */
export const givesWay = (state: State, pot: number, way: Way): boolean =>
  goalOf(state, pot, way) !== state.pots[pot]

function step(state: State, way: Way): State {
  const { house, pots, at, pushes } = state
  const to = at + stepOf(house, way)
  const pot = pots.indexOf(to)
  if (pot < 0) return isFree(state, to) ? { ...state, at: to } : state
  if (!givesWay(state, pot, way)) return state
  return { ...state, at: to, pots: pots.with(pot, goalOf(state, pot, way)), pushes: pushes + 1 }
}

function push(state: State, { pot, way }: PotPush): State {
  const place = state.pots[pot]
  if (place === undefined || place < 0 || !givesWay(state, pot, way)) return state
  const behind = place - stepOf(state.house, way)
  return stepsTo(state, behind) ? step({ ...state, at: behind }, way) : state
}

function act(state: State, action: Action): State {
  if (outcome(state) !== 'playing') return state
  if (typeof action === 'string') return step(state, action)
  if ('pot' in action) return push(state, action)
  return action.to !== state.at && stepsTo(state, action.to) ? { ...state, at: action.to } : state
}

/** Every push that can be made from here, however far the walk. */
export function pushesOf(state: State): PotPush[] {
  if (outcome(state) !== 'playing') return []
  return state.pots
    .flatMap((_, pot) => WAYS.map((way) => ({ pot, way })))
    .filter((each) => push(state, each) !== state)
}

export const rules: Rules<State, Action> = {
  // A level is the same for everyone, and so is its par; a board of the day is made from its seed.
  start(seed, level) {
    const { house, position, par } = levelOf(level, seed)
    return { level, house, par, pots: position.pots, at: position.at, pushes: 0 }
  },
  act,
  isAction,
  moves: (state) =>
    outcome(state) === 'playing'
      ? [...WAYS.filter((way) => step(state, way) !== state), ...pushesOf(state)]
      : [],
  score: (state) => (outcome(state) === 'won' ? stars(state) : 0),
  outcome,
}

/** Three stars for par, two for up to half as many pushes again. */
const stars = ({ pushes, par }: State) => starsFor(pushes, par, halfAgain(par))

/** It takes a search, and picture, sounds and words all ask: so it is found out once for each state. */
const lostIn = new WeakMap<State, readonly number[]>()

/** The numbers of the pots that can never come to where they belong again. */
export function lost(state: State): readonly number[] {
  const known = lostIn.get(state)
  if (known) return known
  const found = lostPots(state.house, state)
  lostIn.set(state, found)
  return found
}

/** How many positions a search looks at, and how it hurries when a shortest way is not found among so many. */
const PATIENCE = 8000
const HASTE = 4

function search(state: State): Solution {
  const exact = solve(state.house, state, PATIENCE)
  return exact.pushes || exact.looked < PATIENCE ? exact : solve(state.house, state, PATIENCE, HASTE)
}

/** The first push of a shortest solution; of some solution, where a shortest takes long to find. */
function hint(state: State): PotPush | undefined {
  const push = search(state).pushes?.[0]
  return push && { pot: state.pots.indexOf(push.from), way: WAYS[push.turn] ?? 'up' }
}

function stuck(state: State): boolean {
  if (lost(state).length > 0) return true
  const { pushes, looked } = search(state)
  return !pushes && looked < PATIENCE
}

export const levels: HintedLevels<State, Action> = {
  tuned: TUNED_LEVELS,
  quick: 25,
  packs: [
    'Seed tray',
    'Rose arch',
    'Orchid house',
    'Frost house',
    'Fern gully',
    'Lily pond',
    'Cactus hall',
    'Coir works',
    'Tea terrace',
    'Lock house',
    'Moss grotto',
    'Vine arcade',
    'Palm house',
    'Butterfly dome',
    'Glass palace',
  ],
  par: (state) => state.par,
  spent: (state) => state.pushes,
  unit: ['push', 'pushes'],
  stars,
  hint,
  stuck,
}
