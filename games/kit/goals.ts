/** Types the exports of a game's goals.ts: goals, the looks that they unlock, facts and feats. */
import type { Rules } from './rules.ts'

/** A state change, as a goal sees it. Undone changes do not count. */
export interface Moment<State> {
  readonly before: State
  readonly after: State
  /** As in `Rules.start`: negative for a daily board. */
  readonly level: number
  /** Whether this is the daily round. */
  readonly isToday: boolean
  /** Whether a hint was shown in this round. */
  readonly hinted: boolean
  /** Whether a move or a restart was taken back in this round. */
  readonly undone: boolean
}

export interface Goal<State> {
  /** Key of the progress in saves, so it must never change. */
  readonly id: string
  /** The task, in a few words without a full stop: 'Land five dead centres in a row'. */
  readonly words: string
  /** The progress at which the goal is reached. */
  readonly count: number
  /** Sums the progress of all rounds. Without it the goal must be reached within one round. */
  readonly overall?: true
  /** Progress of this round after a change. `progress` is the previous result; 0 when the round begins. */
  step(progress: number, moment: Moment<State>): number
}

/** A goal that is reached once the condition holds or, with a count, once it has held that often over all rounds. */
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

/**
 * A number that every round yields. The kit makes goals of the day and of the week from it, at the player's own level
 * (`round/made-goals.ts`). At least one of `once` and `total` is required.
 */
export interface Fact<State> {
  /** Part of keys in saves, so it must never change. Lowercase letters only. */
  readonly id: string
  /** The task within one round, with # for the number: 'Fly through # gaps in one flight'. Without # it is done or not. */
  readonly once?: string
  /** The task over several rounds: 'Fly through # gaps'. */
  readonly total?: string
  /** A beginner's value, used until enough rounds have been played. */
  readonly usual: number
  /** The highest value that the rules allow. */
  readonly most?: number
  /** As in `Goal`. The value of a round is the highest that it had. */
  step(value: number, moment: Moment<State>): number
}

/** The facts that all games with numbered levels share: levels won, won without a hint, stars and crowns. */
export function levelFacts<State>(
  { outcome }: Pick<Rules<State, never>, 'outcome'>,
  { stars }: { stars(state: State): number },
  [won, unaided]: readonly [won: string, unaided: string],
): readonly Fact<State>[] {
  const starsIn = ({ after, hinted }: Moment<State>) =>
    outcome(after) === 'won' ? Math.min(stars(after), hinted ? 2 : 3) : 0
  return [
    { id: 'won', total: won, usual: 1, step: (_, { after }) => Number(outcome(after) === 'won') },
    {
      id: 'unaided',
      total: unaided,
      usual: 1,
      step: (_, { after, hinted }) => Number(outcome(after) === 'won' && !hinted),
    },
    { id: 'stars', total: 'Earn # stars', usual: 2, step: (_, moment) => starsIn(moment) },
    {
      id: 'triple',
      once: 'Earn three stars',
      total: 'Earn three stars # times',
      usual: 1,
      step: (_, moment) => Number(starsIn(moment) === 3),
    },
    {
      id: 'crown',
      once: 'Earn a crown',
      total: 'Earn # crowns',
      usual: 1,
      step: (_, { after, hinted, undone }) => Number(outcome(after) === 'won' && !hinted && !undone),
    },
  ]
}

/** A visual theme; it never changes the rules. A game's first look is available from the start. */
export interface Look {
  /** Saved as the player's choice, so it must never change. */
  readonly id: string
  readonly name: string
  /** Unlocked by reaching this many goals, or by solving this level. */
  readonly goals?: number
  readonly level?: number
}

/** A record other than the score: the longest row, the highest wave. */
export interface Feat<State> {
  readonly id: string
  /** 'Longest row' */
  readonly name: string
  of(state: State): number
}
