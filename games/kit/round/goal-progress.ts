/** Computes goal progress: which goals are open, what a change adds, which goals are reached. Pure. */
import type { Goal, Look, Moment } from '../goals.ts'
import type { Records } from '../save/save.ts'

/** Goals open at a time: few enough to remember. */
const OPEN = 3

type Goals<State> = readonly Goal<State>[]

const isReached = <S>({ id, count }: Goal<S>, kept: Records) => (kept[id] ?? 0) >= count

export const reachedOf = <S>(goals: Goals<S>, kept: Records) => goals.filter((goal) => isReached(goal, kept))

/** The open goals. Pass the progress from the start of the round, so that no goal opens during it. */
export const openOf = <S>(goals: Goals<S>, kept: Records): Goals<S> =>
  goals.filter((goal) => !isReached(goal, kept)).slice(0, OPEN)

/** The progress of a round after a change, by goal. */
export function stepped<S>(open: Goals<S>, progress: Records, moment: Moment<S>): Records {
  let next = progress
  for (const goal of open) {
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
export const withProgress = <S>(open: Goals<S>, kept: Records, progress: Records): Records => ({
  ...kept,
  ...Object.fromEntries(
    open.map((goal) => [goal.id, totalOf(goal, kept, progress)] as const).filter(([, total]) => total > 0),
  ),
})

/** Whether the player may choose a look. `solved` is the highest solved level. */
export const isUnlocked = (look: Look, reached: number, solved: number) =>
  (look.goals === undefined && look.level === undefined) ||
  reached >= (look.goals ?? Infinity) ||
  solved >= (look.level ?? Infinity)
