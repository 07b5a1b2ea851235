/** Computes goal progress: which goals are open, what a change adds, which goals are reached. Pure. */
import type { Game } from '../game.ts'
import type { Goal, Look, Moment } from '../goals.ts'
import type { Records } from '../save/records.ts'
import type { Save } from '../save/save.ts'
import { madeGoals } from './made-goals.ts'

/** Goals open at a time: few enough to remember. */
const OPEN = 3
/** Once this many goals of the set have been reached, one of the open goals is made for the day. */
const SET_ONLY = 3
/** Goals of the set that may open on the first day of play. */
const FIRST_DAY = 5
/** The day of play by which those open that the last look needs. */
const LAST_DAY = 10

type Goals<State> = readonly Goal<State>[]

const isReached = <S>({ id, count }: Goal<S>, kept: Records) => (kept[id] ?? 0) >= count

export const reachedOf = <S>(goals: Goals<S>, kept: Records) => goals.filter((goal) => isReached(goal, kept))

/** The number of goals of the set that may be open after this many days of play, so that looks last for ten days. */
export function openedAfter(days: number, looks: readonly Look[]): number {
  const needed = Math.max(FIRST_DAY, ...looks.map(({ goals = 0 }) => goals))
  if (days >= LAST_DAY) return Infinity
  return FIRST_DAY + Math.floor(((days - 1) * (needed - FIRST_DAY)) / (LAST_DAY - 1))
}

/** The days of play, with today. */
const daysOf = ({ days }: Pick<Save, 'days'>, today: string) => new Set([...Object.keys(days), today]).size

/** The goals of the set that have opened. */
export const openedOf = <S>(
  { goals = [], looks = [] }: Pick<Game<S, unknown>, 'goals' | 'looks'>,
  save: Pick<Save, 'days'>,
  today: string,
): Goals<S> => goals.slice(0, openedAfter(daysOf(save, today), looks))

export interface OpenGoals<State> {
  /** Those of the set first, the rest made for the day and the week. */
  readonly listed: Goals<State>
  /** Goals that are listed later and sum up rounds. They count already. */
  readonly later: Goals<State>
}

/** Call it at the start of a round, so that no goal opens during it. */
export function openOf<S, A>(
  slug: string,
  game: Pick<Game<S, A>, 'goals' | 'looks' | 'facts'>,
  save: Save,
  today: string,
): OpenGoals<S> {
  const { goals = [], facts = [] } = game
  const missing = openedOf(game, save, today).filter((goal) => !isReached(goal, save.goals))
  const made = madeGoals(slug, facts, save, today)
  const isFirst = made.length === 0 || reachedOf(goals, save.goals).length < SET_ONLY
  const fromSet = missing.slice(0, isFirst ? OPEN : OPEN - 1)
  const listed = [...fromSet, ...made.slice(0, OPEN - fromSet.length)]
  const isLater = (goal: Goal<S>) => goal.overall && !listed.includes(goal) && !isReached(goal, save.goals)
  return { listed, later: [...goals, ...made].filter(isLater) }
}

/** The progress of a round after a change, by goal. */
export function stepped<S>(goals: Goals<S>, progress: Records, moment: Moment<S>): Records {
  let next = progress
  for (const goal of goals) {
    const before = progress[goal.id] ?? 0
    const after = goal.step(before, moment)
    if (after !== before) next = { ...next, [goal.id]: after }
  }
  return next
}

/** Saved progress and that of this round, combined. */
export function totalOf<S>({ id, overall, count }: Goal<S>, kept: Records, progress: Records): number {
  const [saved, gained] = [kept[id] ?? 0, progress[id] ?? 0]
  return Math.min(count, overall ? saved + gained : Math.max(saved, gained))
}

/** The progress to save after a round. */
export const withProgress = <S>(goals: Goals<S>, kept: Records, progress: Records): Records => ({
  ...kept,
  ...Object.fromEntries(
    goals.map((goal) => [goal.id, totalOf(goal, kept, progress)] as const).filter(([, total]) => total > 0),
  ),
})

/** Whether the player may choose a look. `solved` is the highest solved level. */
export const isUnlocked = (look: Look, reached: number, solved: number) =>
  (look.goals === undefined && look.level === undefined) ||
  reached >= (look.goals ?? Infinity) ||
  solved >= (look.level ?? Infinity)
