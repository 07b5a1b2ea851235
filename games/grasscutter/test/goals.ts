/** Reaches each goal by a shortest solution, in a garden with the required features. */
import type { GoalTries, GoalTry } from '../../kit/test/tries.ts'
import type { Way } from '../../kit/rules/ways.ts'
import { solve } from '../rules/solve.ts'
import type { State } from '../rules.ts'

type Strategy = ReturnType<GoalTry<State, Way>['open']>

/** Solves the round once at the start, then follows the solution. */
function solver(): Strategy {
  let ways: readonly Way[] | undefined
  return (state, turn) => (ways ??= solve(state).ways)[turn]
}
const onLevel = (level: number) => ({ open: solver, level: () => level })

export const tries: GoalTries<State, Way> = {
  tiles: { open: solver, rounds: 4, level: (round) => round + 1 },
  par: onLevel(1),
  swath: onLevel(1),
  unaided: { ...onLevel(1), rounds: 5 },
  gates: { ...onLevel(21), rounds: 10 },
  moles: { ...onLevel(41), rounds: 12 },
  today: { ...onLevel(-1), isToday: true },
  bends: { ...onLevel(81), rounds: 7 },
  planks: { ...onLevel(121), rounds: 8 },
  days: { ...onLevel(-2), rounds: 7, isToday: true },
  switches: { ...onLevel(141), rounds: 10 },
  packs: { ...onLevel(20), rounds: 5 },
  avenue: onLevel(81),
  sunday: { ...onLevel(-7), isToday: true },
  summit: onLevel(300),
}
