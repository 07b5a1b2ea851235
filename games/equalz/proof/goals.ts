/** How each goal is reached. Whoever plays here has worked the whole grid out before the first strike. */
import type { Doing, Tries, Try } from '../../kit/proof/tries.ts'
import { columnOf, rowOf } from '../../kit/rules/grid.ts'
import { deduce } from '../rules/solve.ts'
import { isTrue, openCells, type Marking, type State } from '../rules/state.ts'

type Plan = (state: State) => readonly Marking[]

const cellsOf = (state: State, verdict: 'out' | 'keep') =>
  deduce(state).known.flatMap((known, cell) => (known === verdict ? [cell] : []))

const struck = (cells: readonly number[]): Marking[] => cells.map((cell) => ({ cells: [cell], mark: 'out' }))

const strikes: Plan = (state) => struck(cellsOf(state, 'out'))

const keepsFirst: Plan = (state) => [{ cells: cellsOf(state, 'keep'), mark: 'keep' }, ...strikes(state)]

/** Cells of which no two share a row or a column come last: each is the last of its row and of its column. */
const inPairs: Plan = (state) => {
  const cells = cellsOf(state, 'out')
  const last: number[] = []
  const isApart = (one: number) =>
    last.every(
      (other) =>
        rowOf(state.size, one) !== rowOf(state.size, other) &&
        columnOf(state.size, one) !== columnOf(state.size, other),
    )
  for (const cell of cells) if (isApart(cell)) last.push(cell)
  return struck([...cells.filter((cell) => !last.includes(cell)), ...last])
}

const following =
  (plan: Plan): (() => Doing<State, Marking>) =>
  () => {
    let planned: readonly Marking[] | undefined
    return (state, turn) => (planned ??= plan(state))[turn]
  }

const won = (level: number, plan = strikes): Try<State, Marking> => ({
  open: following(plan),
  level: () => level,
})

const wonAll = (rounds: number, from: number): Try<State, Marking> => ({
  open: following(strikes),
  rounds,
  level: (round) => from + round,
})

/** On level 3 the first strike lights a row. */
const keepsRest: Doing<State, Marking> = (state, turn) => {
  if (turn === 0) return strikes(state)[0]
  const line = state.targets.findIndex((_, at) => isTrue(state, at))
  return { cells: openCells(state, line), mark: 'keep' }
}

export const tries: Tries<State, Marking> = {
  light: won(1),
  pair: won(1),
  rest: { open: () => keepsRest, level: () => 3 },
  panes: wonAll(10, 1),
  marked: won(6, keepsFirst),
  stars: wonAll(5, 1),
  pairs: won(30, inPairs),
  dark: won(40, inPairs),
  today: { ...won(-1), isToday: true },
  alone: wonAll(30, 6),
  six: won(70),
  weekend: { ...won(-7), isToday: true },
  choir: won(150, inPairs),
  thousand: { ...won(5), rounds: 167 },
  eight: won(200),
}
