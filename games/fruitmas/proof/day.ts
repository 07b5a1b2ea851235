/** How a day's board goes for an average person. */
import { chance } from '../../kit/rules/chance.ts'
import { rules, type State } from '../rules.ts'
import { levelOf } from '../rules/levels.ts'
import { average } from './people.ts'

/** Seconds for a move: to look for it, and to watch what follows. */
const MOVE = 6

export function playDay(start: State, seed: number): { end: State; seconds: number } {
  const level = levelOf(start.level)
  const dice = chance(seed)
  let end = start
  while (rules.outcome(end) === 'playing') {
    const swap = average(end, level, dice)
    if (!swap) break
    end = rules.act(end, swap)
  }
  return { end, seconds: (start.moves - end.moves) * MOVE }
}
