/**
 * Holds what the first picture does not need. It is in the game's second script (score.ts); until that has loaded, or if
 * it cannot be, the game is played without.
 */
import type { createEffects } from './effects.ts'
import type { drawLane } from './lane.ts'
import type { drawFetching, drawRescue } from './rescue.ts'
import type { createRibbon } from './ribbon.ts'
import type { drawSigns } from './signs.ts'

interface Late {
  readonly createEffects: typeof createEffects
  readonly createRibbon: typeof createRibbon
  readonly drawFetching: typeof drawFetching
  readonly drawLane: typeof drawLane
  readonly drawRescue: typeof drawRescue
  readonly drawSigns: typeof drawSigns
}

export const late: Partial<Late> = {}

/** `part` is the export `late` of score.ts, from the same build. */
export const furnish = (part: unknown): void => void Object.assign(late, part)
