/**
 * Holds what the first picture does not need: the sign of the best day, and the sum of a day. It is in the game's second script
 * (score.ts); until that has loaded, or if it cannot be, the game is played without.
 */
import type { drawSign } from './sign.ts'
import type { drawTally } from './tally.ts'

interface Late {
  readonly drawSign: typeof drawSign
  readonly drawTally: typeof drawTally
}

export const late: Partial<Late> = {}

/** `part` is the export `late` of score.ts, from the same build. */
export const furnish = (part: unknown): void => void Object.assign(late, part)
