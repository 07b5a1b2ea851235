/** The garden: tiles with numbers, and what grows, lies and breaks there. Cells count row by row. */
import { stepsApart } from '../../kit/rules/grid.ts'

/** What stands in place of a tile's number where a hedge grows. */
export const HEDGE = 0

/** What tiles are made of, a sign each. */
export const STONE = '.'
/** Nobody can stand there: whoever lands on it slides on. */
export const ICE = '~'
/** Breaks under whoever leaps off. */
export const CRACKED = 'x'
/** Two of them: whoever lands in one comes out of the other. */
export const BURROW = 'o'
/** The numbers of all sprouts grow by one with every leap from one of them, so many times. */
export const SPROUT = '+'
export const GROWTH = 2

export interface Lock {
  /** The cell where the key lies. */
  readonly key: number
  /** The cells that are shut until the key has been picked up. */
  readonly gates: readonly number[]
}

export interface Board {
  readonly columns: number
  readonly rows: number
  /** A tile's number is how far a leap from it goes. */
  readonly tiles: readonly number[]
  /** What each tile is made of. */
  readonly ground: string
  readonly start: number
  readonly goal: number
  readonly locks: readonly Lock[]
  /** Where carrots lie. Nobody goes home to the flag before all of them are picked. */
  readonly carrots: readonly number[]
}

/** Steps from one cell to another, along rows and columns. */
export const cellsApart = ({ columns }: { readonly columns: number }, one: number, other: number): number =>
  stepsApart(columns, one, other)
