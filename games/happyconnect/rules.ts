import type { Levels, Rules } from '../kit/rules.ts'
import { WAYS } from '../kit/rules/ways.ts'
import { beside, distance, endsOf, facesOf, type Board } from './rules/board.ts'
import { boardOf, TUNED_LEVELS } from './rules/levels.ts'

/** The cells of a ribbon, from the face that it was drawn from. */
export type Ribbon = readonly number[]

/** A stroke: how far one pair's ribbon now reaches. A single cell, which is a face, takes the ribbon away. */
export type Stroke = Ribbon

export interface State {
  readonly level: number
  readonly board: Board
  /** For each pair; empty while nothing is drawn. */
  readonly ribbons: readonly Ribbon[]
  /** The pair that was drawn last; going on with it is no new move. */
  readonly last: number
  readonly spent: number
}

const EMPTY: Ribbon = []

export const ribbonOf = (state: State, pair: number): Ribbon => state.ribbons[pair] ?? EMPTY

/** Whether a ribbon leads from one face to the other. */
export function isJoined(state: State, pair: number): boolean {
  const [a, b] = endsOf(state.board.ways[pair] ?? [])
  const [from, to] = endsOf(ribbonOf(state, pair))
  return from !== to && (to === a || to === b)
}

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
  return covered === board.size ** 2 && ribbons.every((_, pair) => isJoined(state, pair)) ? 'won' : 'playing'
}

/** Which pair a stroke belongs to: from a face, from cell to cell, past no other face, never over itself. */
export function pairOf({ board }: State, stroke: Stroke): number | undefined {
  const faces = facesOf(board)
  const pair = faces.get(stroke[0] ?? -1)
  const fits = stroke.every((cell, i) => {
    if (i === 0) return true
    const face = faces.get(cell)
    const mayStand = face === undefined || (face === pair && i === stroke.length - 1)
    return (
      mayStand && cell >= 0 && cell < board.size ** 2 && distance(board.size, stroke[i - 1] ?? -1, cell) === 1
    )
  })
  return fits && new Set(stroke).size === stroke.length ? pair : undefined
}

const alike = (a: Ribbon, b: Ribbon) => a.length === b.length && a.every((cell, i) => cell === b[i])

/** What is left of a ribbon when another is drawn over it: the part up to there. */
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
  return state.board.ways.flatMap((way, pair) => {
    const ribbon = ribbonOf(state, pair)
    const starts: Stroke[] = ribbon.length ? [ribbon] : endsOf(way).map((face) => [face])
    const on = isJoined(state, pair)
      ? []
      : starts.flatMap((start) =>
          WAYS.flatMap((side) => {
            const to = beside(state.board.size, start.at(-1) ?? 0, side)
            const stroke = to === undefined ? start : [...start, to]
            return stroke !== start && pairOf(state, stroke) === pair ? [stroke] : []
          }),
        )
    return ribbon.length ? [...on, ribbon.slice(0, 1)] : on
  })
}

/** Three stars for a stroke a pair, two for half as many again. */
function stars({ spent, board }: State): 1 | 2 | 3 {
  const par = board.ways.length
  if (spent <= par) return 3
  return spent <= Math.ceil(par * 1.5) ? 2 : 1
}

/** The shortest way that is not drawn yet, from the face that the player began at. */
function hint(state: State): Stroke | undefined {
  const open = state.board.ways
    .map((way, pair) => (ribbonOf(state, pair)[0] === way.at(-1) ? way.toReversed() : way))
    .filter((way, pair) => !alike(way, ribbonOf(state, pair)))
  return open.toSorted((a, b) => a.length - b.length)[0]
}

export const rules: Rules<State, Stroke> = {
  // A level is the same for everyone: its own number weaves its board.
  start(_seed, level) {
    const board = boardOf(level)
    return { level, board, ribbons: board.ways.map(() => EMPTY), last: -1, spent: 0 }
  },
  act,
  moves,
  score: (state) => (outcome(state) === 'won' ? stars(state) : 0),
  outcome,
}

export const levels: Levels<State, Stroke> = {
  tuned: TUNED_LEVELS,
  par: ({ board }) => board.ways.length,
  spent: ({ spent }) => spent,
  stars,
  // No stroke is ever final, so no position is dead, and the one solution is a way on from each of them.
  hint,
}
