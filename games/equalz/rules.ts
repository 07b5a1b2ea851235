import type { Levels, Rules } from '../kit/rules.ts'
import { advise } from './rules/advice.ts'
import { layOut, type Layout } from './rules/levels.ts'
import { cellsOf, linesOf } from './rules/lines.ts'

/** In the order in which a tap steps through them. */
export const MARKS = ['none', 'out', 'keep'] as const
export type Mark = (typeof MARKS)[number]

export interface State extends Layout {
  readonly level: number
  readonly marks: readonly Mark[]
  /** Strikes made. Keeping and taking back cost nothing, but do not give a strike back. */
  readonly spent: number
  /** The cell that was struck just now, or −1: as long as nothing else is done the strike may be passed over. */
  readonly fresh: number
}

/** Put a mark on some cells: usually one; all that is left of a line when the line is settled. */
export interface Marking {
  readonly cells: readonly number[]
  readonly mark: Mark
}

export const nextMark = (mark: Mark): Mark => MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length] ?? 'none'

const sumOf = (state: State, line: number, counts: (mark: Mark) => boolean): number =>
  cellsOf(state.size, line).reduce(
    (sum, cell) => sum + (counts(state.marks[cell] ?? 'none') ? (state.digits[cell] ?? 0) : 0),
    0,
  )

/** What is not struck out of a line, above its target; below 0 too much has gone. */
export const excess = (state: State, line: number): number =>
  sumOf(state, line, (mark) => mark !== 'out') - (state.targets[line] ?? 0)

export const isTrue = (state: State, line: number): boolean => excess(state, line) === 0

/** Too much has gone, or too much is kept: whatever is done with the rest, the line cannot come true. */
export const isBroken = (state: State, line: number): boolean =>
  excess(state, line) < 0 || sumOf(state, line, (mark) => mark === 'keep') > (state.targets[line] ?? 0)

/** The digits of a line that bear no mark yet. */
export const openCells = (state: State, line: number): number[] =>
  cellsOf(state.size, line).filter((cell) => state.marks[cell] === 'none')

const linesTrue = (state: State): number => linesOf(state.size).filter((line) => isTrue(state, line)).length

const outcome = (state: State) => (linesTrue(state) === state.size * 2 ? 'won' : 'playing')

function act(state: State, { cells, mark }: Marking): State {
  const changed = new Set(cells.filter((cell) => state.marks[cell] && state.marks[cell] !== mark))
  if (changed.size === 0 || outcome(state) !== 'playing') return state
  const [first = -1] = changed
  const passedOver = changed.size === 1 && first === state.fresh
  return {
    ...state,
    marks: state.marks.map((old, cell) => (changed.has(cell) ? mark : old)),
    spent: state.spent + (mark === 'out' ? changed.size : passedOver ? -1 : 0),
    fresh: mark === 'out' && changed.size === 1 ? first : -1,
  }
}

/** A tap on any digit. */
const moves = (state: State): Marking[] =>
  outcome(state) === 'won' ? [] : state.marks.map((mark, cell) => ({ cells: [cell], mark: nextMark(mark) }))

export const rules: Rules<State, Marking> = {
  // A level is the same for everyone, so that its par is too: its own number seeds its deal.
  start(_seed, level) {
    const layout = layOut(level)
    return { level, ...layout, marks: layout.digits.map((): Mark => 'none'), spent: 0, fresh: -1 }
  },
  act,
  moves,
  score: linesTrue,
  outcome,
}

/** Three stars without a wrong strike, two with a few: a fifth of par. */
function stars({ spent, par }: State): 1 | 2 | 3 {
  if (spent <= par) return 3
  return spent <= par + Math.max(1, Math.floor(par / 5)) ? 2 : 1
}

export const levels: Levels<State, Marking> = {
  tuned: 300,
  par: (state) => state.par,
  spent: (state) => state.spent,
  stars,
  hint(state) {
    const advice = outcome(state) === 'playing' ? advise(state) : undefined
    return advice && { cells: [advice.cell], mark: advice.mark }
  },
}
