/**
 * Holds what the first picture does not need: crows and wind, which come high up. It is in the game's second script
 * (score.ts), which loads long before an egg has climbed there.
 */
import type { drawCrows, drawWind } from './air.ts'

interface Late {
  readonly drawCrows: typeof drawCrows
  readonly drawWind: typeof drawWind
}

export const late: Partial<Late> = {}

/** `part` is the export `late` of score.ts, from the same build. */
export const furnish = (part: unknown): void => void Object.assign(late, part)
