/** The hint: a mark that is wrong comes first, then a cell that one line already decides. */
import { deduce, nextStep, type Known } from './solve.ts'
import type { Mark, State } from './state.ts'

export interface Advice {
  readonly cell: number
  /** 'none' for a mark that has to be rubbed out. */
  readonly mark: Mark
  /** The line that decides the cell. */
  readonly line?: number
}

export function advise(state: State): Advice | undefined {
  const { known } = deduce(state)
  const wrong = state.marks.findIndex((mark, cell) => mark !== 'none' && mark !== known[cell])
  if (wrong >= 0) return { cell: wrong, mark: 'none' }
  const marked: Known = state.marks.map((mark) => (mark === 'none' ? undefined : mark))
  const step = nextStep(state, marked)
  return step && { cell: step.cell, mark: step.verdict, line: step.line }
}
