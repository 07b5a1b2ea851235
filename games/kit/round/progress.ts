/** How far a round has come with the goals that were open when it began. A step that is undone has brought nothing. */
import type { Goal, Moment } from '../goals.ts'
import { openOf, stepped, totalOf, withProgress } from './goal-progress.ts'
import { highestOf, type Records } from '../save/save.ts'

export interface Progress<State> {
  readonly open: readonly Goal<State>[]
  /** Those of them that are still to be reached. */
  readonly missing: readonly Goal<State>[]
  /** What the round has brought up to now. */
  readonly gained: Records
  totalOf(goal: Goal<State>): number
  /** What is to be kept of it. */
  readonly kept: Records
  /** After a change: so many steps can be undone now. Gives the goals that have just been reached. */
  note(depth: number, moment: Moment<State>): readonly Goal<State>[]
}

/** `gained` is what a round that is taken up in real time had brought. */
export function createProgress<State>(
  goals: readonly Goal<State>[],
  base: Records,
  gained: Records = {},
): Progress<State> {
  const open = openOf(goals, base)
  const reached = new Set<Goal<State>>()
  /** After each step that can be undone: what the goals say, and the most that they have said. */
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
      const { gained: had, most } = last()
      const has = stepped(open, had, moment)
      stages[depth] = { gained: has, most: has === had ? most : highestOf(has, most) }
      const now = has === had ? [] : open.filter((goal) => !reached.has(goal) && total(goal) >= goal.count)
      for (const goal of now) reached.add(goal)
      return now
    },
  }
}
