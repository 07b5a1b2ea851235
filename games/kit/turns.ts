/**
 * Types a round that two people play at different devices: each turn goes to the other one as a link. A game with such a
 * level exports `turns` from its score.ts.
 */
export interface Turns<State, Action> {
  /** The level that is played this way. */
  readonly level: number
  /** Whether it is the other person's turn. */
  isAway(state: State): boolean
  /** Whether nothing moves, so that the next action counts. */
  isSettled(state: State): boolean
  /** Shortens the motion after an action, without changing its result. */
  readonly hurry: Action
  /** Takes the second seat at this device. */
  readonly join: Action
  /** The actions that decide the round, without waiting and changes of mind. */
  condense(actions: readonly Action[]): readonly Action[]
  /** The seats that act next and that acted last, 0 or 1. */
  seats(state: State): { readonly next: number; readonly last: number | undefined }
  /** Tells the other person's turn, and what comes next, in one or two sentences. */
  words(before: State, after: State): readonly string[]
}
