/**
 * Chooses the deals of the tuned levels and proves their par: `node games/sorting-balls/test/tune.ts` prints
 * `rules/tuned.ts`, and reports lessons in `rules/levels.ts` with a wrong par. Within a pack, each level is harder for
 * people than the one before; `wanted` is the target share of people who manage it.
 */
import { PACK } from '../../kit/round/packs.ts'
import { seeds } from '../../kit/test/people.ts'
import { tunedTable } from '../../kit/test/tuned-table.ts'
import { alike } from '../../kit/test/grading.ts'
import { fewestMoves } from '../rules/bound.ts'
import { FIRST_DEALT, shapeOf } from '../rules/curve.ts'
import { deal } from '../rules/deal.ts'
import { levelOf } from '../rules/levels.ts'
import { solve } from '../rules/solve.ts'
import { benchOf, type State } from '../rules/state.ts'
import { grading } from './grading.ts'

const LAST = 300
/** Deals per level: the index is stored as one base-36 digit. */
const DEALS = 36
/** Deals compared per level, and tries of the average player at each. */
const LOOKED_AT = 10
const TRIED = 20
/** Minimum share of players who manage any level. */
const LEAST = 0.4
/** Positions that the search for a shortest solution may expand. */
const PROVABLE = 150_000

/** The target share of average players who manage a level, from 0 to 1. */
function wanted(level: number): number {
  const step = (level - 1) % PACK
  if (level <= 12) return 0.97
  return level <= PACK ? 0.9 - (step - 12) * 0.03 : 0.8 - step * 0.022
}

/** Levels that introduce a helpful tube, which must be needed there. */
const isFirst = (level: number) => [21, 41, 61].includes(level)

interface Candidate {
  readonly digits: string
  readonly state: State
  readonly won: number
  readonly grade: number
}

/** Deals with a proven par that do not resemble those already chosen. */
function candidates(level: number, kept: readonly State[], most: number): Candidate[] {
  const shape = shapeOf(level)
  const found: Candidate[] = []
  for (let attempt = 0; attempt < DEALS && found.length < most; attempt++) {
    const dealt = deal(shape, level, attempt)
    const bench = benchOf(dealt)
    const { result, moves } = solve(bench, { greed: 1, positions: PROVABLE })
    const extra = moves - fewestMoves(bench.tubes)
    if (result !== 'solved' || extra >= 36) continue
    const state: State = { level, spent: 0, par: moves, ...dealt }
    if (
      isFirst(level) &&
      solve({ ...bench, tubes: bench.tubes.slice(0, -1) }, { greed: 2 }).result === 'solved'
    )
      continue
    const rows = grading.rows(state)
    if (
      kept.some(
        (other) =>
          alike([
            { level: 0, rows: grading.rows(other) },
            { level, rows },
          ]).length > 0,
      )
    )
      continue
    const won = seeds(TRIED).filter((seed) => grading.wins('average', state, seed)).length / TRIED
    if (won < LEAST) continue
    found.push({ digits: attempt.toString(36) + extra.toString(36), state, won, grade: grading.grade(state) })
  }
  return found
}

/** Chooses the last level of a pack first, as hard as possible. No level before it is harder. */
function choosePack(first: number, last: number, kept: State[]): string {
  const [peak] = candidates(last, kept, LOOKED_AT * 2).sort((a, b) => b.grade - a.grade)
  if (!peak) throw new Error(`No deal of level ${last} can be taken: change its shape.`)
  kept.push(peak.state)
  let digits = ''
  for (let level = first; level < last; level++) {
    const miss = ({ won, grade }: Candidate) => Math.abs(won - wanted(level)) + (grade > peak.grade ? 1 : 0)
    const [best] = candidates(level, kept, LOOKED_AT).sort((a, b) => miss(a) - miss(b))
    if (!best) throw new Error(`No deal of level ${level} can be taken: change its shape.`)
    kept.push(best.state)
    digits += best.digits
  }
  return digits + peak.digits
}

for (let level = 1; level < FIRST_DEALT; level++) {
  const lesson: State = { level, spent: 0, ...levelOf(level, 0) }
  const { moves } = solve(benchOf(lesson), { greed: 1 })
  if (moves !== lesson.par) console.error(`Lesson ${level} says par ${lesson.par}; the search says ${moves}.`)
}

let chosen = ''
const kept = seeds(FIRST_DEALT - 1).map((level): State => ({ level, spent: 0, ...levelOf(level, 0) }))
for (let last = PACK; last <= LAST; last += PACK) {
  chosen += choosePack(Math.max(FIRST_DEALT, last - PACK + 1), last, kept)
  console.error(`Chosen up to level ${last}.`)
}
console.log(
  tunedTable(
    'for each level from the sixth, which of its deals it takes, and its par above the bound.',
    chosen,
  ),
)
