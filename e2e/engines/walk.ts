/** A round played at random, its state hashed at every step. Runs in Node and, bundled, in every engine. */
import { chance } from '../../games/kit/rules/chance.ts'
import type { Rules } from '../../games/kit/rules.ts'

/** A real-time round is left after half a minute; a turn-based one after this many moves. */
const TICKS = 1800
const MOVES = 200

/** The hashes, one for every step; the first is that of the opening position. */
export function walk(rules: Rules<unknown, unknown>, seed: number, level: number): number[] {
  const bot = chance(seed * 7919 + level)
  let state = rules.start(seed, level)
  const hashes = [hash(state)]
  for (let step = 0; step < (rules.tick ? TICKS : MOVES) && rules.outcome(state) === 'playing'; step++) {
    const moves = rules.moves(state)
    if (!rules.tick && moves.length === 0) break
    // In real time a player does not act in every tick.
    const move = moves[bot.int(moves.length * (rules.tick ? 20 : 1))]
    if (move !== undefined) state = rules.act(state, move)
    if (rules.tick) state = rules.tick(state)
    hashes.push(hash(state))
  }
  return hashes
}

/** FNV-1a over the state as it would be saved: a number that differs in its last digit is seen. */
function hash(state: unknown): number {
  let sum = 0x811c9dc5
  for (const character of JSON.stringify(state)) sum = Math.imul(sum ^ character.charCodeAt(0), 0x01000193)
  return sum >>> 0
}
