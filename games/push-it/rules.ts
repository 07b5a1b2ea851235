import { halfAgain, starsFor } from '../kit/rules/par.ts'
import type { HintedLevels, Rules } from '../kit/rules.ts'
import { WAYS, type Way } from '../kit/rules/ways.ts'
import { walk } from './rules/ground.ts'
import { compile, isBed, isFloor, stepOf, tileAt, type House } from './rules/house.ts'
import { levelOf, TUNED_LEVELS } from './rules/levels.ts'
import { lostPots } from './rules/lost.ts'
import { solve, type Push } from './rules/solve.ts'

export interface State {
  readonly level: number
  readonly house: House
  readonly par: number
  /** Where each pot stands; a pot keeps its number. */
  readonly pots: readonly number[]
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
export type Action = Way | { readonly to: number } | PotPush

export const potsOnBeds = ({ house, pots }: State): number =>
  pots.filter((place) => isBed(house, place)).length

const outcome = (state: State) => (potsOnBeds(state) === state.pots.length ? 'won' : 'playing')

/** The steps of the shortest walk to a place. */
export const stepsTo = ({ house, pots, at }: State, place: number): Way[] | undefined =>
  walk(house, pots, at, place)

/** Whether the floor beyond a pot is free. */
export function givesWay({ house, pots }: State, pot: number, way: Way): boolean {
  const beyond = (pots[pot] ?? 0) + stepOf(house, way)
  return isFloor(house, beyond) && !pots.includes(beyond)
}

function step(state: State, way: Way): State {
  const { house, pots, at, pushes } = state
  const to = at + stepOf(house, way)
  if (!isFloor(house, to)) return state
  const pot = pots.indexOf(to)
  if (pot < 0) return { ...state, at: to }
  if (!givesWay(state, pot, way)) return state
  return { ...state, at: to, pots: pots.with(pot, to + stepOf(house, way)), pushes: pushes + 1 }
}

function push(state: State, { pot, way }: PotPush): State {
  const place = state.pots[pot]
  if (place === undefined || !givesWay(state, pot, way)) return state
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
  moves: (state) =>
    outcome(state) === 'playing'
      ? [...WAYS.filter((way) => step(state, way) !== state), ...pushesOf(state)]
      : [],
  score: (state) => (outcome(state) === 'won' ? stars(state) : 0),
  outcome,
}

/** Three stars for par, two for up to half as many pushes again. */
const stars = ({ pushes, par }: State) => starsFor(pushes, par, halfAgain(par))

/** A state as the searches know it: in tiles of its plan. */
export function inTiles({ house, pots, at }: State) {
  const plan = compile(house)
  return { plan, tiles: pots.map((pot) => tileAt(plan, pot)), at: tileAt(plan, at) }
}

/** It takes a search, and picture, sounds and words all ask: so it is found out once for each state. */
const lostIn = new WeakMap<State, readonly number[]>()

/** The numbers of the pots that can never come to a bed again. */
export function lost(state: State): readonly number[] {
  const known = lostIn.get(state)
  if (known) return known
  const { plan, tiles, at } = inTiles(state)
  const found = lostPots(plan, tiles, at).map((tile) => tiles.indexOf(tile))
  lostIn.set(state, found)
  return found
}

function search(state: State): readonly Push[] | undefined {
  const { plan, tiles, at } = inTiles(state)
  return solve(plan, tiles, at).pushes
}

/** The first push of a shortest solution. */
function hint(state: State): PotPush | undefined {
  const push = search(state)?.[0]
  return push && { pot: inTiles(state).tiles.indexOf(push.pot), way: WAYS[push.turn] ?? 'up' }
}

export const levels: HintedLevels<State, Action> = {
  tuned: TUNED_LEVELS,
  packs: [
    'Seed tray',
    'Potting bench',
    'Orchid house',
    'Palm house',
    'Fern gully',
    'Lily pond',
    'Cactus hall',
    'Vine arcade',
    'Tea terrace',
    'Moss grotto',
    'Butterfly dome',
    'Glass palace',
  ],
  par: (state) => state.par,
  spent: (state) => state.pushes,
  stars,
  hint,
  stuck: (state) => lost(state).length > 0 || !search(state),
}
