/**
 * Tracks the progress of a round, and reverts it on undo: towards the goals that were listed when it began, and towards
 * those that are listed later and sum up rounds, so that they count from the first round on.
 */
import type { Fact, Goal, Moment } from '../goals.ts'
import { madeGoalOf } from '../save/made.ts'
import { highestOf, type Records } from '../save/records.ts'
import { stepped, totalOf, withProgress } from './goal-progress.ts'
import { withReached } from './made-goals.ts'

export interface GoalProgress<State> {
  readonly open: readonly Goal<State>[]
  /** The open goals that have not been reached. */
  readonly missing: readonly Goal<State>[]
  /** The listed goals that this round has advanced, and those that it has reached. */
  readonly moved: readonly Goal<State>[]
  /** Progress in this round. */
  readonly gained: Records
  /** The value of each fact in this round. */
  readonly facts: Records
  totalOf(goal: Goal<State>): number
  /** The progress to save. */
  readonly kept: { readonly goals: Records; readonly made: Records }
  /** Records a change. `depth` is the number of steps that can be undone. Returns the goals just reached. */
  note(depth: number, moment: Moment<State>): readonly Goal<State>[]
}

/** Key of a fact's value in the stored progress of a round. */
const factKey = ({ id }: Fact<never>) => `fact-${id}`

/**
 * `kept` is the progress of earlier rounds, `gained` the stored progress of a resumed real-time round. `later` are goals
 * that are listed later: they come up to one step before their end.
 */
export function createProgress<State>(
  open: readonly Goal<State>[],
  kept: GoalProgress<State>['kept'],
  gained: Records = {},
  facts: readonly Fact<State>[] = [],
  later: readonly Goal<State>[] = [],
): GoalProgress<State> {
  const base = { ...kept.goals, ...kept.made }
  const measured = facts.map((fact): Goal<State> => ({
    id: factKey(fact),
    words: '',
    count: Infinity,
    step: (value, moment) => fact.step(value, moment),
  }))
  const waiting = later.map((goal) => ({ ...goal, count: goal.count - 1 }))
  const saved = [...open, ...waiting]
  const tracked = [...saved, ...measured]
  const made = saved.filter(({ id }) => madeGoalOf(id))
  const fromSet = saved.filter((goal) => !made.includes(goal))
  const reached = new Set<Goal<State>>()
  /** Progress after each undoable step, and its maximum so far. */
  const stages = [{ gained, most: gained }]
  const last = () => stages.at(-1) ?? { gained: {}, most: {} }
  // A goal that was reached before an undo stays reached.
  const total = (goal: Goal<State>) => (reached.has(goal) ? goal.count : totalOf(goal, base, last().most))

  return {
    open,
    get missing() {
      return open.filter((goal) => total(goal) < goal.count)
    },
    get moved() {
      const { most } = last()
      return open.filter((goal) => reached.has(goal) || most[goal.id])
    },
    get gained() {
      return last().gained
    },
    get facts() {
      return Object.fromEntries(facts.map((fact) => [fact.id, last().most[factKey(fact)] ?? 0]))
    },
    totalOf: total,
    get kept() {
      // An open goal is saved even without progress, so that it keeps its target.
      const targets = Object.fromEntries(made.map(({ id }) => [id, kept.made[id] ?? 0]))
      return {
        goals: withProgress(fromSet, kept.goals, last().most),
        made: withReached(withProgress(made, { ...kept.made, ...targets }, last().most)),
      }
    },
    note(depth, moment) {
      if (depth < stages.length - 1) {
        stages.length = depth + 1
        return []
      }
      const { gained: before, most } = last()
      const after = stepped(tracked, before, moment)
      stages[depth] = { gained: after, most: after === before ? most : highestOf(after, most) }
      const now =
        after === before ? [] : open.filter((goal) => !reached.has(goal) && total(goal) >= goal.count)
      for (const goal of now) reached.add(goal)
      return now
    },
  }
}
