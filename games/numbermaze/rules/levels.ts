/** Builds the garden of each level: handmade lessons, tuned levels, and endless and daily ones on demand. */
import { chance } from '../../kit/rules/chance.ts'
import { HEDGE, STONE, type Board } from './board.ts'
import { FIRST_GROWN, LATE, shapeOf, TUNED_LEVELS } from './curve.ts'
import { grow } from './generate.ts'
import { survey } from './solve.ts'
import { strollMapOf, strollsHome, type Stroller } from './stroll.ts'
import { TUNED } from './tuned.ts'

interface Level {
  readonly board: Board
  readonly par: number
}

/**
 * The lessons teach one thing each, without words: a leap is as long as its number; every tile has its own number;
 * flying over the goal does not count; the path may lead away from the flag; a hedge stops a leap.
 */
const LESSONS: readonly (readonly [rows: string, start: number, goal: number])[] = [
  ['2111 1121 3122', 8, 3],
  ['1111 1211 1213 2232', 12, 6],
  ['3233 2123 2221 2111', 15, 6],
  ['3122 2123 1123 3222', 14, 11],
  ['1113 3122 2112 31#1', 12, 15],
]

/** Seeds never overlap between levels, so no garden appears twice. */
export const seedOf = (level: number, attempt: number) => level * 1000 + attempt

/** Character code of attempt 0 in the tuned table. Late attempts ask for a shorter path. */
export const FIRST_LETTER = 48
export const easedAt = (attempt: number) => (attempt < 60 ? 0 : 2)

/** The level's board and par. Only daily gardens use the seed. */
export function levelOf(level: number, seed = 0): Level {
  const board = level < 0 ? fairBoard(level, chance(seed).int(2 ** 22)) : boardOf(level)
  return { board, par: survey(board).par }
}

/** Endless and daily gardens are not tuned by hand, so simulated players must win often enough, but not always. */
const AVERAGE: Stroller = { ahead: 2, blunders: 8 }
const STROLLS = 20
const [FEWEST, MOST] = [9, 16]

function isFair(board: Board): boolean {
  const map = strollMapOf(board)
  let home = 0
  for (let seed = 1; seed <= STROLLS; seed++) if (strollsHome(map, AVERAGE, seed)) home++
  return home >= FEWEST && home <= MOST
}

function boardOf(level: number): Board {
  const lesson = LESSONS[level - 1]
  if (lesson) return lessonBoard(...lesson)
  if (level > TUNED_LEVELS) return fairBoard(level, level)
  const attempt = TUNED.charCodeAt(level - FIRST_GROWN) - FIRST_LETTER
  const grown = grow(shapeOf(level, easedAt(attempt)), seedOf(level, attempt))
  if (!grown) throw new Error(`Level ${level} grows no garden: choose another with test/tune.ts.`)
  return grown.board
}

/** Attempts per shape. Easing further would leave no path, so later attempts use a different shape, equally hard. */
const EASINGS = 12

/** Tries seeds until one grows a fair garden. */
function fairBoard(level: number, seed: number): Board {
  for (let attempt = 0; ; attempt++) {
    const kind = level < 0 ? level : level + LATE * Math.floor(attempt / EASINGS)
    const grown = grow(shapeOf(kind, (attempt % EASINGS) / 2), seedOf(seed, attempt), isFair)
    if (grown) return grown.board
  }
}

function lessonBoard(rows: string, start: number, goal: number): Board {
  const lines = rows.split(' ')
  const tiles = Array.from(lines.join(''), (sign) => (sign === '#' ? HEDGE : Number(sign)))
  const columns = lines[0]?.length ?? 0
  const ground = STONE.repeat(tiles.length)
  return { columns, rows: lines.length, tiles, ground, start, goal, locks: [], carrots: [] }
}
