import { plainBoard, type Board } from './board.ts'
import { LAST_TUNED, shapeOf } from './curve.ts'
import { hardestOf, makeBoard, snakePieces, type GeneratedBoard } from './generate.ts'
import { TUNED } from './tuned.ts'

export const TUNED_LEVELS = LAST_TUNED

/** The character code for 0; the codes that follow count up. */
export const FIRST_LETTER = 48

/** Each level has its own candidate boards: the seeds of different levels do not overlap. */
const seedOf = (level: number, nth: number) => level * 1000 + nth

export const attempt = (level: number, nth: number): GeneratedBoard =>
  makeBoard(shapeOf(level), seedOf(level, nth))

/** The board of a level. Its paths are the only solution. */
export function levelOf(level: number): Board {
  // The first level is not generated: straight rows, to try out dragging.
  if (level === 1) return plainBoard(5, snakePieces(5, 5))
  const letter = TUNED.charCodeAt(level - 2)
  if (letter) return attempt(level, letter - FIRST_LETTER).board
  let nth = 0
  return hardestOf(shapeOf(level), () => seedOf(level, nth++))
}
