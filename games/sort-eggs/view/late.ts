/**
 * Holds what the first picture does not need: chicks, the sum of a day, the sign of the best,
 * the first lesson. It is in the game's second script (score.ts); until that has
 * loaded, or if it cannot be, the game is played without.
 */
import type { drawChicks } from './chicks.ts'
import type { drawLesson } from './lesson.ts'
import type { drawTally } from './night.ts'
import type * as peaks from './peaks.ts'
import type { drawSign } from './sign.ts'

interface Late {
  readonly celebrateGold: typeof peaks.celebrateGold
  readonly trail: typeof peaks.trail
  readonly burstRecord: typeof peaks.burstRecord
  readonly drawChicks: typeof drawChicks
  readonly drawLesson: typeof drawLesson
  readonly drawTally: typeof drawTally
  readonly drawSign: typeof drawSign
}

export const late: Partial<Late> = {}

/** `part` is the export `late` of score.ts, from the same build. */
export const furnish = (part: unknown): void => void Object.assign(late, part)
