/** Tracks the progress of a round towards the goals that were open when it began, and reverts it on undo. */
import type { Goal, Moment } from '../goals.ts'
import { openOf, stepped, totalOf, withProgress } from './goal-progress.ts'
import { highestOf, type Records } from '../save/save.ts'

export interface GoalProgress<State> {
  readonly open: readonly Goal<State>[]
  /** The open goals that have not been reached. */
  readonly missing: readonly Goal<State>[]
  /** Progress in this round. */
  readonly gained: Records
  totalOf(goal: Goal<State>): number
  /** The progress to save. */
  readonly kept: Records
  /** Records a change. `depth` is the number of steps that can be undone. Returns the goals just reached. */
  note(depth: number, moment: Moment<State>): readonly Goal<State>[]
}

/** `gained` is the stored progress of a resumed real-time round. */
export function createProgress<State>(
  goals: readonly Goal<State>[],
  base: Records,
  gained: Records = {},
): GoalProgress<State> {
  const open = openOf(goals, base)
  const reached = new Set<Goal<State>>()
  /** Progress after each undoable step, and its maximum so far. */
  const stages = [{ gained, most: gained }]
  const last = () => stages.at(-1) ?? { gained: {}, most: {} }
  const total = (goal: Goal<State>) => totalOf(goal, base, last().most)

  return {
    open,
    get missing() {
      return open.filter((goal) => total(goal) < goal.count)
    },
    get gained() {
      return last().gained
    },
    totalOf: total,
    get kept() {
      return withProgress(open, base, last().most)
    },
    note(depth, moment) {
      if (depth < stages.length - 1) {
        stages.length = depth + 1
        return []
      }
      const { gained: before, most } = last()
      const after = stepped(open, before, moment)
      stages[depth] = { gained: after, most: after === before ? most : highestOf(after, most) }
      const now =
        after === before ? [] : open.filter((goal) => !reached.has(goal) && total(goal) >= goal.count)
      for (const goal of now) reached.add(goal)
      return now
    },
  }
}
