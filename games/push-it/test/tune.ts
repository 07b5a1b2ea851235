/**
 * Builds many greenhouses and chooses the tuned levels: `node games/push-it/test/tune.ts` prints `rules/tuned.ts`. Takes
 * a quarter of an hour and logs each group of levels as it is chosen.
 */
import { formOf, MOST_SHARED, sharedPart } from '../../kit/test/grading.ts'
import { seeds } from '../../kit/test/people.ts'
import { tunedTable } from '../../kit/test/tuned-table.ts'
import { FIRST_WITH, groupOf, LAST_TUNED, PACK } from '../rules/curve.ts'
import type { Level } from '../rules/generate.ts'
import { attemptOf, ATTEMPTS, isLesson, pack } from '../rules/levels.ts'
import { rules, type State } from '../rules.ts'
import { grading } from './grading.ts'

/** A graded candidate. */
interface Choice {
  readonly start: State
  readonly attempt: number
  readonly grade: number
  /** Percentage of attempts that the average person wins. */
  readonly won: number
}

const TRIES = 16
/** Candidates graded per level. */
const PLENTY = 1.6

/** Limits for the levels of a group: the least effort, and the average person's win rate in percent. */
function wantedOf(group: number): { least: number; lowest: number; highest: number } {
  if (group === PACK) return { least: 6, lowest: 55, highest: 100 }
  if (group % PACK) return { least: 9, lowest: 55, highest: 100 }
  // Effort rises from pack to pack.
  return { least: 13 + (group / PACK) * 0.7, lowest: 37, highest: 90 }
}

/** The only element of a practice group. */
const ALONE = new Map(
  Object.values(FIRST_WITH).map((lesson, i) => [groupOf(lesson + 1), Object.keys(grading.elements)[i] ?? '']),
)

/** Whether the elements make a difference to the solution. */
function holdsEnough(group: number, start: State): boolean {
  if (group === PACK) return true
  const held = grading.holds(start)
  const alone = ALONE.get(group)
  return alone === undefined ? held.length > 0 : held.includes(alone)
}

const startOf = ({ position, house, par }: Level): State => ({
  ...position,
  level: 0,
  house,
  par,
  pushes: 0,
})

function* judge(group: number): Generator<Choice> {
  const { least, lowest, highest } = wantedOf(group)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const grown = attemptOf(group, attempt)
    if (!grown || grown.effort < least) continue
    const start = startOf(grown)
    if (!holdsEnough(group, start)) continue
    const won = (100 / TRIES) * seeds(TRIES).filter((seed) => grading.wins('average', start, seed)).length
    if (won >= lowest && won <= highest) yield { start, attempt, won, grade: grading.grade(start) }
  }
}

type Rows = ReturnType<typeof grading.rows>
const forms = new Set<string>()
const boards: Rows[] = []

/** Takes a level unless it resembles an earlier one. Returns whether it was taken. */
function takes(start: State): boolean {
  const rows = grading.rows(start)
  const form = formOf(rows)
  const isLike = (other: Rows) =>
    other.length === rows.length &&
    other[0]?.length === rows[0]?.length &&
    sharedPart(rows, other) > MOST_SHARED
  if (forms.has(form) || boards.some(isLike)) return false
  forms.add(form)
  boards.push(rows)
  return true
}

/** Picks candidates evenly from easiest to hardest. Most people win the very first levels. */
function choose(choices: readonly Choice[], count: number, isFirst: boolean): Choice[] {
  const sorted = choices.toSorted((a, b) => a.grade - b.grade)
  const chosen: Choice[] = []
  for (let i = 0; i < count; i++) {
    const at = Math.floor((sorted.length - 1) * (i / Math.max(1, count - 1)))
    const least = isFirst ? (i < 1 ? 95 : i < 7 ? 85 : 0) : 0
    const near = sorted
      .map((choice, n) => ({ choice, far: Math.abs(n - at) }))
      .filter(({ choice }) => choice.won >= least && !chosen.includes(choice))
      .sort((a, b) => a.far - b.far)
    const fit = near.find(({ choice }) => takes(choice.start))
    if (fit) chosen.push(fit.choice)
  }
  return chosen.sort((a, b) => a.grade - b.grade)
}

const numbers = Array.from({ length: LAST_TUNED }, (_, i) => i + 1)
for (const level of numbers.filter(isLesson)) takes(rules.start(1, level))

const letters = numbers.map(() => '00')
const groups = Map.groupBy(
  numbers.filter((level) => !isLesson(level)),
  groupOf,
)
for (const [group, levels] of groups) {
  const choices = judge(group)
    .take(levels.length * PLENTY)
    .toArray()
  const chosen = choose(choices, levels.length, group === PACK)
  const row = levels.map((level, i) => (letters[level - 1] = pack(chosen[i]?.attempt ?? 0)))
  console.error(
    `levels ${levels[0]} to ${levels.at(-1)}: ${row.join('')}`,
    `grade ${chosen[0]?.grade} to ${chosen.at(-1)?.grade}`,
  )
}

console.log(
  tunedTable('the attempt of each level, two letters each, decoded in levels.ts.', letters.join('')),
)
