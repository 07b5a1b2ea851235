/** Measures the difficulty of the levels for `npm run bench levels`. */
import type { Grading } from '../../kit/test/grading.ts'
import { stepsApart } from '../../kit/rules/grid.ts'
import { endsOf, facesOf, type BoardMark } from '../rules/board.ts'
import type { Element } from '../rules/curve.ts'
import { rules, type State } from '../rules.ts'
import { countWays } from './count.ts'
import { gradeOf } from './grade.ts'
import { solvesInTime } from './people.ts'

const ELEMENT_OF: Readonly<Record<BoardMark, Element>> = {
  pond: 'ponds',
  bridge: 'bridges',
  ice: 'ice',
  burrow: 'burrows',
}

export const grading: Grading<State> = {
  grade: ({ board }) => gradeOf(board),
  wins: (who, { board }, seed) => solvesInTime(who, board, seed),
  elements: {
    hedges: 'To see two tiles side by side that are not neighbours.',
    ponds: 'To find corners in the middle of a board, which no longer is a square.',
    bridges: 'To lead two ribbons over one tile: crossing, forbidden so far, is a duty here.',
    ice: 'To ask of a tile not only who comes, but which way they go on.',
    burrows: 'To think of two tiles far apart as neighbours, on a board that is no longer flat.',
  },
  holds({ board: { marks, hedges } }) {
    const found = new Set(Object.values(marks).map((mark) => ELEMENT_OF[mark]))
    return hedges.length ? ['hedges', ...found] : [...found]
  },
  // Identifies a face by the distance to its friend, which does not change when the board is rotated.
  rows({ board }) {
    const { size, ways, marks } = board
    const faces = facesOf(board)
    const cell = (at: number) => {
      const way = ways[faces.get(at) ?? -1]
      return (marks[at] ?? '') + (way ? `face ${stepsApart(size, ...endsOf(way))}` : '')
    }
    return Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_, column) => cell(row * size + column)),
    )
  },
  flaw(start) {
    const end = start.board.ways.reduce((state, way) => rules.act(state, way), start)
    if (rules.outcome(end) !== 'won') return 'its ways do not fill it.'
    const count = countWays(start.board)
    return count === 1 ? undefined : `it has ${count === 0 ? 'no solution' : 'a second solution'}.`
  },
}
