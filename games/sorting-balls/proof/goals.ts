/** How each goal is reached: by a solution, searched for once a round. */
import type { Doing, Tries } from '../../kit/proof/tries.ts'
import { solve, type Effort } from '../rules/solve.ts'
import { packedTubes, type Move, type State } from '../rules/state.ts'
import { add, drop, top, type Packed } from '../rules/tubes.ts'

/** Plays a solution from where it is first asked, ball by ball. The last tubes are empty, and some may be left alone. */
export const solving =
  (effort: Effort = { greed: 1 }, unused = 0) =>
  (): Doing<State, Move> => {
    let planned: Move[] | undefined
    return (state) => {
      planned ??= plan(packedTubes(state).slice(0, state.tubes.length - unused), state.height, effort)
      return planned.shift()
    }
  }

/** Pours name tubes by what they hold, so the bench is followed in the mind. */
function plan(start: readonly Packed[], height: number, effort: Effort): Move[] {
  const tubes = [...start]
  return solve(tubes, height, effort).pours.flatMap(({ from, to, count }) => {
    const source = tubes.indexOf(from)
    const target = tubes.findIndex((tube, place) => tube === to && place !== source)
    tubes[source] = drop(from, count)
    tubes[target] = add(to, top(from), count)
    return Array.from({ length: count }, () => ({ from: source, to: target }))
  })
}

const on = (level: number) => ({ open: solving(), level: () => level })

export const tries: Tries<State, Move> = {
  two: on(1),
  solve: on(1),
  stars: on(2),
  today: { ...on(-1), isToday: true },
  tubes: { ...on(1), rounds: 20 },
  row: on(1),
  par: on(9),
  solved: { ...on(1), rounds: 40 },
  empty: { open: solving({ greed: 2 }, 1), level: () => 29 },
  single: on(37),
  six: on(50),
  'four-row': on(10),
  perfect: { ...on(1), rounds: 60 },
  sunday: { ...on(-7), isToday: true },
  twelve: { open: solving({ greed: 2 }), level: () => 263 },
}
