/**
 * Holds what the first picture can do without: what passes by on the way up, the last towers, rays and
 * gusts, and the direction of peaks. It is in the game's second script (score.ts); until that has loaded, or if it cannot be, the
 * game is played without.
 */
import type { createAir } from './air.ts'
import type { createPassers } from './passers.ts'
import type { isRecord, peakOf } from './peaks.ts'
import type { createSkyline } from './skyline.ts'

interface Late {
  readonly createAir: typeof createAir
  readonly createPassers: typeof createPassers
  readonly createSkyline: typeof createSkyline
  readonly isRecord: typeof isRecord
  readonly peakOf: typeof peakOf
}

export const late: Partial<Late> = {}

/** `part` is the export `late` of score.ts, from the same build. */
export const furnish = (part: unknown): void => void Object.assign(late, part)
