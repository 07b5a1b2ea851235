/**
 * Holds what the first picture does not need: the direction of the peaks. It is in the game's second script (score.ts),
 * which loads long before the first blaze.
 */
import type { directPeak } from './peaks.ts'

interface Late {
  readonly directPeak: typeof directPeak
}

export const late: Partial<Late> = {}

/** `part` is the export `late` of score.ts, from the same build. */
export const furnish = (part: unknown): void => void Object.assign(late, part)
