/** Plays a random round with a checksum of its state per step. Runs in Node and, bundled, in every engine. */
import { chance } from '../../games/kit/rules/chance.ts'
import type { Rules } from '../../games/kit/rules.ts'
import { sumOfState } from './states.ts'

/** Ends a real-time round after 30 s, a turn-based one after this many moves. */
const TICKS = 1800
const MOVES = 200

/** Returns one checksum per step, beginning with the opening position. */
export function walk(rules: Rules<unknown, unknown>, seed: number, level: number): number[] {
  const bot = chance(seed * 7919 + level)
  let state = rules.start(seed, level)
  const sums = [sumOfState(state)]
  for (let step = 0; step < (rules.tick ? TICKS : MOVES) && rules.outcome(state) === 'playing'; step++) {
    const moves = rules.moves(state)
    if (!rules.tick && moves.length === 0) break
    // A real-time player does not act in every tick.
    const move = moves[bot.int(moves.length * (rules.tick ? 20 : 1))]
    if (move !== undefined) state = rules.act(state, move)
    if (rules.tick) state = rules.tick(state)
    sums.push(sumOfState(state))
  }
  return sums
}
