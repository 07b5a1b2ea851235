/**
 * Chooses the deals of the tuned levels and proves their par: `node games/sorting-balls/proof/tune.ts`
 * prints the lines of `tuned.ts`, and a failing lesson to mend in `levels.ts`.
 */
import { trapShare } from './people.ts'
import { fewestMoves } from '../rules/bound.ts'
import { layOut } from '../rules/levels.ts'
import { kindOf, type State } from '../rules.ts'
import { deal, FIRST_DEALT, shapeOf } from '../rules/curve.ts'
import { solve, type Search } from '../rules/solve.ts'
import { pack } from '../rules/tubes.ts'

const LAST = 300
/** One digit in base 36 names a deal. */
const DEALS = 36
const LETTERS_A_LINE = 90

const codesOf = (state: State) => state.tubes.map((tube) => pack(tube.map((ball) => kindOf(state, ball))))

const search = (state: State, greed: number): Search => solve(codesOf(state), state.height, { greed })

/** Where in the field of possible deals, from the kindest (0) to the cruellest (1), a level of a ten is taken. */
const PLACE_IN_TEN: readonly number[] = [0.95, 0.1, 0.2, 0.4, 0.5, 0.2, 0.5, 0.4, 0.6, 0.8]

function choose(level: number): string {
  const shape = shapeOf(level)
  const field = Array.from({ length: DEALS }, (_, attempt) => {
    const state = {
      level,
      height: shape.height,
      par: shape.kinds * shape.height,
      spent: 0,
      tubes: deal(shape, level, attempt),
    }
    const any = search(state, 2)
    return {
      attempt,
      state,
      solvable: any.result === 'solved',
      hardness: trapShare(state, 24) + any.moves / 60,
    }
  }).filter((candidate) => candidate.solvable)
  field.sort((a, b) => a.hardness - b.hardness)
  const chosen = field[Math.round((PLACE_IN_TEN[level % 10] ?? 0) * (field.length - 1))]
  if (!chosen) throw new Error(`None of ${DEALS} deals of level ${level} can be solved: change its shape.`)
  const par = search(chosen.state, 1).moves
  const bound = fewestMoves(codesOf(chosen.state), shape.kinds)
  return chosen.attempt.toString(36) + (par - bound).toString(36)
}

for (let level = 1; level < FIRST_DEALT; level++) {
  const { par, ...layout } = layOut(level)
  const proven = search({ level, par, spent: 0, ...layout }, 1).moves
  if (proven !== par) console.log(`Lesson ${level} says par ${par}; the search says ${proven}.`)
}

let text = ''
for (let level = FIRST_DEALT; level <= LAST; level++) text += choose(level)
console.log(
  '/** Made by tune.ts: for each level from the sixth, which of its deals it takes, and its par above the bound. */',
)
console.log('export const TUNED =')
for (let at = 0; at < text.length; at += LETTERS_A_LINE) {
  console.log(`  '${text.slice(at, at + LETTERS_A_LINE)}'${at + LETTERS_A_LINE < text.length ? ' +' : ''}`)
}
