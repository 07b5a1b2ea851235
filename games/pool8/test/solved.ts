/** Somebody who has seen what there is to see. */
import { solutionOf } from '../rules/puzzles.ts'
import type { State } from '../rules/state.ts'

export const SETS = ['Plants', 'Cannons', 'Banks', 'Escapes'] as const

/** The stroke for the puzzle that lies on the table. */
export const solved = (state: State) => solutionOf(state).shot
