/** Three players: one looks a move ahead, one does too but loves specials, one does not look at all. */
import type { Chance } from '../../kit/rules/chance.ts'
import type { Position } from '../rules/cascade.ts'
import { bestSwap } from '../rules/coach.ts'
import type { Level } from '../rules/levels.ts'
import { legalSwaps } from '../rules/matches.ts'

/** What a special is worth to the one who loves them, in fruit brought. */
const FANCY_WORTH = 4

/** Plays the hints. */
export const onePly = (position: Position, level: Level) => bestSwap(position, level)
export const fancy = (position: Position, level: Level) => bestSwap(position, level, FANCY_WORTH)
export const random = ({ board }: Position, _level: Level, dice: Chance) => dice.pick(legalSwaps(board))
