/** What a level consists of. */
import type { Make } from './tubes.ts'

export interface Level {
  /** Balls a tube holds, and balls there are of each kind. */
  readonly height: number
  readonly par: number
  readonly tubes: readonly (readonly number[])[]
  /** What each tube is made for; where nothing is said, all are plain. */
  readonly makes?: readonly Make[]
  /** The kind that unlocks the locked tube when it is complete. */
  readonly key?: number
  /** Balls that nobody has seen yet. */
  readonly veiled?: readonly number[]
}

/** Before anybody knows how many moves it takes. */
export type Deal = Omit<Level, 'par'>
