/** Obstacles are drawn by WebGL in perspective; `zones.test.ts` compares their lightness with that of the wall. */
import type { Pieces } from '../../kit/test/pieces.ts'

export const pieces: readonly Pieces[] = []
