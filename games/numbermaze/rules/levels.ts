/** The gardens: a few made by hand, the tuned ones grown from their seeds, later ones varied from those, and those of days. */
import { chance } from '../../kit/rules/chance.ts'
import { HEDGE, type Board } from './board.ts'
import { FIRST_GROWN, shapeOf, TUNED_LEVELS } from './curve.ts'
import { grow, vary } from './generate.ts'
import { survey } from './solve.ts'
import { TUNED } from './tuned.ts'

export interface Level {
  readonly board: Board
  readonly par: number
}

/**
 * The first levels teach one thing each, without a word: a leap is as long as its number; every tile has its own
 * number; flying over the goal is not arriving; the way may lead away from the flag; a hedge stops a leap.
 */
const LESSONS: readonly (readonly [rows: string, start: number, goal: number])[] = [
  ['1311 1213 1112 3232', 12, 7],
  ['1111 1211 1213 2232', 12, 6],
  ['3233 2123 2221 2111', 15, 6],
  ['3122 2123 1123 3222', 14, 11],
  ['1113 3122 2112 31#1', 12, 15],
]

/** Every level has seeds of its own, so that no garden grows twice. */
export const seedOf = (level: number, attempt = 0) => level * 1000 + attempt

/** The seed matters to the garden of a day alone. */
export function levelOf(level: number, seed = 0): Level {
  const board = level < 0 ? dayBoard(level, seed) : boardOf(level)
  return { board, par: survey(board).par }
}

function boardOf(level: number): Board {
  const lesson = LESSONS[level - 1]
  if (lesson) return lessonBoard(...lesson)
  if (level > TUNED_LEVELS) return laterBoard(level)
  const { board } = grow(shapeOf(level), seedOf(level, parseInt(TUNED[level - FIRST_GROWN] ?? '', 36)))
  if (!board)
    throw new Error(`The seed of level ${level} grows no garden: choose another with proof/tune.ts.`)
  return board
}

/** How many of the last tens of tuned levels the later ones are made from, and by how many changes. */
const LATE_TENS = 5
const CHANGES = 120

/** A late tuned garden at the same place in its ten, changed until it is another one. */
function laterBoard(level: number): Board {
  const before = chance(seedOf(level)).int(LATE_TENS) * 10 + ((10 - (level % 10)) % 10)
  const model = TUNED_LEVELS - before
  return vary(shapeOf(model), boardOf(model), seedOf(level), CHANGES)
}

/** Not every seed grows a garden, so a day has as many as it takes. */
function dayBoard(level: number, seed: number): Board {
  const dice = chance(seed)
  for (;;) {
    const { board } = grow(shapeOf(level), dice.int(2 ** 32))
    if (board) return board
  }
}

function lessonBoard(rows: string, start: number, goal: number): Board {
  const lines = rows.split(' ')
  const tiles = Array.from(lines.join(''), (sign) => (sign === '#' ? HEDGE : Number(sign)))
  return { size: lines.length, tiles, start, goal, locks: [] }
}
