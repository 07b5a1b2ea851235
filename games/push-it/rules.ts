import { halfAgain, starsFor } from '../kit/rules/par.ts'
import type { HintedLevels, Rules } from '../kit/rules.ts'
import { either, exactly, oneOf, whole, type Shaped } from '../kit/rules/shape.ts'
import { WAYS, type Way } from '../kit/rules/ways.ts'
import { createGround, walk } from './rules/ground.ts'
import { isHome, MOST_PLACES, placesOf, stepOf, type House, type Pots } from './rules/house.ts'
import { levelOf, TUNED_LEVELS } from './rules/levels.ts'
import { lostPots } from './rules/lost.ts'
import { solve, type PushSolution } from './rules/solve.ts'

export interface State {
  readonly level: number
  readonly house: House
  readonly par: number
  /** The tile of each pot; negative for the pit it fell into. A pot keeps its index. */
  readonly pots: Pots
  /** The tile of the gardener. */
  readonly at: number
  /** Pushes so far, which par counts. Walking is free. */
  readonly pushes: number
}

export interface PotPush {
  /** Index of the pot. The gardener first walks to the tile behind it. */
  readonly pot: number
  readonly way: Way
}

/** A step that pushes any pot ahead; a walk to a tile; or a walk to a pot and a push. */
const isWay = oneOf(...WAYS)
const isNumber = whole(0, MOST_PLACES - 1)
const isAction = either(isWay, exactly({ to: isNumber }), exactly<PotPush>({ pot: isNumber, way: isWay }))
export type Action = Shaped<typeof isAction>

/** How many pots are home: on a bed that takes them, or in a pit. */
export const potsAtHome = ({ house, pots }: State): number =>
  pots.filter((place, pot) => isHome(house, pot, place)).length

const outcome = (state: State) => (potsAtHome(state) === state.pots.length ? 'won' : 'playing')

/** The steps of a shortest walk to a tile. */
export const stepsTo = ({ house, pots, at }: State, place: number): Way[] | undefined =>
  walk(house, pots, at, place)

function groundOf({ house, pots }: State) {
  const ground = createGround(house)
  ground.setPots(pots)
  return ground
}

/** Whether the gates are open, held by a pot on a plate. */
export const isOpen = ({ house, pots }: Pick<State, 'house' | 'pots'>): boolean =>
  placesOf(house, '_').some((plate) => pots.includes(plate))

/** Whether the gardener can enter a tile. */
export const isFree = (state: State, place: number): boolean => groundOf(state).isFree(place)

/** Where a pushed pot comes to rest; its own tile if it does not move. */
const goalOf = (state: State, pot: number, way: Way): number =>
  groundOf(state).goal(state.pots[pot] ?? 0, WAYS.indexOf(way))

/** Whether a pot can be pushed this way. */
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

/** Every possible push, however far the gardener has to walk for it. */
export function pushesOf(state: State): PotPush[] {
  if (outcome(state) !== 'playing') return []
  return state.pots
    .flatMap((_, pot) => WAYS.map((way) => ({ pot, way })))
    .filter((each) => push(state, each) !== state)
}

export const rules: Rules<State, Action> = {
  // Levels and their par are the same for everyone. Only the board of the day depends on its seed.
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

/** Three stars for par, two for up to 1.5 times par. */
const stars = ({ pushes, par }: State) => starsFor(pushes, par, halfAgain(par))

/** Cache for `lost`, which is expensive and called by drawing, sounds and speech. */
const lostCache = new WeakMap<State, readonly number[]>()

/** The pots that can never get home any more. */
export function lost(state: State): readonly number[] {
  const cached = lostCache.get(state)
  if (cached) return cached
  const found = lostPots(state.house, state)
  lostCache.set(state, found)
  return found
}

/** Positions an exact search may visit, and the weight of the greedy search that follows if it gives up. */
const PATIENCE = 8000
const HASTE = 4

function search(state: State): PushSolution {
  const exact = solve(state.house, state, PATIENCE)
  return exact.pushes || exact.visited < PATIENCE ? exact : solve(state.house, state, PATIENCE, HASTE)
}

/** The first push of a shortest solution, or of any solution if a shortest takes too long to find. */
function hint(state: State): PotPush | undefined {
  const push = search(state).pushes?.[0]
  return push && { pot: state.pots.indexOf(push.from), way: WAYS[push.turn] ?? 'up' }
}

function stuck(state: State): boolean {
  if (lost(state).length > 0) return true
  const { pushes, visited } = search(state)
  return !pushes && visited < PATIENCE
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
