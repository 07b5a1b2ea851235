/** How far a player has come with the goals of a game: which are open, what a change adds, which one it reaches. Pure. */
import type { Goal, Look, Moment } from '../goals.ts'
import type { Records } from '../save/save.ts'

/** Goals that are open at a time: few enough to be kept in mind. */
const OPEN = 3

type Goals<State> = readonly Goal<State>[]

export const isReached = <S>({ id, count }: Goal<S>, kept: Records) => (kept[id] ?? 0) >= count

export const reachedOf = <S>(goals: Goals<S>, kept: Records) => goals.filter((goal) => isReached(goal, kept))

/** Those that are open, by what was kept when the round began: a goal is not both opened and reached in one round. */
export const openOf = <S>(goals: Goals<S>, kept: Records): Goals<S> =>
  goals.filter((goal) => !isReached(goal, kept)).slice(0, OPEN)

/** What a round has brought so far, by goal. */
export function stepped<S>(open: Goals<S>, progress: Records, moment: Moment<S>): Records {
  let next = progress
  for (const goal of open) {
    const had = progress[goal.id] ?? 0
    const has = goal.step(had, moment)
    if (has !== had) next = { ...next, [goal.id]: has }
  }
  return next
}

/** What is kept and what this round has brought, together. */
export function totalOf<S>({ id, overall, count }: Goal<S>, kept: Records, progress: Records): number {
  const [had, has] = [kept[id] ?? 0, progress[id] ?? 0]
  return Math.min(count, overall ? had + has : Math.max(had, has))
}

/** What is to be kept after a round. */
export const withProgress = <S>(open: Goals<S>, kept: Records, progress: Records): Records => ({
  ...kept,
  ...Object.fromEntries(
    open.map((goal) => [goal.id, totalOf(goal, kept, progress)] as const).filter(([, total]) => total > 0),
  ),
})

/** Whether a look may be worn. */
export const isUnlocked = (look: Look, reached: number, solved: number) =>
  (look.goals === undefined && look.level === undefined) ||
  reached >= (look.goals ?? Infinity) ||
  solved >= (look.level ?? Infinity)
