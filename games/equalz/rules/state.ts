/** Defines the state, and how far each line is from its target. */
import { cellsOf, isVeiled, isWithinReach, linesOf, totalOf, type Level } from './lines.ts'

/** In the order in which a tap steps through them. */
export const MARKS = ['none', 'out', 'keep'] as const
export type Mark = (typeof MARKS)[number]

export interface State extends Level {
  readonly level: number
  readonly marks: readonly Mark[]
  /** Strikes made. Keeping and taking back cost nothing, but do not give a strike back. */
  readonly spent: number
  /** The cells that were struck last. Until others are touched, changing their mark gives the strikes back. */
  readonly fresh: readonly number[]
}

/** Put a mark on some cells: on one and its twin, on what a drag came across, on all that is left of a line. */
export interface Marking {
  readonly cells: readonly number[]
  readonly mark: Mark
}

export const nextMark = (mark: Mark): Mark => MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length] ?? 'none'

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
 * How far a line is from its target, or from the nearer of two: above 0 there is too much of it, and something has to
 * go. Nothing is told of a veiled one.
 */
export function excess(state: State, line: number): number {
  const { counts, any } = state.targets[line] ?? { counts: false, any: [] }
  const over = any.map((number) => (counts ? number - countStruck(state, line) : sumOf(state, line) - number))
  return over.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0
}

const isMet = (state: State, line: number): boolean => excess(state, line) === 0

/** A veiled line is true when all others are: that leaves it no choice. */
export const isTrue = (state: State, line: number): boolean => {
  const target = state.targets[line]
  return target && isVeiled(target)
    ? linesOf(state).every((other) => isMet(state, other))
    : isMet(state, line)
}

/** Too much is struck, or too much is kept: the line cannot come true, whatever becomes of its other digits. */
export function isBroken(state: State, line: number): boolean {
  const target = state.targets[line]
  const cells = cellsOf(state, line)
  return !!target && !isWithinReach(target, pick(state.digits, cells), pick(state.marks, cells))
}

/** The digits of a line that bear no mark yet. */
export const openCells = (state: State, line: number): number[] =>
  cellsOf(state, line).filter((cell) => state.marks[cell] === 'none')

export const countTrue = (state: State): number => linesOf(state).filter((line) => isTrue(state, line)).length
