/** Sets the moves of the tuned levels: `node games/fruitmas/proof/tune.ts` prints rules/tuned.ts. */
import { tunedTable } from '../../kit/proof/tuned-table.ts'
import { playOut, rules, type State } from '../rules.ts'
import { FIRST_LETTER, targetRate, TUNED_LEVELS } from '../rules/curve.ts'
import { levelOf } from '../rules/levels.ts'
import { onePly } from './people.ts'

/** Games that a level is judged by. */
const GAMES = 60
/** A game is given up after these. */
const MOST_MOVES = 60

/** The moves that a player who looks one move ahead needs. */
function needed(level: number, seed: number): number {
  const plan = levelOf(level)
  let state: State = { ...rules.start(seed, level), moves: MOST_MOVES }
  while (rules.outcome(state) === 'playing') {
    const swap = onePly(state, plan)
    if (!swap) break
    state = playOut(state, swap)
  }
  return MOST_MOVES - state.moves
}

let letters = ''
for (let level = 1; level <= TUNED_LEVELS; level++) {
  const counts = Array.from({ length: GAMES }, (_, seed) => needed(level, seed + 1000)).sort((a, b) => a - b)
  const rate = targetRate(level)
  const at = (part: number) => counts[Math.min(GAMES - 1, Math.ceil(part * GAMES) - 1)] ?? MOST_MOVES
  // Where nobody should lose, some moves more: the worst of these games may not be the worst there is.
  const moves = at(rate) + (rate === 1 ? 3 : 0)
  console.error(
    `${level}: ${at(0.01)} to ${at(1)}, half by ${at(0.5)}, ${Math.round(rate * 100)}% by ${moves}`,
  )
  letters += String.fromCharCode(FIRST_LETTER + moves)
}
console.log(tunedTable('the moves that each tuned level allows, a letter each.', letters, 'TUNED_MOVES'))
