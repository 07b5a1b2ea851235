/** Describes a garden: numbered tiles, their ground, locks and carrots. Cells are indexed row by row. */
import { stepsApart } from '../../kit/rules/grid.ts'

/** The tile number that marks a hedge. */
export const HEDGE = 0

/** Ground types, one character per cell. */
export const STONE = '.'
/** A leap that lands here slides on. */
export const ICE = '~'
/** Breaks when the hopper leaps off. */
export const CRACKED = 'x'
/** A board has two: landing in one leads out of the other. */
export const BURROW = 'o'
/** Each leap from a sprout raises the numbers of all sprouts by one, at most GROWTH times. */
export const SPROUT = '+'
export const GROWTH = 2

export interface Lock {
  /** The cell of the key. */
  readonly key: number
  /** Cells that are blocked until the key has been picked up. */
  readonly gates: readonly number[]
}

export interface Board {
  readonly columns: number
  readonly rows: number
  /** The length of a leap from each tile. */
  readonly tiles: readonly number[]
  /** The ground type of each tile. */
  readonly ground: string
  readonly start: number
  readonly goal: number
  readonly locks: readonly Lock[]
  /** Cells of the carrots. The flag opens only when all of them have been picked. */
  readonly carrots: readonly number[]
}

/** Manhattan distance between two cells. */
export const cellsApart = ({ columns }: { readonly columns: number }, one: number, other: number): number =>
  stepsApart(columns, one, other)
