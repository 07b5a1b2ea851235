/** A slate with its marks, and how its lines stand. */
import type { Level } from './levels.ts'
import { cellsOf, linesOf } from './lines.ts'

/** In the order in which a tap steps through them. */
export const MARKS = ['none', 'out', 'keep'] as const
export type Mark = (typeof MARKS)[number]

export interface State extends Level {
  readonly level: number
  readonly marks: readonly Mark[]
  /** Strikes made. Keeping and taking back cost nothing, but do not give a strike back. */
  readonly spent: number
  /** The cell that was struck last, or −1. Until another cell is touched, changing its mark gives the strike back. */
  readonly fresh: number
}

/** Put a mark on some cells: usually on one; on all that is left of a line when the line is settled. */
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

/** By how much the digits that are not struck exceed the line's target; below 0, too many are struck. */
export const excess = (state: State, line: number): number =>
  sumOf(state, line, (mark) => mark !== 'out') - (state.targets[line] ?? 0)

export const isTrue = (state: State, line: number): boolean => excess(state, line) === 0

/** Too much is struck, or too much is kept: the line cannot come true, whatever becomes of its other digits. */
export const isBroken = (state: State, line: number): boolean =>
  excess(state, line) < 0 || sumOf(state, line, (mark) => mark === 'keep') > (state.targets[line] ?? 0)

/** The digits of a line that bear no mark yet. */
export const openCells = (state: State, line: number): number[] =>
  cellsOf(state.size, line).filter((cell) => state.marks[cell] === 'none')

export const countTrue = (state: State): number =>
  linesOf(state.size).filter((line) => isTrue(state, line)).length
