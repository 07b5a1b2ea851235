/**
 * Holds what the first picture does not need: the list of gifts and upgrades. It is in the game's second script (score.ts);
 * until that has loaded, or if it cannot be, the game is played without.
 */
import type { drawHelps } from './helps.ts'

export const late: { drawHelps?: typeof drawHelps } = {}

/** `part` is the export `late` of score.ts, from the same build. */
export const furnish = (part: unknown): void => void Object.assign(late, part)
