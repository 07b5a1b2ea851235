/** What a game's goals.ts exports: things that a player can try for on purpose, and the looks that they unlock. */

/** A change in a round, as a goal sees it. A change that was undone has never been. */
export interface Moment<State> {
  readonly before: State
  readonly after: State
  /** As in `Rules.start`: below 0 it is a board of the day. */
  readonly level: number
  /** Whether it is the round of the day. */
  readonly isToday: boolean
  /** Whether a hint was shown in this round. */
  readonly hinted: boolean
}

export interface Goal<State> {
  /** What was reached is kept under it, so it never changes. */
  readonly id: string
  /** What to do, in a few words without a full stop: 'Land five dead centres in a row'. */
  readonly words: string
  /** How much of it is wanted. */
  readonly count: number
  /** What all rounds have brought is summed up; without it, it must be done within one round. */
  readonly overall?: true
  /** How far this round has come, after a change: `progress` is what it said before, and 0 as the round begins. */
  step(progress: number, moment: Moment<State>): number
}

/** A goal that is reached in the moment when this is true, or all over, so many times. */
export const whenever = <State>(
  id: string,
  words: string,
  isTrue: (moment: Moment<State>) => boolean,
  count = 1,
): Goal<State> => ({
  id,
  words,
  count,
  ...(count > 1 && { overall: true }),
  step: (progress, moment) => progress + (isTrue(moment) ? 1 : 0),
})

/** Changes the picture, never the rules. The first one of a game is there from the start. */
export interface Look {
  /** Kept as the visitor's choice, so it never changes. */
  readonly id: string
  readonly name: string
  /** So many goals reached, or this level solved, unlock it. */
  readonly goals?: number
  readonly level?: number
}

/** What else can be a record, besides the score: the longest row, the highest wave. */
export interface Feat<State> {
  readonly id: string
  /** 'Longest row' */
  readonly name: string
  of(state: State): number
}
