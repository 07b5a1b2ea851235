/**
 * Sets the moves of the tuned levels: `node games/fruitmas/test/tune.ts` prints rules/tuned.ts after every pack, so an
 * interrupted run loses little.
 */
import { ALL_LEVELS, TRIES } from '../../kit/test/grading.ts'
import { seeds } from '../../kit/test/people.ts'
import { tunedTable } from '../../kit/test/tuned-table.ts'
import { rules } from '../rules.ts'
import { FIRST_LETTER, PACK, planOf, TUNED_LEVELS } from '../rules/curve.ts'
import { TUNED_MOVES } from '../rules/tuned.ts'
import { playRound } from './people.ts'

/** Moves before a simulated round is abandoned. */
const MOST_MOVES = 60
/** Bounds for the moves of a level. */
const FEWEST_GIVEN = 7
const MOST_GIVEN = 40
/** Later levels with a lower win rate get extra moves. */
const LEAST_WON = 0.275

/** The target win rate of average players: high at first, then a sawtooth in every pack. */
function targetRate(level: number): number {
  const place = (level - 1) % PACK
  if (level <= 6) return 0.95
  if (level <= 12) return 0.8
  if (place === PACK - 1) return 0.38
  if (place === 0) return 0.88
  return 0.8 - 0.28 * (place / (PACK - 2)) + (((place * 7) % 5) - 2) * 0.02
}

/** The moves an average player needs. */
function needed(level: number, seed: number): number {
  const end = playRound(
    'average',
    { ...rules.start(seed, level), moves: MOST_MOVES, given: MOST_MOVES },
    seed,
  )
  return MOST_MOVES - end.moves
}

const countsOf = (level: number) =>
  seeds(TRIES)
    .map((seed) => needed(level, seed))
    .sort((a, b) => a - b)

const given: number[] = []
const eased: number[] = []

function print(): void {
  const letters = given.map((moves) => String.fromCharCode(FIRST_LETTER + moves)).join('')
  const rest = TUNED_MOVES.slice(letters.length)
  console.log(
    tunedTable('the moves that each tuned level allows, a letter each.', letters + rest, 'TUNED_MOVES'),
  )
  console.log(
    '\n/** Levels after the tuned ones that are harder than their plan, and get some moves more. */',
  )
  console.log(`export const EASED: readonly number[] = ${JSON.stringify(eased)}`)
}

for (let level = 1; level <= ALL_LEVELS; level++) {
  const counts = countsOf(level)
  if (level <= TUNED_LEVELS) {
    const enough = counts[Math.ceil(targetRate(level) * TRIES) - 1] ?? MOST_MOVES
    given.push(Math.min(MOST_GIVEN, Math.max(FEWEST_GIVEN, enough)))
  }
  const allowed = given[planOf(level) - 1] ?? 0
  const won = counts.filter((count) => count <= allowed).length / TRIES
  if (level > TUNED_LEVELS && won < LEAST_WON) eased.push(level)
  console.error(
    `${level}: ${counts[0]} to ${counts.at(-1)}, given ${allowed}, won ${Math.round(won * 100)} %`,
  )
  if (level % PACK === 0) print()
}
