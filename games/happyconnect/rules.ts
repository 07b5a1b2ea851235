import { halfAgain, starsFor } from '../kit/rules/par.ts'
import type { HintedLevels, Rules } from '../kit/rules.ts'
import { beside, stepsApart } from '../kit/rules/grid.ts'
import { WAYS } from '../kit/rules/ways.ts'
import { endsOf, facesOf, gridOf, type Board } from './rules/board.ts'
import { dayBoard } from './rules/day.ts'
import { levelOf, TUNED_LEVELS } from './rules/levels.ts'

/** The cells of a ribbon, beginning with the face that it was drawn from. */
export type Ribbon = readonly number[]

/** How far one pair's ribbon is to reach. A single cell, which must be a face, takes the ribbon away. */
export type Stroke = Ribbon

export interface State {
  readonly level: number
  readonly board: Board
  /** For each pair; empty while nothing is drawn. */
  readonly ribbons: readonly Ribbon[]
  /** The pair that was drawn last; going on with it is not a new move. */
  readonly last: number
  readonly spent: number
}

const EMPTY: Ribbon = []

export const ribbonOf = (state: State, pair: number): Ribbon => state.ribbons[pair] ?? EMPTY

/** Whether the pair's ribbon leads from one face to the other. */
export function isJoined(state: State, pair: number): boolean {
  const [a, b] = endsOf(state.board.ways[pair] ?? [])
  const [from, to] = endsOf(ribbonOf(state, pair))
  return from !== to && (to === a || to === b)
}

/** How many pairs are joined. */
export const countJoined = (state: State): number =>
  state.ribbons.filter((_, pair) => isJoined(state, pair)).length

export const areAllJoined = (state: State): boolean => countJoined(state) === state.ribbons.length

/** The pair whose ribbon covers a cell. */
export const pairOn = (state: State, cell: number): number | undefined => {
  const pair = state.ribbons.findIndex((ribbon) => ribbon.includes(cell))
  return pair < 0 ? undefined : pair
}

export const emptyCells = ({ board, ribbons }: State): number[] => {
  const taken = new Set([...facesOf(board).keys(), ...ribbons.flat()])
  return Array.from({ length: board.size ** 2 }, (_, cell) => cell).filter((cell) => !taken.has(cell))
}

function outcome(state: State): 'won' | 'playing' {
  const { board, ribbons } = state
  const covered = ribbons.reduce((sum, ribbon) => sum + ribbon.length, 0)
  return covered === board.size ** 2 && areAllJoined(state) ? 'won' : 'playing'
}

/** Whose stroke it is, if it is one: from a face, cell by cell, past no other face and never over itself. */
export function pairOf({ board }: State, stroke: Stroke): number | undefined {
  const faces = facesOf(board)
  const pair = faces.get(stroke[0] ?? -1)
  const fits = stroke.every((cell, i) => {
    if (i === 0) return true
    const face = faces.get(cell)
    const mayStand = face === undefined || (face === pair && i === stroke.length - 1)
    return (
      mayStand &&
      cell >= 0 &&
      cell < board.size ** 2 &&
      stepsApart(board.size, stroke[i - 1] ?? -1, cell) === 1
    )
  })
  return fits && new Set(stroke).size === stroke.length ? pair : undefined
}

const alike = (a: Ribbon, b: Ribbon) => a.length === b.length && a.every((cell, i) => cell === b[i])

/** What is left of a ribbon when another is drawn over it: the part up to the crossing. */
function cut(ribbon: Ribbon, stroke: Stroke): Ribbon {
  const at = ribbon.findIndex((cell) => stroke.includes(cell))
  if (at < 0) return ribbon
  return at < 2 ? EMPTY : ribbon.slice(0, at)
}

function act(state: State, stroke: Stroke): State {
  const pair = outcome(state) === 'playing' ? pairOf(state, stroke) : undefined
  if (pair === undefined) return state
  const drawn = stroke.length > 1 ? stroke : EMPTY
  if (alike(drawn, ribbonOf(state, pair))) return state
  return {
    ...state,
    ribbons: state.ribbons.map((ribbon, other) => (other === pair ? drawn : cut(ribbon, drawn))),
    last: pair,
    spent: state.spent + (pair === state.last ? 0 : 1),
  }
}

/** One cell further with each ribbon, or a first step from either face. */
function moves(state: State): Stroke[] {
  if (outcome(state) === 'won') return []
  const grid = gridOf(state.board.size)
  return state.board.ways.flatMap((way, pair) => {
    const ribbon = ribbonOf(state, pair)
    const starts: Stroke[] = ribbon.length ? [ribbon] : endsOf(way).map((face) => [face])
    const on = isJoined(state, pair)
      ? []
      : starts.flatMap((start) =>
          WAYS.flatMap((side) => {
            const to = beside(grid, start.at(-1) ?? 0, side)
            const stroke = to === undefined ? start : [...start, to]
            return stroke !== start && pairOf(state, stroke) === pair ? [stroke] : []
          }),
        )
    return ribbon.length ? [...on, ribbon.slice(0, 1)] : on
  })
}

/** Three stars for one stroke a pair, two for up to half as many again. */
function stars({ spent, board }: State): 1 | 2 | 3 {
  const par = board.ways.length
  return starsFor(spent, par, halfAgain(par))
}

/** The shortest way that is not drawn yet, from the face at which the player began. */
function hint(state: State): Stroke | undefined {
  const open = state.board.ways
    .map((way, pair) => (ribbonOf(state, pair)[0] === way.at(-1) ? way.toReversed() : way))
    .filter((way, pair) => !alike(way, ribbonOf(state, pair)))
  return open.toSorted((a, b) => a.length - b.length)[0]
}

export const rules: Rules<State, Stroke> = {
  // A level is the same for everyone: its number alone decides on its board, and on a day's its seed.
  start(seed, level) {
    const board = level < 0 ? dayBoard(seed, -level) : levelOf(level)
    return { level, board, ribbons: board.ways.map(() => EMPTY), last: -1, spent: 0 }
  },
  act,
  moves,
  score: (state) => (outcome(state) === 'won' ? stars(state) : 0),
  outcome,
}

export const levels: HintedLevels<State, Stroke> = {
  tuned: TUNED_LEVELS,
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
  ],
  par: ({ board }) => board.ways.length,
  spent: ({ spent }) => spent,
  stars,
  // No stroke is final, so no position is a dead end, and the one solution can be reached from each of them.
  hint,
}
