/** Solves puzzles from their stored solutions. */
import { solutionOf } from '../rules/puzzles.ts'
import type { State } from '../rules/state.ts'

export const SETS = ['Plants', 'Cannons', 'Banks', 'Escapes'] as const

/** The solution of the current puzzle. */
export const solved = (state: State) => solutionOf(state).shot
