/** Compares attempts at the same round. Pure. */
import type { Game } from '../../game.ts'
import { numberOf, type RivalResult } from '../../round/standing.ts'

type Result = Pick<RivalResult, 'number' | 'isLost'>

export const compared = <S, A>(game: Game<S, A>, state: S): Result => ({
  number: numberOf(game, state),
  isLost: game.levels !== undefined && game.rules.outcome(state) !== 'won',
})

/** By how much the first result is better; ±Infinity if only one of them has won the level. */
export function leadOf<S, A>({ levels }: Game<S, A>, one: Result, other: Result): number {
  if (one.isLost !== other.isLost) return one.isLost ? -Infinity : Infinity
  if (!levels?.spent) return one.number - other.number
  // Fewer moves are better; those of a lost level count nothing.
  return one.isLost ? 0 : other.number - one.number
}
