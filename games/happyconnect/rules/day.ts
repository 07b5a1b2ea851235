/** Boards of the day: woven from the day's seed alone, as hard as a tuned level that is known to suit that weekday. */
import { chance } from '../../kit/rules/chance.ts'
import { detours, type Board } from './board.ts'
import { shapeOf } from './curve.ts'
import { weave } from './generate.ts'
import { PATIENCE } from './levels.ts'
import { countWays } from './solve.ts'

/** The levels whose shapes the days have, from Monday to Sunday. */
const LEVELS = [8, 34, 40, 68, 79, 90, 100] as const
/** How many boards lower the bar by one step: so many that it is hardly ever lowered twice. */
const STRICT = 12

/** A board whose ways are its only solution, with detours as near to the level's as a dozen tries come. */
export function dayBoard(seed: number, weekday: number): Board {
  const { size, pairs, detour } = shapeOf(LEVELS[weekday - 1] ?? 1)
  const dice = chance(seed)
  for (let tried = 0; ; tried++) {
    const board = weave(size, pairs, dice.int(2 ** 32))
    const off = Math.abs(detours(board).reduce((sum, each) => sum + each, -detour))
    if (off <= tried / STRICT && countWays(board, PATIENCE) === 1) return board
  }
}
