/**
 * Holds what the first picture does not need: bursts of particles, meter and upgrades. It is in the game's second script (score.ts); until that has
 * loaded, or if it cannot be, the game is played without.
 */
import type { drawAim } from './aim.ts'
import type * as bursts from './bursts.ts'
import type * as status from './status.ts'

export const late: { drawAim?: typeof drawAim; bursts?: typeof bursts; status?: typeof status } = {}

/** `part` is the export `late` of score.ts, from the same build. */
export const furnish = (part: unknown): void => void Object.assign(late, part)
