/**
 * Translates actions into input for browser tests, which play puzzles from start to end by their hints. A game's
 * `test/player.ts` exports `createPlayer`. None of this is shipped.
 */
import type { Point } from '../view.ts'
import type { Way } from '../rules/ways.ts'
import { capital } from '../words.ts'
import type { Screen } from '../board/room.ts'

/** Input for one page. May track the cursor, which starts where the view puts it. */
export interface Player<State, Action> {
  /** The next action; by default the game's hint. */
  choose?(state: State): Action | undefined
  /** Codes of the keys for an action. Gamepad tests map arrows, Space and Backspace to the d-pad, A and B. */
  keys(action: Action, state: State): readonly string[]
  /** Touches for an action, in CSS pixels: one point is a tap, several are a drag. */
  touches(action: Action, state: State, screen: Screen): readonly (readonly Point[])[]
}

export const arrowOf = (way: Way): string => `Arrow${capital(way)}`
