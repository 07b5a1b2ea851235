/** Defines the state, and how far each line is from its target. */
import { cellsOf, isVeiled, isWithinReach, linesOf, totalOf, type Level } from './lines.ts'

/** In the order in which a tap steps through them. */
export const MARKS = ['none', 'out', 'keep'] as const
export type CellMark = (typeof MARKS)[number]

export interface State extends Level {
  readonly level: number
  readonly marks: readonly CellMark[]
  /** Strikes made. Keeping and clearing are free, but clearing does not refund a strike. */
  readonly spent: number
  /** The cells struck last. Changing their mark refunds the strikes until other cells are touched. */
  readonly fresh: readonly number[]
}

/** Sets a mark on some cells: one and its twin, the cells of a drag, or the rest of a line. */
export interface Marking {
  readonly cells: readonly number[]
  readonly mark: CellMark
}

export const nextMark = (mark: CellMark): CellMark =>
  MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length] ?? 'none'

const pick = <T>(from: readonly T[], cells: readonly number[]): T[] =>
  cells.flatMap((cell) => from[cell] ?? [])

/** The total of the digits not struck. */
const sumOf = (state: State, line: number): number =>
  totalOf(
    pick(
      state.digits,
      cellsOf(state, line).filter((cell) => state.marks[cell] !== 'out'),
    ),
  )

const countStruck = (state: State, line: number): number =>
  cellsOf(state, line).filter((cell) => state.marks[cell] === 'out').length

/**
 * How far a line is from its target, or from the nearer of two. Above 0 there is too much, and something has to go.
 * Always 0 for a veiled line.
 */
export function excess(state: State, line: number): number {
  const { counts, any } = state.targets[line] ?? { counts: false, any: [] }
  const over = any.map((number) => (counts ? number - countStruck(state, line) : sumOf(state, line) - number))
  return over.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0
}

const isMet = (state: State, line: number): boolean => excess(state, line) === 0

/** A veiled line is true when all others are, because then it is determined. */
export const isTrue = (state: State, line: number): boolean => {
  const target = state.targets[line]
  return target && isVeiled(target)
    ? linesOf(state).every((other) => isMet(state, other))
    : isMet(state, line)
}

/** The line can no longer become true: too much is struck or too much is kept. */
export function isBroken(state: State, line: number): boolean {
  const target = state.targets[line]
  const cells = cellsOf(state, line)
  return !!target && !isWithinReach(target, pick(state.digits, cells), pick(state.marks, cells))
}

/** The unmarked digits of a line. */
export const openCells = (state: State, line: number): number[] =>
  cellsOf(state, line).filter((cell) => state.marks[cell] === 'none')

export const countTrue = (state: State): number => linesOf(state).filter((line) => isTrue(state, line)).length
