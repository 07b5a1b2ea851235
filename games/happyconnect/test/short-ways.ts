/** Fills a board greedily: each pair takes the shortest free path, nearest pairs first. */
import { stepsApart } from '../../kit/rules/grid.ts'
import { around, endsOf, type Board } from '../rules/board.ts'
import { plainStart } from './plain-start.ts'
import { emptyCells, pairOf, rules, type State } from '../rules.ts'

/** The shortest path of a pair through free tiles that is a valid stroke. */
function shortest(state: State, pair: number): readonly number[] | undefined {
  const { size, ways, marks } = state.board
  const [from, to] = endsOf(ways[pair] ?? [])
  const taken = new Set(state.ribbons.flat())
  const burrows = Object.keys(marks)
    .map(Number)
    .filter((cell) => marks[cell] === 'burrow')
  const seen = new Set([from])
  const strokes = [[from]]
  for (const stroke of strokes) {
    for (const next of [...around(size, stroke.at(-1) ?? -1), ...burrows]) {
      const longer = [...stroke, next]
      if (seen.has(next) || taken.has(next) || pairOf(state, longer) !== pair) continue
      if (next === to) return longer
      seen.add(next)
      strokes.push(longer)
    }
  }
  return undefined
}

export function shortWays(board: Board): 'solved' | 'tiles left' | 'cut off' {
  let state = plainStart(board)
  const far = (way: readonly number[]) => stepsApart(board.size, ...endsOf(way))
  const order = [...board.ways.keys()].sort((a, b) => far(board.ways[a] ?? []) - far(board.ways[b] ?? []))
  for (const pair of order) {
    const way = shortest(state, pair)
    if (!way) return 'cut off'
    state = rules.act(state, way)
  }
  return emptyCells(state).length ? 'tiles left' : 'solved'
}
