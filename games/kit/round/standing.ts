/** Where a round stands, and what it has earned. Pure. */
import type { Game } from '../game.ts'
import { medalRank } from '../medals.ts'
import type { Records, Today } from '../save/save.ts'

/** Another go at the same round: somebody else's, or one's own best of the day. */
export interface Rival<State> {
  /** As `numberOf` has it. */
  readonly number: number
  /** Whether it came from somebody else. */
  readonly isChallenge: boolean
  /** How it stood after so many ticks. */
  at?(ticks: number): State
}

/** What there is to say something about. */
export interface Standing<State> {
  readonly level: number
  readonly state: State
  /** The best before this round. */
  readonly best: number | undefined
  /** Whether a hint was shown in it. */
  readonly hinted?: boolean
  /** The date of which it is the round of the day, and how that went before. */
  readonly day?: string | undefined
  readonly today?: Today | undefined
  readonly rival?: Rival<State> | undefined
  /** The records besides the score, before this round. */
  readonly feats?: Records
}

/** Whether another level follows: a named choice that was won is only played again. */
export const leadsOn = <S, A>({ rules, levels }: Game<S, A>, { state }: Pick<Standing<S>, 'state'>) =>
  levels !== undefined && !levels.names && rules.outcome(state) === 'won'

/** Whether it is a level of the journey, rather than a board of the day or somebody's challenge. */
export const isOnJourney = <S>({ level, rival }: Pick<Standing<S>, 'level' | 'rival'>) =>
  level > 0 && !rival?.isChallenge

/** Whether there was a best to beat, and it was beaten. */
export const isRecord = <S, A>({ rules, levels }: Game<S, A>, { state, best }: Standing<S>) =>
  !levels && best !== undefined && rules.score(state) > best

/** Whether the round ended with a medal: whoever earned one has not simply lost. */
export const hasMedal = <S, A>({ rules, medals }: Game<S, A>, { state }: Standing<S>) =>
  medalRank(medals, rules.score(state)) > 0

/** With a hint a level is solved, and well solved, but not mastered. */
const MOST_WITH_HINT = 2

/** One for solving, two for the target, three for the target without a hint; 0 for a round that was not won. */
export function earnedStars<S, A>({ rules, levels }: Game<S, A>, { state, hinted }: Standing<S>): number {
  if (!levels || rules.outcome(state) !== 'won') return 0
  return Math.min(levels.stars(state), hinted ? MOST_WITH_HINT : 3)
}

/** Named choices of the journey are won or lost; stars are for levels, and for boards of the day. */
export const showsStars = <S, A>({ levels }: Game<S, A>, { level }: Pick<Standing<S>, 'level'>) =>
  levels !== undefined && (!levels.names || level < 0)

/** Whether the hint cost a star. */
export const hintCost = <S, A>(game: Game<S, A>, standing: Standing<S>) =>
  earnedStars(game, standing) < earnedStars(game, { ...standing, hinted: false })

/** What a round is measured by: points, or stars in a game with levels. */
export const resultOf = <S, A>(game: Game<S, A>, standing: Standing<S>) =>
  game.levels ? earnedStars(game, standing) : game.rules.score(standing.state)

const GOLD = 3

/** Whether a golden flower grows for it. */
export const isGolden = <S, A>(game: Game<S, A>, standing: Standing<S>) =>
  game.levels
    ? earnedStars(game, standing) === 3
    : medalRank(game.medals, game.rules.score(standing.state)) >= GOLD

/** What two rounds are held against each other by: the moves of a puzzle, or points. */
export const numberOf = <S, A>({ rules, levels }: Game<S, A>, state: S) =>
  levels?.spent?.(state) ?? rules.score(state)
