/** Reaches each goal by playing a shortest solution. */
import type { Doing, GoalTries } from '../../kit/test/tries.ts'
import { WAYS } from '../../kit/rules/ways.ts'
import { solve } from '../rules/solve.ts'
import { rules, type Action, type State } from '../rules.ts'

/** Plays a shortest solution, planned at the first call. */
export function shortest(): Doing<State, Action> {
  let planned: Action[] | undefined
  return (state) => {
    planned ??= plan(state)
    return planned.shift()
  }
}

function plan(start: State): Action[] {
  let state = start
  return (solve(state.house, state).pushes ?? []).map(({ from, turn }) => {
    const action = { pot: state.pots.indexOf(from), way: WAYS[turn] ?? 'up' }
    state = rules.act(state, action)
    return action
  })
}

const on = (level: number) => ({ open: shortest, level: () => level })

export const tries: GoalTries<State, Action> = {
  solve: on(1),
  two: on(3),
  stars: on(2),
  today: { ...on(-1), isToday: true },
  pots: { ...on(3), rounds: 20 },
  row: on(3),
  detour: on(10),
  solved: { ...on(1), rounds: 30 },
  slide: on(61),
  orchids: on(41),
  pit: on(101),
  gate: on(181),
  perfect: { ...on(1), rounds: 40 },
  days: { ...on(-1), rounds: 25, isToday: true },
  sunday: { ...on(-7), isToday: true },
}
