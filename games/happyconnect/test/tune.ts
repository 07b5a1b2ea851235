/**
 * Chooses the boards of the tuned levels. `node games/happyconnect/test/tune.ts` prints `rules/tuned.ts` after every
 * pack, so an interrupted run loses little. Takes a few minutes. Given a first and a last level, it chooses only those
 * and keeps the rest.
 */
import { ALL_LEVELS, MOST_SHARED, sharedPart, TRIES } from '../../kit/test/grading.ts'
import { seeds } from '../../kit/test/people.ts'
import { PACK } from '../../kit/round/packs.ts'
import { tunedTable } from '../../kit/test/tuned-table.ts'
import { detours, type Board } from '../rules/board.ts'
import { FIRST_WITH, LAST_TUNED, shapeOf, type Element } from '../rules/curve.ts'
import type { GeneratedBoard } from '../rules/generate.ts'
import { attempt, FIRST_LETTER, levelOf } from '../rules/levels.ts'
import { TUNED } from '../rules/tuned.ts'
import { grading } from './grading.ts'
import { plainStart } from './plain-start.ts'
import { solvesInTime } from './people.ts'
import { shortWays } from './short-ways.ts'

/** Up to this level, boards are chosen from the candidates of their seeds. Later levels take the hardest of a few. */
const LAST_CHOSEN = ALL_LEVELS
/** A level has one candidate board per letter. */
const LETTERS = Array.from({ length: 64 }, (_, nth) => String.fromCharCode(FIRST_LETTER + nth))
/** Up to this level everyone wins. */
const GENTLE = 12
/** Minimum win rate in a quick sample, the tries of that sample, and the minimum in the full benchmark. */
const LEAST_WON = 0.4
const FEW_TRIES = 10
const LEAST_OF_ALL = 0.3

const table = (letters: string) =>
  `${tunedTable('for each level from the second, which of its boards was chosen.', letters)}\n`

/** The target win rate of an average player: 1 at first, later falling from the start of each pack to its end. */
function wantedWins(level: number): number {
  const climb = ((level - 1) % PACK) / (PACK - 1)
  if (level <= GENTLE) return 1
  return 0.75 - 0.35 * climb
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const bends = ({ ways }: Board) =>
  sum(
    ways.map(
      (way) =>
        way.filter((cell, i) => i > 1 && cell - (way[i - 1] ?? 0) !== (way[i - 1] ?? 0) - (way[i - 2] ?? 0))
          .length,
    ),
  )

/** Lessons of the levels after the first: corners, a detour, a long detour, and all of these with fewer friends. */
const LESSONS: Readonly<Record<number, (board: Board, each: readonly number[]) => boolean>> = {
  2: (board, each) => sum(each) === 0 && bends(board) >= 2,
  3: (_, each) => sum(each) === 2,
  4: (_, each) => Math.max(...each) === 4 && sum(each) === 4,
  5: (_, each) => sum(each) >= 6 && each.filter((detour) => detour > 0).length > 1,
}

const newOn = (level: number) =>
  (Object.keys(FIRST_WITH) as Element[]).filter((element) => FIRST_WITH[element] === level)

const chosen = new Map<number, { size: number; rows: ReturnType<typeof grading.rows> }>()

/** Whether a board meets the requirements of its level. */
function suits(level: number, { board, isSound }: GeneratedBoard): boolean {
  if (!isSound) return false
  const state = plainStart(board, level)
  const holds = grading.holds(state)
  if (newOn(level).some((element) => !holds.includes(element))) return false
  if (LESSONS[level] && !LESSONS[level](board, detours(board))) return false
  if (level >= 6 && shortWays(board) === 'solved') return false
  const rows = grading.rows(state)
  return [...chosen].every(
    ([other, earlier]) =>
      other === level || earlier.size !== board.size || sharedPart(rows, earlier.rows) <= MOST_SHARED - 0.02,
  )
}

const wonOf = (board: Board, count: number) =>
  seeds(count).filter((seed) => solvesInTime('average', board, seed)).length / count

interface Candidate {
  readonly letter: string
  readonly board: Board
  readonly grade: number
  readonly won: number
  /** Distance from the target. */
  readonly off: number
}

/** Suitable boards, rated by a quick sample, until there are enough. */
function* candidates(level: number, enough: number): Generator<Candidate> {
  const { target } = shapeOf(level)
  const isLast = level % PACK === 0
  let found = 0
  for (const [nth, letter] of LETTERS.entries()) {
    const made = attempt(level, nth)
    if (!suits(level, made)) continue
    const { board } = made
    const grade = grading.grade(plainStart(board, level))
    const won = wonOf(board, FEW_TRIES)
    // A trap is a bonus: joining everyone the short way leaves tiles empty.
    const trap = shortWays(board) === 'tiles left' ? 0.06 : 0
    const tooHard = won < LEAST_WON ? 9 : 0
    const off = isLast
      ? tooHard - grade / 10
      : tooHard + Math.abs(won - wantedWins(level)) + Math.abs(grade - target) / (2 * target) - trap
    yield { letter, board, grade, won, off }
    if (++found >= enough) return
  }
}

/** The first board that is hard enough. Used for the many later levels, because small indices compress well. */
function firstOf(level: number): string | undefined {
  const least = shapeOf(level).target * 0.6
  let easiest = { letter: '', won: -1 }
  for (const [nth, letter] of LETTERS.entries()) {
    const { board, ...made } = attempt(level, nth)
    if (!suits(level, { board, ...made })) continue
    const won = wonOf(board, FEW_TRIES) < LEAST_WON ? 0 : wonOf(board, TRIES)
    if (won >= LEAST_OF_ALL && grading.grade(plainStart(board, level)) >= least) return letter
    if (won > easiest.won) easiest = { letter, won }
  }
  return easiest.letter
}

function bestOf(level: number): string | undefined {
  const isLast = level % PACK === 0
  const field = [...candidates(level, isLast ? 40 : 14)].toSorted((a, b) => a.off - b.off)
  const best = field.find(({ board }) => wonOf(board, TRIES) >= LEAST_OF_ALL) ?? field[0]
  if (best)
    console.error(
      `${level}${isLast ? ' (last)' : ''}: won ${Math.round(best.won * 100)} %, grade ${best.grade.toFixed(1)}`,
    )
  return best?.letter
}

function choose(level: number): string {
  const letter = level > LAST_TUNED ? firstOf(level) : bestOf(level)
  if (!letter) throw new Error(`No board suits level ${level}: change its shape or what it teaches.`)
  note(level, attempt(level, LETTERS.indexOf(letter)).board)
  console.error(`${level}: ${letter}`)
  return letter
}

function note(level: number, board: Board): void {
  chosen.set(level, { size: board.size, rows: grading.rows(plainStart(board, level)) })
}

interface NodeGlobal {
  readonly process?: { readonly argv: readonly string[] }
}

const [first = 2, last = LAST_CHOSEN] = ((globalThis as NodeGlobal).process?.argv ?? []).slice(2).map(Number)
let letters = ''
note(1, levelOf(1))
for (let level = 2; level <= LAST_CHOSEN; level++) {
  const known = TUNED[level - 2]
  if (level >= first && level <= last) letters += choose(level)
  else if (known !== undefined) {
    letters += known
    note(level, levelOf(level))
  }
  if (level >= first && level % PACK === 0) console.log(table(letters))
}
console.log(table(letters))
