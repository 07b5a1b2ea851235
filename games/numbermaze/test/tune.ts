/** Chooses the gardens of the tuned levels. */
// Usage: `node games/numbermaze/test/tune.ts`. Prints rules/tuned.ts after every pack, so that an interrupted run keeps
// its results. With `52 107` it chooses only these levels again. No garden may resemble an earlier one.
import { MOST_SHARED, sharedPart, TRIES } from '../../kit/test/grading.ts'
import { seeds } from '../../kit/test/people.ts'
import { tunedTable } from '../../kit/test/tuned-table.ts'
import { rules, type State } from '../rules.ts'
import { FIRST_GROWN, shapeOf, TUNED_LEVELS } from '../rules/curve.ts'
import { grow } from '../rules/generate.ts'
import { easedAt, FIRST_LETTER, seedOf } from '../rules/levels.ts'
import { survey } from '../rules/solve.ts'
import { TUNED } from '../rules/tuned.ts'
import { grading } from './grading.ts'

const PACK = 20
/** One character per attempt, from '0' to 'z'. */
const ATTEMPTS = 75
/** Candidates per level; the last level of a pack has more to choose from. */
const ENOUGH = 9
const ENOUGH_AT_LAST = 14
/** Minimum win rate of the average player, in percent. */
const LEAST_WON = 32

interface Candidate {
  readonly attempt: number
  readonly start: State
  readonly won: number
  readonly grade: number
}

/** Target win rate of the average player, in percent. */
function wantedOf(level: number): number {
  const step = (level - 1) % PACK
  if (level <= FIRST_GROWN) return 100
  if (level <= 12) return 88
  return 80 - (step / (PACK - 1)) * 38
}

function candidatesOf(level: number, earlier: readonly State[]): Candidate[] {
  const isLast = level % PACK === 0
  const found: Candidate[] = []
  for (let attempt = 0; attempt < ATTEMPTS && found.length < (isLast ? ENOUGH_AT_LAST : ENOUGH); attempt++) {
    const grown = grow(shapeOf(level, easedAt(attempt)), seedOf(level, attempt))
    if (!grown) continue
    const { board, grade } = grown
    const { par } = survey(board)
    const start = { level, board, par, at: board.start, memory: 0, spent: 0, seen: [board.start] }
    if (earlier.some((other) => isAlike(start, other))) continue
    const won = (100 * seeds(TRIES).filter((seed) => grading.wins('average', start, seed)).length) / TRIES
    if (won >= LEAST_WON) found.push({ attempt, start, won, grade })
  }
  return found
}

function isAlike(one: State, other: State): boolean {
  const [here, there] = [grading.rows(one), grading.rows(other)]
  if (here.length !== there.length || here[0]?.length !== there[0]?.length) return false
  return sharedPart(here, there) > MOST_SHARED
}

/** Picks the hardest candidate for the last level of a pack, otherwise the one closest to the target win rate. */
function choose(level: number, earlier: readonly State[]): Candidate {
  const found = candidatesOf(level, earlier)
  const missed = ({ won, grade }: Candidate) =>
    level % PACK === 0 ? -grade : Math.abs(won - wantedOf(level))
  const chosen = found.sort((a, b) => missed(a) - missed(b))[0]
  if (!chosen) throw new Error(`Level ${level} finds no garden: change its shape in curve.ts.`)
  return chosen
}

interface NodeGlobal {
  readonly process: { readonly argv: readonly string[] }
}

const requested = (globalThis as unknown as NodeGlobal).process.argv.slice(2).map(Number)
const letters = Array.from(TUNED.padEnd(TUNED_LEVELS - FIRST_GROWN + 1, '0'))
const chosen: State[] = []
for (let level = 1; level <= TUNED_LEVELS; level++) {
  if (level < FIRST_GROWN || (requested.length > 0 && !requested.includes(level))) {
    chosen.push(rules.start(1, level))
    continue
  }
  const { attempt, start, won, grade } = choose(level, chosen)
  letters[level - FIRST_GROWN] = String.fromCharCode(FIRST_LETTER + attempt)
  chosen.push(start)
  console.error(
    level,
    `par ${start.par}, won ${won}, wanted ${Math.round(wantedOf(level))}, grade ${grade.toFixed(1)}`,
  )
  if (level % PACK === 0 || requested.length > 0)
    console.log(
      tunedTable('for each level from the sixth, the attempt that its garden grew from.', letters.join('')),
    )
}
