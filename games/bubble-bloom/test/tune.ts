/**
 * Chooses the tuned beds and the size of their bags. `node games/bubble-bloom/test/tune.ts` prints rules/tuned.ts after
 * every pack; the last print is complete. Takes minutes.
 */
import { MOST_SHARED, sharedPart, TRIES } from '../../kit/test/grading.ts'
import { seeds } from '../../kit/test/people.ts'
import { tunedTable } from '../../kit/test/tuned-table.ts'
import { createBed, SEEDS, type State } from '../rules.ts'
import { ELEMENTS, STARS, TUNED_LEVELS } from '../rules/curve.ts'
import { levelOf, signOf } from '../rules/levels.ts'
import { grading, seedsTaken } from './grading.ts'

const PACK = 20
/** Beds tried per level, and the tolerated distance from the target, in percentage points. */
const ATTEMPTS = 16
const NEAR = 4
/** Smallest bag of a lesson, which should not be lost. */
const LESSON = 8
/** The first beds need fewer seeds than later ones. */
const FIRST = { until: 12, least: 8 } as const
/** Skill must pay: deals played by an expert, and the per cent of them that must be won at any target. */
const EXPERTS = 10
const EXPERTS_WON = 70
/** Target share of three-star wins among the average player's wins, its tolerance, and the penalty beyond it. */
const THREE_STARS = 0.5
const MORE_OR_LESS = 0.15
const STARS_COUNT = 60
/** A pack's last bed must be its hardest: penalty for each harder bed in the pack. */
const HARDER = 10
/** Minimum win rate by level, in per cent, slightly above the required one. */
const FLOORS = [
  { from: 13, least: 30 },
  { from: 7, least: 75 },
  { from: 1, least: 90 },
] as const

const isLesson = (level: number) => ELEMENTS.some(({ from }) => from === level)

/** Target win rate of an average person, in per cent. It falls within every pack, with an easier bed now and then. */
function wanted(level: number): number {
  const step = (level - 1) % PACK
  if (level <= 6 || isLesson(level)) return 95
  if (level <= 12) return 84
  if (step === PACK - 1) return 36
  return 82 - step * 2 + (step % 4 === 0 ? 4 : 0)
}

interface Trial {
  readonly attempt: number
  readonly start: State
  readonly won: number
  /** The share of wins that earn three stars. */
  readonly three: number
}

/** Picks the bag closest to the target. The same rounds judge bags of every size. */
function fill(level: number, attempt: number): Trial {
  const start = createBed(level, levelOf(level, attempt, 1), level)
  const taken = seeds(TRIES).map((seed) => seedsTaken('average', start, seed))
  const share = (bag: number) => (100 * taken.filter((count) => count <= bag).length) / TRIES
  const least = FLOORS.find(({ from }) => level >= from)?.least ?? 0
  const far = (bag: number) => Math.abs(share(bag) - wanted(level)) + (share(bag) < least ? 100 : 0)
  const [fewest, most] = SEEDS
  const bags = seeds(most).slice((isLesson(level) ? LESSON : level <= FIRST.until ? FIRST.least : fewest) - 1)
  const bag = bags.reduce((best, each) => (far(each) < far(best) ? each : best))
  return { attempt, start: { ...start, bag }, won: share(bag), three: share(bag * STARS.three) / share(bag) }
}

function skillPays(start: State): boolean {
  const won = seeds(EXPERTS).filter((seed) => grading.wins('expert', start, seed)).length
  return (100 * won) / EXPERTS >= EXPERTS_WON
}

const boards: (readonly (readonly string[])[])[] = []

/** Whether a bed resembles one that has been chosen already. */
function isLike(start: State): boolean {
  const rows = grading.rows(start)
  return boards.some((other) => other.length === rows.length && sharedPart(rows, other) > MOST_SHARED)
}

let signs = ''
let pack: number[] = []
for (let level = 1; level <= TUNED_LEVELS; level++) {
  let best: Trial | undefined
  const far = ({ won, three, start }: Trial) => {
    const grade = grading.grade(start)
    const harder = level % PACK ? 0 : pack.filter((other) => other > grade).length
    const unfair = Math.max(0, Math.abs(three - THREE_STARS) - MORE_OR_LESS) * STARS_COUNT
    return Math.abs(won - wanted(level)) + harder * HARDER + unfair
  }
  for (let attempt = 0, tried = 0; tried < ATTEMPTS; attempt++) {
    if (isLike(createBed(level, levelOf(level, attempt, 1), level))) continue
    tried++
    const trial = fill(level, attempt)
    if (best && far(trial) >= far(best)) continue
    if (grading.flaw(trial.start) || !skillPays(trial.start)) continue
    best = trial
    if (far(best) <= NEAR) break
  }
  if (!best) throw new Error(`No bed is fit for level ${level}.`)
  const { attempt, start, won, three } = best
  signs += signOf(attempt) + signOf(start.bag)
  pack.push(grading.grade(start))
  boards.push(grading.rows(start))
  console.error(
    `${level}: bed ${attempt} of ${start.bed.length}, ${start.bag} seeds, won ${won} (${wanted(level)}), three stars ${three.toFixed(2)}, grade ${grading.grade(start).toFixed(0)}`,
  )
  if (level % PACK > 0) continue
  pack = []
  console.log(tunedTable('attempt and bag of every tuned bed, two signs each.', signs))
}
