/** A careless player: the measure of how many traps a level has. */
import { chance } from '../../kit/rules/chance.ts'
import { rules } from '../rules.ts'
import type { Move, State } from '../rules/state.ts'

/** Takes any move but one of the ball that moved last. */
function play(level: State, seed: number): 'won' | 'trapped' {
  const dice = chance(seed)
  let state = level
  let last: Move | undefined
  // Whoever wanders for this long without a way forward is lost too.
  for (let left = level.par * 6; left > 0 && rules.outcome(state) === 'playing'; left--) {
    const moves = rules.moves(state).filter((move) => move.from !== last?.to)
    if (moves.length === 0) return 'trapped'
    last = dice.pick(moves)
    state = rules.act(state, last)
  }
  return rules.outcome(state) === 'won' ? 'won' : 'trapped'
}

/** The share of careless rounds that end in a trap, from 0 to 1. */
export function trapShare(level: State, rounds: number): number {
  let trapped = 0
  for (let round = 0; round < rounds; round++)
    if (play(level, level.level * 100 + round) === 'trapped') trapped++
  return trapped / rounds
}
