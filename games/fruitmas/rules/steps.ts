/** A position, what is to be done in it, and the steps that lead from there, as the eye follows them. */
import type { Chance } from '../../kit/rules/chance.ts'
import type { Blast, Cleared } from './blasts.ts'
import type { Level } from './levels.ts'
import type { Board } from './matches.ts'
import type { Swap } from './tree.ts'

export interface Position {
  readonly board: Board
  /** Layers of frost on each cell. */
  readonly frost: readonly number[]
  /** What each goal still asks for. */
  readonly left: readonly number[]
  /** The id of the next new piece. */
  readonly next: number
  readonly score: number
}

/** While a move is worked out. */
export type Mutable = {
  -readonly [K in keyof Position]: Position[K] extends readonly number[] ? number[] : Position[K]
}

export interface Hung {
  readonly cell: number
  readonly piece: number
}

/** What the eye follows: pieces are cleared in waves, specials appear, the rest falls into `landed`. */
export interface Step {
  readonly start: Board
  readonly cleared: readonly Cleared[]
  readonly blasts: readonly Blast[]
  readonly born: readonly Hung[]
  readonly landed: Board
  readonly frost: readonly number[]
  readonly left: readonly number[]
  readonly points: number
  /** No move was left, and the fruit changed places. */
  readonly shuffled?: boolean
  /** A squirrel has hopped. */
  readonly hopped?: Swap
}

export interface Orders extends Pick<Level, 'goals' | 'halves' | 'inOrder'> {
  /** Without it nothing new comes in, as when a player looks ahead. */
  readonly dice?: Chance | undefined
  /** Chocolate of which this move eats nothing grows. */
  readonly isHungry?: boolean
  /** Only what the swap itself clears, as somebody sees who does not think on. */
  readonly atAGlance?: boolean
  /** Filled with the steps, for a view. */
  readonly steps?: Step[]
}

/** What is not said of a step has not happened in it. */
export function record(
  { board, frost, left }: Mutable,
  { steps }: Orders,
  step: Pick<Step, 'start'> & Partial<Step>,
): void {
  steps?.push({
    cleared: [],
    blasts: [],
    born: [],
    points: 0,
    landed: [...board],
    frost: [...frost],
    left: [...left],
    ...step,
  })
}

/** Pieces that take the place of others. */
export function replace(
  now: Mutable,
  orders: Orders,
  born: readonly Hung[],
  cleared: readonly Cleared[] = [],
): void {
  const start = [...now.board]
  for (const { cell, piece } of born) now.board[cell] = piece
  record(now, orders, { start, cleared, born })
}
