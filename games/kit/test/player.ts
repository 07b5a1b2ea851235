/**
 * How a player carries a decision out by hand. A game's `player.ts` exports `openPlayer`, and the browser tests play by
 * it: a puzzle from start to end along its own hints. No game's file holds any of it.
 */
import type { Point } from '../view.ts'
import type { Way } from '../rules/ways.ts'
import { capital } from '../words.ts'
import type { Screen } from '../board/room.ts'

/** One player at one page: may remember where the cursor stands, which at first is where the view puts it. */
export interface Player<State, Action> {
  /** What to do now. A game with levels may leave this out: then its hint is followed. */
  choose?(state: State): Action | undefined
  /** The keys that carry it out, by their codes. On a gamepad d-pad, A and B stand for arrows, Space and Backspace. */
  keys(action: Action, state: State): readonly string[]
  /** The touches that carry it out: one point is a tap, several are a drag along them. In CSS pixels. */
  touches(action: Action, state: State, screen: Screen): readonly (readonly Point[])[]
}

export const arrowOf = (way: Way): string => `Arrow${capital(way)}`
