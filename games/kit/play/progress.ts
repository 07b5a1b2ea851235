/** How far a round has come with the goals that were open when it began. A step that is undone has brought nothing. */
import type { Goal, Moment } from '../goals.ts'
import { openOf, stepped, totalOf, withProgress } from './goals.ts'
import type { Records } from './save.ts'

export interface Progress<State> {
  readonly open: readonly Goal<State>[]
  /** What the round has brought up to now. */
  readonly gained: Records
  totalOf(goal: Goal<State>): number
  /** What is to be kept of it. */
  readonly kept: Records
  /** After a change: so many steps can be undone now. Gives the goals that have just been reached. */
  note(depth: number, moment: Moment<State>): readonly Goal<State>[]
}

/** `gained` is what a round that is taken up in real time had brought. */
export function openProgress<State>(
  goals: readonly Goal<State>[],
  base: Records,
  gained: Records = {},
): Progress<State> {
  const open = openOf(goals, base)
  /** After each step that can be undone. */
  const stages: Records[] = [gained]
  const last = () => stages.at(-1) ?? {}
  const total = (goal: Goal<State>) => totalOf(goal, base, last())

  return {
    open,
    get gained() {
      return last()
    },
    totalOf: total,
    get kept() {
      return withProgress(open, base, last())
    },
    note(depth, moment) {
      if (depth < stages.length - 1) {
        stages.length = depth + 1
        return []
      }
      const missing = open.filter((goal) => total(goal) < goal.count)
      stages[depth] = stepped(open, last(), moment)
      return missing.filter((goal) => total(goal) >= goal.count)
    },
  }
}
