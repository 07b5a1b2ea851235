/** Finds the hint: a wrong mark first, then a digit that one line decides. */
import { isStrike, createLogic, solve, type Verdicts, type LineDeduction } from './solve.ts'
import type { CellMark, State } from './state.ts'

export interface CoachAdvice {
  readonly cell: number
  /** 'none' for a mark to clear. */
  readonly mark: CellMark
  /** The step of logic behind the hint. */
  readonly step?: LineDeduction
}

export function advise(state: State): CoachAdvice | undefined {
  const { known } = solve(state)
  const wrong = state.marks.findIndex((mark, cell) => mark !== 'none' && mark !== known[cell])
  if (wrong >= 0) return { cell: wrong, mark: 'none' }
  const marked: Verdicts = state.marks.map((mark) => (mark === 'none' ? undefined : mark))
  // A strike helps the player more than a digit to keep.
  const step = createLogic(state, marked).easiest(1)
  const found = step?.found.find(isStrike) ?? step?.found[0]
  return step && found && { cell: found.cell, mark: found.verdict, step }
}
