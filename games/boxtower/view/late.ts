/**
 * Holds what the first picture can do without: particles, and the direction of peaks. It is in the game's second script
 * (score.ts); until that has loaded, or if it cannot be, the game is played without.
 */
import type { burstChanges, burstPetal } from './bursts.ts'
import type { peakOf } from './peaks.ts'

interface Late {
  readonly burstChanges: typeof burstChanges
  readonly burstPetal: typeof burstPetal
  readonly peakOf: typeof peakOf
}

export const late: Partial<Late> = {}

/** `part` is the export `late` of score.ts, from the same build. */
export const furnish = (part: unknown): void => void Object.assign(late, part)
