import { HEDGE, type Board } from './board.ts'
import { chance } from '../../kit/rules/chance.ts'
import { raise, wander } from './generate.ts'
import { FIRST_GROWN, LAST_TUNED, shapeOf } from './curve.ts'
import { survey } from './solve.ts'
import { TUNED } from './tuned.ts'

export interface Layout {
  readonly board: Board
  readonly par: number
}

export const TUNED_LEVELS = LAST_TUNED

/**
 * The first levels teach without a word, each one thing: a leap is as long as its number; every tile has another
 * number; flying over the goal is not arriving; the way may lead away from the flag; a hedge stops a leap.
 */
const LESSONS: readonly (readonly [rows: string, start: number, goal: number])[] = [
  ['1311 1213 1112 3232', 12, 7],
  ['1111 1211 1213 2232', 12, 6],
  ['3233 2123 2221 2111', 15, 6],
  ['3122 2123 1123 3222', 14, 11],
  ['1113 3122 2112 31#1', 12, 15],
]

/** Seeds of neighbouring levels are kept apart, so that no garden grows twice. */
export const seedOf = (level: number, attempt = 0) => level * 1000 + attempt

export function layOut(level: number): Layout {
  const board = boardOf(level)
  return { board, par: survey(board).par }
}

function boardOf(level: number): Board {
  const lesson = LESSONS[level - 1]
  if (lesson) return lessonBoard(...lesson)
  if (level > LAST_TUNED) return laterBoard(level)
  const { board } = raise(shapeOf(level), seedOf(level, parseInt(TUNED[level - FIRST_GROWN] ?? '', 36)))
  if (!board) throw new Error(`The garden of level ${level} does not grow up: tune.ts chooses its seed.`)
  return board
}

/** The tens of tuned levels that later ones grow out of, and the changes that they go through. */
const LATE_TENS = 5
const CHANGES = 120

/** A late tuned garden of the same place in its ten, changed until it is another one. */
function laterBoard(level: number): Board {
  const back = chance(seedOf(level)).int(LATE_TENS) * 10 + ((10 - (level % 10)) % 10)
  const model = LAST_TUNED - back
  return wander(shapeOf(model), boardOf(model), seedOf(level), CHANGES)
}

function lessonBoard(rows: string, start: number, goal: number): Board {
  const lines = rows.split(' ')
  const tiles = Array.from(lines.join(''), (sign) => (sign === '#' ? HEDGE : Number(sign)))
  return { size: lines.length, tiles, start, goal, locks: [] }
}
