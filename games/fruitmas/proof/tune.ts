/** Sets the moves of the tuned levels: `node games/fruitmas/proof/tune.ts` prints tuned.ts, and the rates beside it. */
import { onePly } from '../rules/coach.ts'
import { FIRST_LETTER, levelAt, targetRate, TUNED_LEVELS } from '../rules/curve.ts'
import { play, rules, type State } from '../rules.ts'

/** Games that a level is judged by. */
const GAMES = 60
/** Nobody should have to play on for longer. */
const MOST_MOVES = 60
const LETTERS_A_LINE = 100

/** The moves that the one-ply bot needs, were there no limit. */
function needed(level: number, seed: number): number {
  const plan = levelAt(level)
  let state: State = { ...rules.start(seed, level), moves: MOST_MOVES }
  while (rules.outcome(state) === 'playing') {
    const swap = onePly(state, plan)
    if (!swap) break
    state = play(state, swap)
  }
  return MOST_MOVES - state.moves
}

let text = ''
for (let level = 1; level <= TUNED_LEVELS; level++) {
  const counts = Array.from({ length: GAMES }, (_, seed) => needed(level, seed + 1000)).sort((a, b) => a - b)
  const rate = targetRate(level)
  const at = (part: number) => counts[Math.min(GAMES - 1, Math.ceil(part * GAMES) - 1)] ?? MOST_MOVES
  // Where nobody is to lose, the worst of these games is not yet the worst there is.
  const moves = at(rate) + (rate === 1 ? 3 : 0)
  console.error(
    `${level}: ${at(0.01)} to ${at(1)}, half by ${at(0.5)}, ${Math.round(rate * 100)}% by ${moves}`,
  )
  text += String.fromCharCode(FIRST_LETTER + moves)
}
console.log('/** Made by tune.ts: the moves that each tuned level allows, a letter each. */')
console.log('export const TUNED_MOVES =')
for (let at = 0; at < text.length; at += LETTERS_A_LINE)
  console.log(`  '${text.slice(at, at + LETTERS_A_LINE)}'${at + LETTERS_A_LINE < text.length ? ' +' : ''}`)
