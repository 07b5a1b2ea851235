/** Chooses the gardens of the tuned levels and proves their par. */
// Usage: `node games/grasscutter/test/tune.ts 6 300`. Prints `rules/tuned.ts` after every pack, so that an interrupted
// run keeps its results. Each level takes the candidate closest to the target for its place in the pack.
import { formOf, MOST_SHARED, sharedPart, TRIES } from '../../kit/test/grading.ts'
import { seeds } from '../../kit/test/people.ts'
import { PACK } from '../../kit/round/packs.ts'
import { tunedTable } from '../../kit/test/tuned-table.ts'
import { chance } from '../../kit/rules/chance.ts'
import { FIRST_CARVED, LAST_TUNED, partOf } from '../rules/curve.ts'
import { sizeOf, type Garden } from '../rules/garden.ts'
import { DIGITS, grow, search } from '../rules/levels.ts'
import { LESSONS } from '../rules/lessons.ts'
import { strollMapOf, trapsOn } from '../rules/stroll.ts'
import { TUNED } from '../rules/tuned.ts'
import { rules, type State } from '../rules.ts'
import { grading, gradeOf } from './grading.ts'
import { carelessly } from './people.ts'

/** Candidates per level, and for the last level of a pack. The best of them is taken. */
const ENOUGH = 8
const MANY = 14
/** A candidate with less fault than this is taken at once. */
const GOOD = 0.7
const POSITIONS = 8000
/** How much harder the last level of a pack is than the curve. */
const PEAK = 1.2
/** Minimum win rate of the average player, in percent. */
const LEAST_WON = 32
/** Nobody gets stuck up to this level. */
const SAFE = 20
/** Levels after this one should have traps. */
const TRAPPED = 60

/** Target win rate of the average player, in percent, and target grade. */
function goalOf(level: number): { readonly won: number; readonly grade: number } {
  const part = partOf(level)
  const pack = Math.floor((level - 1) / PACK)
  if (pack === 0) return { won: level <= 6 ? 97 : level <= 12 ? 90 : 82 - part * 25, grade: 4.5 + part * 4.5 }
  return { won: 80 - part * 38, grade: (9.2 + pack * 0.75) * (0.82 + part * 0.36) }
}

/** Share of the area that is hedge surrounded by hedge: dull land. */
function dullness(garden: Garden): number {
  const rows = garden.split('/')
  const { width, height } = sizeOf(garden)
  const isHedge = (x: number, y: number) => (rows[y]?.[x] ?? '#') === '#'
  let dull = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ([-1, 0, 1].every((dy) => [-1, 0, 1].every((dx) => isHedge(x + dx, y + dy)))) dull++
  return dull / (width * height)
}

/** The newest element must occur. */
const NEWEST: readonly RegExp[] = [/./, /[<>^v]/, /m/, /w/, /[bd]/, /t/, /=/, /\*/, /./, /[pq]/]

const isPromising = (level: number, garden: Garden) =>
  dullness(garden) < 0.1 && (NEWEST[Math.floor((level - 1) / PACK)] ?? /./).test(garden)

const stateOf = (level: number, garden: Garden, par: number): State => {
  const mower = garden.indexOf('S')
  const mown = Array.from(garden, (_, place) => (place === mower ? 'd' : ' ')).join('')
  return { level, par, garden, mower, mown, facing: 'down', sent: 'down', spent: 0 }
}

type Rows = readonly (readonly string[])[]
const chosen = new Map<number, Rows>()
const isNew = (rows: Rows) =>
  [...chosen.values()].every((earlier) => {
    const isOfSize = earlier.length === rows.length && earlier[0]?.length === rows[0]?.length
    return formOf(earlier) !== formOf(rows) && !(isOfSize && sharedPart(rows, earlier) > MOST_SHARED)
  })

/** Tries that decide whether the remaining ones are worth the time. */
const FIRST_TRIES = 10

function wonOf(state: State, wanted: number): number | undefined {
  const tried = (from: number, count: number) =>
    seeds(count).filter((seed) => grading.wins('average', state, from + seed)).length
  const first = tried(0, FIRST_TRIES)
  if (Math.abs((100 * first) / FIRST_TRIES - wanted) > 40) return undefined
  return (100 * (first + tried(FIRST_TRIES, TRIES - FIRST_TRIES))) / TRIES
}

/** `peak` is the grade of the pack's last level, which is chosen first. */
function choose(level: number, peak: number) {
  const goal = goalOf(level)
  const isLast = peak === Infinity
  let best = { fault: Infinity, digits: '', grade: 0, summary: '' }
  let fit = 0
  for (let attempt = 0; attempt < DIGITS.length && fit < (isLast ? MANY : ENOUGH); attempt++) {
    const garden = grow(level, attempt)
    if (!isPromising(level, garden)) continue
    const { result, ways } = search(garden, { positions: POSITIONS })
    const par = ways.length
    if (result !== 'solved' || par >= DIGITS.length) continue
    const state = stateOf(level, garden, par)
    if (!isNew(grading.rows(state))) continue
    if (level <= SAFE && seeds(12).some((seed) => carelessly(state, chance(seed)).stuck)) continue
    const won = wonOf(state, goal.won)
    if (won === undefined || won < LEAST_WON) continue
    fit++
    const grade = gradeOf(state, ways)
    const faults = [
      Math.abs(won - goal.won) / 12,
      Math.abs(grade - goal.grade * (isLast ? PEAK : 1)) / 2.5,
      grade > peak - 0.5 ? 3 : 0,
      level > TRAPPED && trapsOn(strollMapOf(state), ways) === 0 ? 0.8 : 0,
    ]
    const fault = faults.reduce((sum, each) => sum + each)
    const summary = `par ${par}, won ${won} of ${Math.round(goal.won)}, grade ${grade} of ${goal.grade.toFixed(1)}`
    if (fault < best.fault)
      best = { fault, digits: DIGITS.charAt(attempt) + DIGITS.charAt(par), grade, summary }
    if (best.fault < GOOD) break
  }
  console.error(level, best.summary, `fault ${best.fault.toFixed(1)}, of ${fit}`)
  if (!best.digits) console.error(`None of ${DIGITS.length} gardens suits level ${level}: change its shape.`)
  return best
}

interface NodeGlobals {
  readonly process: { readonly argv: readonly string[] }
}
const { argv } = (globalThis as unknown as NodeGlobals).process
const [from = FIRST_CARVED, to = LAST_TUNED] = argv.slice(2).map(Number)
const digits = Array.from({ length: LAST_TUNED - FIRST_CARVED + 1 }, (_, i) =>
  TUNED.slice(i * 2, i * 2 + 2).padEnd(2, '0'),
)
const keep = (level: number) => chosen.set(level, grading.rows(rules.start(1, level)))
const content = 'for each level from the sixth on, the attempt that made its garden, and its par.'
for (let level = 1; level <= LAST_TUNED; level++)
  if (LESSONS[level] || (TUNED[(level - FIRST_CARVED) * 2] && (level < from || level > to))) keep(level)
for (let last = Math.ceil(from / PACK) * PACK; last <= Math.ceil(to / PACK) * PACK; last += PACK) {
  let peak = Infinity
  // The last level of a pack comes first, because no other may be harder.
  for (const level of [last, ...seeds(PACK - 1).map((i) => last - PACK + i)]) {
    if (LESSONS[level] || level < FIRST_CARVED) continue
    const found = choose(level, peak)
    if (level === last) peak = found.grade
    if (!found.digits) continue
    digits[level - FIRST_CARVED] = found.digits
    chosen.set(level, grading.rows(stateOf(level, grow(level, DIGITS.indexOf(found.digits.charAt(0))), 0)))
  }
  console.log(tunedTable(content, digits.join('')))
}
