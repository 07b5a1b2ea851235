/**
 * What a game in turns says, so that it can be won by ear alone. Pure and tested like rules: nothing stale is ever said.
 * Where the keys stand is said by the view, which alone knows it.
 */
import { columnOf, rowOf } from './rules/grid.ts'

export interface Words<State> {
  /** The board, a line for each row, tube or group: 'Row 3: 7, 2, 1; target 3, 7 too much.' */
  describe(state: State): readonly string[]
  /** What is to be done and how much of it is left, at the start and when asked: 'Five by five, 2 of 10 lines true.' */
  task(state: State): string
  /** What the last step did, and nothing else: 'Struck 7. Row 3 true.' Nothing where there is nothing to say. */
  changed(before: State, after: State): string
}

/** Whoever gives hints gives them in words as well. */
export interface AdvisingWords<State, Action> extends Words<State> {
  /** What to do and why, by what is to be seen: 'Move the red heart onto the other one: it frees the blue drop.' */
  advise(hint: Action, state: State): string
  /** Where that is, for those who hear it: 'Tube 2 to tube 5.' The screen shows it without words. */
  where?(hint: Action, state: State): string
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Where a cell is, as it is said: both count from 1. */
export const placeWords = (columns: number, cell: number) =>
  `row ${rowOf(columns, cell) + 1}, column ${columnOf(columns, cell) + 1}`
