/**
 * Types the spoken texts of a turn-based game, which make it winnable by ear alone. Pure functions of the state; the
 * view describes the cursor.
 */
import { columnOf, rowOf } from './rules/grid.ts'

export interface Words<State> {
  /** The board, one line per row, tube or group: 'Row 3: 7, 2, 1; target 3, 7 too much.' */
  describe(state: State): readonly string[]
  /** The task and how much of it is left: '5 by 5, 2 of 10 lines add up.' */
  task(state: State): string
  /** The effect of the last step, and nothing else: 'Struck 7. Row 3 adds up.' May be empty. */
  changed(before: State, after: State): string
}

/** Spoken texts of a game that gives hints. */
export interface AdvisingWords<State, Action> extends Words<State> {
  /** The hinted move and its reason: 'Move the red heart onto the other one: it frees the blue drop.' */
  advise(hint: Action, state: State): string
  /** The location of the move, spoken only, because the screen shows it: 'Tube 2 to tube 5.' */
  where?(hint: Action, state: State): string
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A cell's position in words, counting from 1. */
export const placeWords = (columns: number, cell: number) =>
  `row ${rowOf(columns, cell) + 1}, column ${columnOf(columns, cell) + 1}`
