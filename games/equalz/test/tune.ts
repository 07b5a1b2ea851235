/**
 * Chooses the attempt for every tuned level and prints `rules/tuned.ts` after every pack, so an interrupted run loses
 * little: `PACKS=3-5 node games/equalz/test/tune.ts`, or all packs without PACKS. The last level of a pack is chosen
 * first, as the hardest one that enough people still solve; the others climb towards it.
 */
import { sharedPart, TRIES, MOST_SHARED } from '../../kit/test/grading.ts'
import { seeds } from '../../kit/test/people.ts'
import { tunedTable } from '../../kit/test/tuned-table.ts'
import { rules } from '../rules.ts'
import { newIn, PACK, swellOf } from '../rules/curve.ts'
import { attempt, ATTEMPTS, isLesson } from '../rules/levels.ts'
import type { Level } from '../rules/lines.ts'
import { TUNED } from '../rules/tuned.ts'
import { grading } from './grading.ts'

/** An attempt with a lower fault is accepted at once. In percentage points of the win rate. */
const GOOD = 6
/** How many attempts at a pack's last level are compared. */
const COMPARED = 12
/** Bounds for the win rate of a pack's last level, in per cent. */
const LEAST_WON = 32
const MOST_WON = 50

const { process } = globalThis as { process?: { env: Readonly<Record<string, string | undefined>> } }
const [from = 1, to = from] = (process?.env['PACKS'] ?? '1-15').split('-').map(Number)
const chosen = Array.from({ length: 300 }, (_, i) => TUNED.charAt(i) || '0')

type Start = ReturnType<typeof rules.start>
const boards: { readonly level: number; readonly rows: readonly (readonly string[])[] }[] = []

const startOf = (level: number, made: Level): Start => ({
  ...made,
  level,
  marks: made.digits.map(() => 'none'),
  spent: 0,
  fresh: [],
})

/** The target win rate of an average player, in per cent. */
function wanted(level: number): number {
  if (level <= 12) return 96 - level
  const way = swellOf(level)
  return level <= PACK ? 86 - 36 * way : 84 - 44 * way
}

const isLike = (level: number, start: Start) => {
  const rows = grading.rows(start)
  return boards.some(
    (other) =>
      other.level !== level &&
      other.rows.length === rows.length &&
      sharedPart(rows, other.rows) > MOST_SHARED,
  )
}

function choose(level: number, hardest: number): number {
  const isLast = level % PACK === 0
  const fresh = newIn(level)
  // While an element is alone, and at the end of its pack, the level must not be solvable without it.
  const isAlone = fresh && (isLast || (level - 1) % PACK < 5)
  let best = { fault: Infinity, which: 0, won: 0, grade: 0 }
  let kept: Start | undefined
  for (
    let which = 0;
    which < (isLast && best.fault < 440 ? COMPARED : ATTEMPTS) && best.fault > GOOD;
    which++
  ) {
    const start = startOf(level, attempt(level, which))
    const won = (100 * seeds(TRIES).filter((seed) => grading.wins('average', start, seed)).length) / TRIES
    const grade = grading.grade(start)
    const far = Math.abs(won - wanted(level))
    const fault = isLast
      ? (won < LEAST_WON ? 1000 - won : Math.max(0, won - MOST_WON) * 5) + 500 - grade
      : far + Math.max(0, grade - hardest * 0.97) * 2 + (level <= 12 && won < wanted(level) - 4 ? 100 : 0)
    if (fault >= best.fault) continue
    if ((isAlone && !grading.holds(start).includes(fresh)) || isLike(level, start)) continue
    best = { fault, which, won, grade }
    kept = start
  }
  if (!kept) throw new Error(`No attempt at level ${level} will do.`)
  boards.push({ level, rows: grading.rows(kept) })
  chosen[level - 1] = best.which.toString(ATTEMPTS)
  console.error(
    `${level}: ${chosen[level - 1]}, size ${kept.size}, par ${kept.par}, grade ${best.grade.toFixed(0)}, won ${best.won}, wanted ${wanted(level).toFixed(0)}, fault ${best.fault.toFixed(1)}, ${grading.holds(kept).join(' ')}`,
  )
  return best.grade
}

// New levels must not repeat those of the packs that are kept.
for (const level of seeds(300))
  if (isLesson(level) || ((level <= (from - 1) * PACK || level > to * PACK) && TUNED))
    boards.push({ level, rows: grading.rows(rules.start(1, level)) })

for (let pack = from; pack <= to; pack++) {
  const hardest = choose(pack * PACK, Infinity)
  for (let level = (pack - 1) * PACK + 1; level < pack * PACK; level++)
    if (!isLesson(level)) choose(level, hardest)
  const says = 'for each level the attempt that comes nearest to what it should ask.'
  console.log(tunedTable(says, chosen.join('')))
}
