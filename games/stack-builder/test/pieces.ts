/** Nothing has to be told apart: slabs differ in their motion, and every storey counts alike. */
import type { Pieces } from '../../kit/test/pieces.ts'

export const pieces: readonly Pieces[] = []
