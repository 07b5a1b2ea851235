/** Teaches the elements of Happy Connect. Places are cells; hedges, as in rules/board.ts, are below zero. */
import type { Lesson } from '../kit/lessons.ts'
import type { State } from './rules.ts'
import { cellsWith, type BoardMark } from './rules/board.ts'

const tileWith =
  (mark: BoardMark) =>
  ({ board }: State) =>
    cellsWith(board, mark)[0]

export const lessons: readonly Lesson<State>[] = [
  {
    id: 'hedges',
    level: 21,
    title: 'Hedges',
    text: 'No ribbon crosses a hedge.',
    tip: 'Lead a ribbon around it.',
    at: ({ board: { hedges } }) => (hedges[0] === undefined ? undefined : ~hedges[0]),
  },
  {
    id: 'ponds',
    level: 41,
    title: 'Ponds',
    text: 'Ponds stay empty: all ribbons go around them.',
    tip: 'Fill every tile but these.',
    at: tileWith('pond'),
  },
  {
    id: 'bridges',
    level: 81,
    title: 'Bridges',
    text: 'Cross each bridge twice, straight on: over and under.',
    tip: 'Lead one ribbon across each way.',
    at: tileWith('bridge'),
  },
  {
    id: 'ice',
    level: 121,
    title: 'Ice',
    text: 'On ice a ribbon goes straight on.',
    tip: 'Turn before it or after it.',
    at: tileWith('ice'),
  },
  {
    id: 'burrows',
    level: 161,
    title: 'Burrows',
    text: 'A ribbon enters one burrow and leaves by the other.',
    tip: 'Lead a ribbon in and go on from the other.',
    at: tileWith('burrow'),
  },
]
