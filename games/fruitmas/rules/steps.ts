/** Defines positions, and the steps of a move for the view to replay. */
import type { Chance } from '../../kit/rules/chance.ts'
import type { Blast, Cleared } from './blasts.ts'
import type { Level } from './levels.ts'
import type { Board } from './matches.ts'
import type { Swap } from './tree.ts'

export interface BoardPosition {
  readonly board: Board
  /** Layers of frost on each cell. */
  readonly frost: readonly number[]
  /** The remaining count of each goal. */
  readonly left: readonly number[]
  /** The id of the next new piece. */
  readonly next: number
  readonly score: number
}

/** A position while a move is being resolved. */
export type Mutable = {
  -readonly [K in keyof BoardPosition]: BoardPosition[K] extends readonly number[]
    ? number[]
    : BoardPosition[K]
}

interface Hung {
  readonly cell: number
  readonly piece: number
}

/** One step: pieces are cleared in waves, specials appear, the rest falls into `landed`. */
export interface CascadeStep {
  readonly start: Board
  readonly cleared: readonly Cleared[]
  readonly blasts: readonly Blast[]
  readonly born: readonly Hung[]
  readonly landed: Board
  readonly frost: readonly number[]
  readonly left: readonly number[]
  readonly points: number
  /** No swap was left, so the fruit were shuffled. */
  readonly shuffled?: boolean
  /** The hop of a squirrel. */
  readonly hopped?: Swap
}

export interface Orders extends Pick<Level, 'goals' | 'halves' | 'inOrder'> {
  /** Deals new fruit. Omitted when looking ahead. */
  readonly dice?: Chance | undefined
  /** Chocolate grows if this move eats none of it. */
  readonly isHungry?: boolean
  /** Resolves only what the swap itself clears, like a player who does not think ahead. */
  readonly atAGlance?: boolean
  /** Collects the steps for the view. */
  readonly steps?: CascadeStep[]
}

/** Records a step, with defaults for everything that did not happen. */
export function record(
  { board, frost, left }: Mutable,
  { steps }: Orders,
  step: Pick<CascadeStep, 'start'> & Partial<CascadeStep>,
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

/** Replaces pieces as a step of its own. */
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
