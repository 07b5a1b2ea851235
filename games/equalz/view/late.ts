/**
 * Holds what the first picture does not need. It is in the game's second script (score.ts); until that has loaded, or if
 * it cannot be, hints are given in words alone.
 */
import type { drawAdvice } from './advice.ts'

export const late: { drawAdvice?: typeof drawAdvice } = {}

/** `part` is the export `late` of score.ts, from the same build. */
export const furnish = (part: unknown): void => void Object.assign(late, part)
