import { halfAgain, starsFor } from '../kit/rules/par.ts'
import type { HintedLevels, Rules } from '../kit/rules.ts'
import { listOf, whole } from '../kit/rules/shape.ts'
import {
  allSlots,
  areLinked,
  around,
  cellsWith,
  endsOf,
  facesOf,
  mayPass,
  slotsOf,
  type Board,
} from './rules/board.ts'
import { nextWay } from './rules/coach.ts'
import { LARGEST } from './rules/curve.ts'
import { dayBoard } from './rules/day.ts'
import { levelOf, TUNED_LEVELS } from './rules/levels.ts'

/** The cells of a ribbon, starting at the face it was drawn from. */
export type RibbonCells = readonly number[]

/** The new course of one pair's ribbon. A single cell, which must be a face, removes the ribbon. */
export type RibbonStroke = RibbonCells

const CELLS = LARGEST * LARGEST
/** A bridge can be crossed twice, so a stroke can have more cells than the board. */
const isStroke = listOf(whole(0, CELLS - 1), 1, 2 * CELLS)

export interface State {
  readonly level: number
  readonly board: Board
  /** Indexed by pair; empty until something is drawn. */
  readonly ribbons: readonly RibbonCells[]
  /** The pair drawn last. Extending its ribbon does not count as a new move. */
  readonly last: number
  readonly spent: number
}

const EMPTY: RibbonCells = []

export const ribbonOf = (state: State, pair: number): RibbonCells => state.ribbons[pair] ?? EMPTY

export function isJoined({ board, ribbons }: State, pair: number): boolean {
  const [from, to] = endsOf(ribbons[pair] ?? EMPTY)
  return from !== to && endsOf(board.ways[pair] ?? []).includes(to)
}

export const countJoined = (state: State): number =>
  state.ribbons.filter((_, pair) => isJoined(state, pair)).length

export const areAllJoined = (state: State): boolean => countJoined(state) === state.ribbons.length

/** The pair whose ribbon covers a cell. */
export const pairOn = (state: State, cell: number): number | undefined => {
  const pair = state.ribbons.findIndex((ribbon) => ribbon.includes(cell))
  return pair < 0 ? undefined : pair
}

/** Tiles still to be filled. A bridge counts until it has been crossed both ways. */
export const emptyCells = ({ board, ribbons }: State): number[] => {
  const taken = new Set([...facesOf(board).keys(), ...ribbons.flatMap((ribbon) => slotsOf(board, ribbon))])
  const empty = allSlots(board).filter((slot) => !taken.has(slot))
  return [...new Set(empty.map((slot) => slot % board.size ** 2))]
}

/** The filled share of the board, from 0 to 1. */
export const filled = ({ board, ribbons }: State): number =>
  ribbons.reduce((sum, ribbon) => sum + ribbon.length, 0) / allSlots(board).length

function outcome(state: State): 'won' | 'playing' {
  return filled(state) === 1 && areAllJoined(state) ? 'won' : 'playing'
}

/** The pair of a valid stroke. It starts at a face, moves cell by cell, and avoids other faces and itself. */
export function pairOf({ board }: State, stroke: RibbonStroke): number | undefined {
  const faces = facesOf(board)
  const pair = faces.get(stroke[0] ?? -1)
  const mayCover = (cell: number, i: number) =>
    !faces.has(cell) || (i === stroke.length - 1 && faces.get(cell) === pair)
  const fits = stroke.slice(1).every((cell, i) => {
    const from = stroke[i] ?? -1
    return (
      areLinked(board, from, cell) &&
      mayCover(cell, i + 1) &&
      (i === 0 || mayPass(board, stroke[i - 1] ?? -1, from, cell))
    )
  })
  return fits && new Set(slotsOf(board, stroke)).size === stroke.length ? pair : undefined
}

const alike = (a: RibbonCells, b: RibbonCells) => a.length === b.length && a.every((cell, i) => cell === b[i])

/** Cuts a ribbon where a new stroke crosses it, and keeps the part before the crossing. */
function cut(board: Board, ribbon: RibbonCells, stroke: RibbonStroke): RibbonCells {
  const taken = slotsOf(board, stroke)
  const at = slotsOf(board, ribbon).findIndex((slot) => taken.includes(slot))
  if (at < 0) return ribbon
  return at < 2 ? EMPTY : ribbon.slice(0, at)
}

function act(state: State, stroke: RibbonStroke): State {
  const pair = outcome(state) === 'playing' ? pairOf(state, stroke) : undefined
  if (pair === undefined) return state
  const drawn = stroke.length > 1 ? stroke : EMPTY
  if (alike(drawn, ribbonOf(state, pair))) return state
  return {
    ...state,
    ribbons: state.ribbons.map((ribbon, other) => (other === pair ? drawn : cut(state.board, ribbon, drawn))),
    last: pair,
    spent: state.spent + (pair === state.last ? 0 : 1),
  }
}

/** Extends each ribbon by one cell, or starts it from either face. */
function moves(state: State): RibbonStroke[] {
  if (outcome(state) === 'won') return []
  const { size, ways } = state.board
  const burrows = cellsWith(state.board, 'burrow')
  return ways.flatMap((way, pair) => {
    const ribbon = ribbonOf(state, pair)
    const starts: RibbonStroke[] = ribbon.length ? [ribbon] : endsOf(way).map((face) => [face])
    const on = isJoined(state, pair)
      ? []
      : starts.flatMap((start) =>
          [...around(size, start.at(-1) ?? 0), ...burrows]
            .map((to) => [...start, to])
            .filter((stroke) => pairOf(state, stroke) === pair),
        )
    return ribbon.length ? [...on, ribbon.slice(0, 1)] : on
  })
}

/** Three stars for one stroke per pair, two for up to 50 % more. */
function stars({ spent, board }: State): 1 | 2 | 3 {
  const par = board.ways.length
  return starsFor(spent, par, halfAgain(par))
}

/** Indexed by pair: whether its ribbon matches the solution. */
export const isRight = ({ board, ribbons }: State): boolean[] =>
  board.ways.map((way, pair) => {
    const ribbon = ribbons[pair] ?? EMPTY
    return alike(way, ribbon) || alike(way.toReversed(), ribbon)
  })

/** The next path that can be deduced, from the face where the player started. */
function hint(state: State): RibbonStroke | undefined {
  const pair = nextWay(state.board, isRight(state))
  const way = state.board.ways[pair]
  return way && ribbonOf(state, pair)[0] === way.at(-1) ? way.toReversed() : way
}

export const rules: Rules<State, RibbonStroke> = {
  // A level is the same for everyone: its number alone determines the board. A daily board depends on its seed.
  start(seed, level) {
    const board = level < 0 ? dayBoard(seed, -level) : levelOf(level)
    return { level, board, ribbons: board.ways.map(() => EMPTY), last: -1, spent: 0 }
  },
  act,
  isAction: isStroke,
  moves,
  score: (state) => (outcome(state) === 'won' ? stars(state) : 0),
  outcome,
}

export const levels: HintedLevels<State, RibbonStroke> = {
  tuned: TUNED_LEVELS,
  quick: 100,
  packs: [
    'Picnic blanket',
    'Clover meadow',
    'Duck pond',
    'Village green',
    'Sunflower field',
    'Mill stream',
    'Orchard hill',
    'Lantern wood',
    'Lighthouse bay',
    'Cloud castle',
    'Fairground',
    'Rose maze',
    'Snowy pass',
    'Northern lights',
    'Garden of friends',
  ],
  par: ({ board }) => board.ways.length,
  spent: ({ spent }) => spent,
  stars,
  // No stroke is final, so there are no dead ends: the only solution can be reached from every position.
  hint,
}
