/**
 * Holds what the first picture does not need: bursts, words, and the signs on the trunk. It is in the game's second script
 * (score.ts); until that has loaded, or if it cannot be, the game is played without.
 */
import type * as bursts from './bursts.ts'
import type { drawSigns } from './signs.ts'

interface Late extends Pick<typeof bursts, 'see' | 'spark' | 'celebrateBest'> {
  readonly drawSigns: typeof drawSigns
}

export const late: Partial<Late> = {}

/** `part` is the export `late` of score.ts, from the same build. */
export const furnish = (part: unknown): void => void Object.assign(late, part)
