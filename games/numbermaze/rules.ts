/** Implements the rules: each leap is as long as the number underfoot, and the round ends at the flag. */
import { halfAgain, starsFor } from '../kit/rules/par.ts'
import type { HintedLevels, Rules } from '../kit/rules.ts'
import { oneOf } from '../kit/rules/shape.ts'
import { WAYS, type Way } from '../kit/rules/ways.ts'
import type { Board } from './rules/board.ts'
import { TUNED_LEVELS } from './rules/curve.ts'
import { levelOf } from './rules/levels.ts'
import { bestWay } from './rules/solve.ts'
import {
  growthAt,
  isBroken,
  landing,
  remembered,
  terrainOf,
  touched,
  type TerrainMemory,
} from './rules/terrain.ts'

export interface State {
  readonly level: number
  readonly board: Board
  readonly par: number
  /** The hopper's cell. */
  readonly at: number
  readonly memory: TerrainMemory
  readonly spent: number
  /** Cells visited so far, each once. Flowers mark them, so players need not remember. */
  readonly seen: readonly number[]
}

/** The cell where a leap ends, or the bitwise complement of the cell that blocks it: see `landing`. */
export const leapOf = (state: State, way: Way): number =>
  landing(terrainOf(state.board), state.at, state.memory, WAYS.indexOf(way))

/** The cell where a leap ends, or undefined if it is blocked. */
export function leapEnd(state: State, way: Way): number | undefined {
  const to = leapOf(state, way)
  return to < 0 ? undefined : to
}

/** The effects of one leap, for animation, sound and announcements. */
export interface LeapResult {
  readonly way: Way
  /** The first cell touched, and the cell where the leap ended before any burrow. */
  readonly touch: number
  readonly rest: number
  readonly slid: boolean
  readonly tunnelled: boolean
  /** The tile left behind broke, or the sprouts grew. */
  readonly broke: boolean
  readonly grew: boolean
  /** Memory bits of the keys and carrots picked up. */
  readonly keys: TerrainMemory
  readonly carrots: TerrainMemory
}

export function leapResult(before: State, after: State): LeapResult {
  const { board, memory, at } = before
  const terrain = terrainOf(board)
  const way = WAYS.find((each) => leapEnd(before, each) === after.at) ?? 'up'
  const touch = touched(terrain, at, memory, WAYS.indexOf(way))
  // A hopper on a burrow has come through the other one.
  const rest = terrain.exits[after.at] ?? after.at
  const gained = after.memory & ~memory
  const allKeys = (1 << board.locks.length) - 1
  const picked = gained & ((1 << (board.locks.length + board.carrots.length)) - 1)
  return {
    way,
    touch,
    rest,
    slid: touch !== rest,
    tunnelled: rest !== after.at,
    broke: isBroken(terrain, after.memory, at),
    grew: growthAt(terrain, after.memory, at) > growthAt(terrain, memory, at),
    keys: picked & allKeys,
    carrots: picked & ~allKeys,
  }
}

const outcome = ({ at, board }: State) => (at === board.goal ? 'won' : 'playing')

function act(state: State, way: Way): State {
  const at = outcome(state) === 'playing' ? leapEnd(state, way) : undefined
  if (at === undefined) return state
  return {
    ...state,
    at,
    memory: remembered(terrainOf(state.board), state.memory, state.at, at),
    spent: state.spent + 1,
    seen: state.seen.includes(at) ? state.seen : [...state.seen, at],
  }
}

export const rules: Rules<State, Way> = {
  // The level number alone seeds a level, so that everyone gets the same par. Daily gardens use the seed.
  start(seed, level) {
    const { board, par } = levelOf(level, seed)
    return { level, board, par, at: board.start, memory: 0, spent: 0, seen: [board.start] }
  },
  act,
  isAction: oneOf(...WAYS),
  moves: (state) =>
    outcome(state) === 'playing' ? WAYS.filter((way) => leapEnd(state, way) !== undefined) : [],
  score: (state) => (outcome(state) === 'won' ? stars(state) : 0),
  outcome,
}

/** Three stars for par, two for up to one and a half times par. */
const stars = ({ spent, par }: State) => starsFor(spent, par, halfAgain(par))

const hint = (state: State) => bestWay(terrainOf(state.board), state.at, state.memory)

export const levels: HintedLevels<State, Way> = {
  tuned: TUNED_LEVELS,
  quick: 58,
  packs: [
    'Doorstep',
    'Herb patch',
    'Carrot beds',
    'Old wall',
    'Frozen pond',
    'Winter garden',
    'The warren',
    'Walled garden',
    'Bean rows',
    'Orchard',
    'Rose walk',
    'Topiary maze',
    'Palace garden',
    'Hilltop meadow',
    'Far horizon',
  ],
  par: (state) => state.par,
  spent: (state) => state.spent,
  stars,
  hint,
  stuck: (state) => hint(state) === undefined,
}
