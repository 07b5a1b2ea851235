import { turned, type Board } from './board.ts'
import { LAST_TUNED, shapeOf } from './curve.ts'
import { rows, weave } from './generate.ts'
import { countWays } from './solve.ts'
import { TUNED } from './tuned.ts'

export const TUNED_LEVELS = LAST_TUNED

/** How many boards an untuned level tries, and how many frontiers it looks at for each: nobody should have to wait. */
export const TRIES = 4
export const PATIENCE = 6_000
/** The last tuned levels, this many of them, may come back turned. */
const LATE = 100
const TURNS = 8

/** Seeds of neighbouring levels are kept apart, so that no board is woven twice. */
const seedOf = (level: number, attempt: number) => level * 1000 + attempt

export function wovenBoard(level: number, attempt: number): Board {
  const { size, pairs } = shapeOf(level)
  return weave(size, pairs, seedOf(level, attempt))
}

/** A board whose ways are its only solution. */
export function levelOf(level: number): Board {
  // The very first is not woven: straight rows, to find out what a finger does.
  if (level === 1) return { size: 5, ways: rows(5, 5) }
  const digit = TUNED[level - 2]
  return digit === undefined ? untunedLevel(level) : wovenBoard(level, parseInt(digit, 36))
}

function untunedLevel(level: number): Board {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const board = wovenBoard(level, attempt)
    if (countWays(board, PATIENCE) === 1) return board
  }
  // None was proven in time: take a tuned board, turned as nobody has seen it yet.
  const round = Math.floor((level - LAST_TUNED - 1) / LATE)
  const known = LAST_TUNED - LATE + 1 + ((level - 1) % LATE)
  return turned(levelOf(known), 1 + (round % (TURNS - 1)))
}
