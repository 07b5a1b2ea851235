/** Reaches each goal. This player solves the whole grid before the first strike. */
import type { Doing, GoalTries, GoalTry } from '../../kit/test/tries.ts'
import { solve } from '../rules/solve.ts'
import { isTrue, openCells, type Marking, type State } from '../rules/state.ts'

type Plan = (state: State) => readonly Marking[]

const cellsOf = (state: State, verdict: 'out' | 'keep') =>
  solve(state).known.flatMap((known, cell) => (known === verdict ? [cell] : []))

const struck = (cells: readonly number[]): Marking[] => cells.map((cell) => ({ cells: [cell], mark: 'out' }))

const strikes: Plan = (state) => struck(cellsOf(state, 'out'))

const following =
  (plan: Plan): (() => Doing<State, Marking>) =>
  () => {
    let planned: readonly Marking[] | undefined
    return (state, turn) => (planned ??= plan(state))[turn]
  }

const won = (level: number, plan = strikes): GoalTry<State, Marking> => ({
  open: following(plan),
  level: () => level,
})

const wonAll = (rounds: number, from: number): GoalTry<State, Marking> => ({
  open: following(strikes),
  rounds,
  level: (round) => from + round,
})

/** On level 3 the first strike makes a row true. */
const keepsRest: Doing<State, Marking> = (state, turn) => {
  if (turn === 0) return strikes(state)[0]
  const line = state.targets.findIndex((_, at) => isTrue(state, at))
  return { cells: openCells(state, line), mark: 'keep' }
}

export const tries: GoalTries<State, Marking> = {
  light: won(1),
  pair: won(1),
  rest: { open: () => keepsRest, level: () => 3 },
  minus: won(21),
  twins: won(61),
  today: { ...won(-1), isToday: true },
  alone: wonAll(30, 6),
  veil: wonAll(10, 81),
  last: won(20),
  beds: wonAll(10, 181),
  thousand: { ...won(5), rounds: 167 },
  eight: won(300),
}
