/**
 * Holds what the first picture does not need: bursts and words. It is in the game's second script (score.ts); until that
 * has loaded, or if it cannot be, the game is played without.
 */
import type * as bursts from './bursts.ts'

export const late: Partial<Pick<typeof bursts, 'see' | 'land' | 'celebrateBest'>> = {}

/** `part` is the export `late` of score.ts, from the same build. */
export const furnish = (part: unknown): void => void Object.assign(late, part)
