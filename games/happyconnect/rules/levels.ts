import { plainBoard, type Board } from './board.ts'
import { LAST_TUNED, shapeOf } from './curve.ts'
import { hardestOf, makeBoard, rows, type Made } from './generate.ts'
import { TUNED } from './tuned.ts'

export const TUNED_LEVELS = LAST_TUNED

/** The letter that stands for 0; the others follow it. */
export const FIRST_LETTER = 48

/** Each level has its own boards to choose from. Seeds of neighbouring levels are kept apart. */
const seedOf = (level: number, nth: number) => level * 1000 + nth

export const attempt = (level: number, nth: number): Made => makeBoard(shapeOf(level), seedOf(level, nth))

/** A board whose ways are its only solution. */
export function levelOf(level: number): Board {
  // The very first is not woven: straight rows, to find out what a finger does.
  if (level === 1) return plainBoard(5, rows(5, 5))
  const letter = TUNED.charCodeAt(level - 2)
  if (letter) return attempt(level, letter - FIRST_LETTER).board
  let nth = 0
  return hardestOf(shapeOf(level), () => seedOf(level, nth++))
}
