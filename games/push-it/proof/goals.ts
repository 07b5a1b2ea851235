/** How each goal is reached: by a shortest solution, searched for once a round. */
import type { Doing, Tries } from '../../kit/proof/tries.ts'
import { WAYS } from '../../kit/rules/ways.ts'
import { solve } from '../rules/solve.ts'
import { inTiles, type Action, type State } from '../rules.ts'

/** Plays a shortest solution from where it is first asked. */
export function shortest(): Doing<State, Action> {
  let planned: Action[] | undefined
  return (state) => {
    planned ??= plan(state)
    return planned.shift()
  }
}

function plan(state: State): Action[] {
  const { plan, tiles, at } = inTiles(state)
  return (solve(plan, tiles, at).pushes ?? []).map(({ pot, turn }) => {
    const moved = tiles.indexOf(pot)
    const way = WAYS[turn] ?? 'up'
    tiles[moved] = plan.next[pot * 4 + turn] ?? -1
    return { pot: moved, way }
  })
}

const on = (level: number) => ({ open: shortest, level: () => level })

export const tries: Tries<State, Action> = {
  solve: on(1),
  two: on(3),
  stars: on(2),
  today: { ...on(-1), isToday: true },
  pots: { ...on(3), rounds: 20 },
  row: on(3),
  detour: on(8),
  solved: { ...on(1), rounds: 30 },
  four: on(24),
  orchids: on(41),
  five: on(42),
  'three-row': on(17),
  perfect: { ...on(1), rounds: 40 },
  days: { ...on(-1), rounds: 25, isToday: true },
  sunday: { ...on(-7), isToday: true },
}
