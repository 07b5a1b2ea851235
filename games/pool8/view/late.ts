/**
 * Holds what the first picture does not need: faces, headlines, the camera, lessons, the coach's words. It is in the
 * game's second script (score.ts); until that has loaded, or if it cannot be, the game is played without.
 */
import type { Late } from '../late.ts'

export const late: Partial<Late> = {}

/** `part` is the export `late` of score.ts, from the same build. */
export const furnish = (part: unknown): void => void Object.assign(late, part)
