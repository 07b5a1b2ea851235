/**
 * Holds what the first picture does not need. It is in the game's second script (score.ts); until that has loaded, or if
 * it cannot be, the game is played without. Nothing that can end a flight is here.
 */
import type { createEffects } from './effects.ts'
import type { createRibbon } from './ribbon.ts'
import type { createTrail } from './trail.ts'

interface Late {
  readonly createEffects: typeof createEffects
  readonly createRibbon: typeof createRibbon
  readonly createTrail: typeof createTrail
}

export const late: Partial<Late> = {}

/** `part` is the export `late` of score.ts, from the same build. */
export const furnish = (part: unknown): void => void Object.assign(late, part)
