/** Reaches each goal by playing a solution. */
import type { Doing, GoalTries } from '../../kit/test/tries.ts'
import { rules } from '../rules.ts'
import { solve, type Effort } from '../rules/solve.ts'
import { benchOf, type Move, type State } from '../rules/state.ts'

/** Plays a solution ball by ball, planned at the first call. */
export const solving =
  (effort: Effort = { greed: 1 }) =>
  (): Doing<State, Move> => {
    let planned: Move[] | undefined
    return (state) => {
      planned ??= plan(state, effort)
      return planned.shift()
    }
  }

/** Pours identify tubes by their contents, so the bench is tracked along the way. */
function plan(start: State, effort: Effort): Move[] {
  let state = start
  return solve(benchOf(start), effort).pours.flatMap(({ from, to, count }) => {
    const here = benchOf(state).tubes
    const source = here.indexOf(from)
    const target = here.findIndex((tube, place) => tube === to && place !== source)
    const moves = Array.from({ length: count }, () => ({ from: source, to: target }))
    for (const move of moves) state = rules.act(state, move)
    return moves
  })
}

const on = (level: number) => ({ open: solving(), level: () => level })

export const tries: GoalTries<State, Move> = {
  two: on(1),
  solve: on(1),
  stars: on(2),
  today: { ...on(-1), isToday: true },
  tubes: { ...on(1), rounds: 20 },
  row: on(1),
  par: on(9),
  solved: { ...on(1), rounds: 40 },
  tight: on(41),
  lock: { ...on(141), rounds: 3 },
  veil: on(181),
  'four-row': on(9),
  perfect: { ...on(1), rounds: 60 },
  sunday: { ...on(-7), isToday: true },
  ten: { open: solving({ greed: 1.5 }), level: () => 212 },
}
