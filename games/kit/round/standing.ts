/** Describes a round and its result: stars, medals, records. Pure. */
import type { Game } from '../game.ts'
import type { Feat } from '../goals.ts'
import { medalRank } from '../medals.ts'
import type { Records } from '../save/records.ts'
import type { Today } from '../save/save.ts'

/** A result to beat. */
export interface RivalResult {
  /** Empty if the sender gave none. */
  readonly name: string
  /** As in `numberOf`. */
  readonly number: number
  /** Whether the level was lost, so that anyone who wins it is better. */
  readonly isLost: boolean
}

/** A recorded attempt at the same round: the best of a challenge, or the player's best of the day. */
export interface Rival<State> extends Partial<RivalResult> {
  readonly number: number
  /** All results of the challenge, best first. */
  readonly results?: readonly RivalResult[]
  /** Whether it came by a link. */
  readonly isChallenge: boolean
  /** The recorded state after this many ticks. */
  at?(ticks: number): State
}

/** A round at one moment, with everything that texts and records depend on. */
export interface Standing<State> {
  readonly level: number
  readonly state: State
  /** The best score before this round. */
  readonly best: number | undefined
  /** Whether a hint was shown. */
  readonly hinted?: boolean
  /** Whether a move or a restart was taken back. */
  readonly undone?: boolean
  /** The crowns before this round, by level. */
  readonly crowns?: Records
  /** The date of a daily round, and its earlier results. */
  readonly day?: string | undefined
  readonly today?: Today | undefined
  /** A challenge from a different day, which does not count as today's round. */
  readonly isOtherDay?: boolean | undefined
  /** The best results of all daily rounds before this one. */
  readonly dayBests?: Records
  readonly rival?: Rival<State> | undefined
  /** The feats before this round. */
  readonly feats?: Records
  /** The value of each fact in a finished round. */
  readonly facts?: Records
}

/** Whether a next level follows. Named choices have none. */
export const leadsOn = <S, A>({ rules, levels }: Game<S, A>, { state }: Pick<Standing<S>, 'state'>) =>
  levels !== undefined && !levels.names && rules.outcome(state) === 'won'

/** Whether it is a regular level, neither a daily board nor a challenge. */
export const isOnJourney = <S>({ level, rival }: Pick<Standing<S>, 'level' | 'rival'>) =>
  level > 0 && !rival?.isChallenge

/** Whether the round beat an earlier best score. */
export const isRecord = <S, A>({ rules, levels }: Game<S, A>, { state, best }: Standing<S>) =>
  !levels && best !== undefined && rules.score(state) > best

/** Whether the round earned a medal. */
export const hasMedal = <S, A>({ rules, medals }: Game<S, A>, { state }: Standing<S>) =>
  medalRank(medals, rules.score(state)) > 0

/** A hint costs the third star. */
const MOST_WITH_HINT = 2

/** Stars of a won level, at most two with a hint; 0 for a round that was not won. */
export function earnedStars<S, A>({ rules, levels }: Game<S, A>, { state, hinted }: Standing<S>): number {
  if (!levels || rules.outcome(state) !== 'won') return 0
  return Math.min(levels.stars(state), hinted ? MOST_WITH_HINT : 3)
}

/** Numbered levels and daily boards have stars; named choices are just won or lost. */
export const showsStars = <S, A>({ levels }: Game<S, A>, { level }: Pick<Standing<S>, 'level'>) =>
  levels !== undefined && (!levels.names || level < 0)

/** Whether the level may be won for a crown: it can be solved with a hint, and has stars. */
const hasCrown = <S, A>(game: Game<S, A>, standing: Pick<Standing<S>, 'level'>) =>
  game.levels?.hint !== undefined && showsStars(game, standing)

/** Whether the level was won without a hint and without taking anything back. */
export const earnedCrown = <S, A>(game: Game<S, A>, standing: Standing<S>) =>
  hasCrown(game, standing) &&
  game.rules.outcome(standing.state) === 'won' &&
  !standing.hinted &&
  !standing.undone

/** Whether the hint cost a star. */
export const hintCost = <S, A>(game: Game<S, A>, standing: Standing<S>) =>
  earnedStars(game, standing) < earnedStars(game, { ...standing, hinted: false })

/** The result for statistics: points, or stars in a game with levels. */
export const resultOf = <S, A>(game: Game<S, A>, standing: Standing<S>) =>
  game.levels ? earnedStars(game, standing) : game.rules.score(standing.state)

const GOLD = 3

/** Whether the result earns a golden flower. */
export const isGolden = <S, A>(game: Game<S, A>, standing: Standing<S>) =>
  game.levels
    ? earnedStars(game, standing) === 3
    : medalRank(game.medals, game.rules.score(standing.state)) >= GOLD

/** The value of a feat in a finished round: a row that has broken is in the fact of the same name. */
export const featValue = <S>({ id, of }: Feat<S>, { state, facts = {} }: Standing<S>) =>
  Math.max(of(state), facts[id] ?? 0)

/** The number by which two attempts are compared: moves in a puzzle, otherwise points. */
export const numberOf = <S, A>({ rules, levels }: Game<S, A>, state: S) =>
  levels?.spent?.(state) ?? rules.score(state)
