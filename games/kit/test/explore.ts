/** Explores a puzzle exhaustively, to verify its solver. For tests only. */
import type { Rules } from '../rules.ts'

/** All reachable positions with their distance to the goal, by plain breadth-first search. */
export function explore<State, Action>(
  rules: Rules<State, Action>,
  keyOf: (state: State) => string,
  start: State,
): { state: State; distance: number }[] {
  const seen = new Map([[keyOf(start), { state: start, before: [] as string[], distance: Infinity }]])
  for (const { state } of seen.values()) {
    for (const action of rules.moves(state)) {
      const next = rules.act(state, action)
      const key = keyOf(next)
      if (!seen.has(key)) seen.set(key, { state: next, before: [], distance: Infinity })
      seen.get(key)?.before.push(keyOf(state))
    }
  }
  let edge = [...seen.values()].filter(({ state }) => rules.outcome(state) === 'won')
  for (let distance = 0; edge.length > 0; distance++) {
    for (const position of edge) position.distance = distance
    // Each position once, however many moves lead from it to this edge.
    const earlier = new Set(edge.flatMap(({ before }) => before.flatMap((key) => seen.get(key) ?? [])))
    edge = [...earlier].filter((position) => position.distance === Infinity)
  }
  return [...seen.values()]
}
