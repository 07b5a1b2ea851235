/** What there is to try for in the garden, the looks that it earns, and what else can be a record. */
import type { Feat, Goal, Look, Moment } from '../kit/goals.ts'
import type { Medals } from '../kit/medals.ts'
import { plant, type State } from './rules.ts'
import { NONE } from './rules/bed.ts'
import { familyOf, flowerOf } from './rules/pieces.ts'

export const medals: Medals = [300, 800, 1600, 6000]

type Garden = Moment<State>

/** The lines that bloomed with this planting. */
const bloomed = ({ before, after: { last } }: Garden) => plant(before.bed, last.piece, last.cell).lines

/** The most lines that have bloomed at once. */
const atOnce = (most: number, moment: Garden) => Math.max(most, bloomed(moment).length)

/** All lines that have bloomed. */
const inAll = (sum: number, moment: Garden) => sum + bloomed(moment).length

/** Whether all cells of a line that bloomed held the same flower. */
function isOfOneKind(moment: Garden): boolean {
  const { before, after } = moment
  const fresh = flowerOf(after.last.piece)
  const flowerAt = (cell: number) => (before.bed[cell] === NONE ? fresh : before.bed[cell])
  return bloomed(moment).some((line) => line.every((cell) => flowerAt(cell) === fresh))
}

/** Reached as soon as it has been so once. */
const once = (isSo: (moment: Garden) => boolean) => (reached: number, moment: Garden) =>
  reached || isSo(moment) ? 1 : 0

export const goals: readonly Goal<State>[] = [
  { id: 'line', words: 'Make a line bloom', count: 1, step: atOnce },
  { id: 'five', words: 'Make five lines bloom in one round', count: 5, step: inAll },
  { id: 'two', words: 'Make two lines bloom at once', count: 2, step: atOnce },
  { id: 'fifty', words: 'Make 50 lines bloom in all', count: 50, overall: true, step: inAll },
  {
    id: 'nine',
    words: 'Make a line of nine bloom',
    count: 1,
    step: once((moment) => bloomed(moment).some(({ length }) => length === 9)),
  },
  {
    id: 'row',
    words: 'Bloom with three plantings in a row',
    count: 3,
    step: (row, moment) => (row >= 3 ? row : bloomed(moment).length ? row + 1 : 0),
  },
  { id: 'three', words: 'Make three lines bloom at once', count: 3, step: atOnce },
  { id: 'kind', words: 'Bloom a line of one kind of flower', count: 1, step: once(isOfOneKind) },
  {
    id: 'doubles',
    words: 'Bloom two or more lines at once 30 times',
    count: 30,
    overall: true,
    step: (times, moment) => times + (bloomed(moment).length > 1 ? 1 : 0),
  },
  {
    id: 'empty',
    words: 'Clear the whole bed',
    count: 1,
    step: once(({ after }) => after.bed.every((flower) => flower === NONE)),
  },
  {
    id: 'today',
    words: 'Score 600 in today’s round',
    count: 600,
    step: (_, { after, isToday }) => (isToday ? after.score : 0),
  },
  {
    id: 'pieces',
    words: 'Plant 1,000 pieces in all',
    count: 1000,
    overall: true,
    step: (_, { after }) => after.planted,
  },
  { id: 'four', words: 'Make four lines bloom at once', count: 4, step: atOnce },
  {
    id: 'rosette',
    words: 'Make a line bloom with a rosette',
    count: 1,
    step: once(
      (moment) => familyOf(moment.after.last.piece)?.name === 'rosette' && bloomed(moment).length > 0,
    ),
  },
  { id: 'thousand', words: 'Make 1,000 lines bloom in all', count: 1000, overall: true, step: inAll },
]

export const looks: readonly Look[] = [
  { id: 'meadow', name: 'Bee meadow' },
  { id: 'sunset', name: 'Last light', goals: 2 },
  { id: 'cherry', name: 'Cherry orchard', goals: 3 },
  { id: 'frost', name: 'Hoarfrost', goals: 5 },
  { id: 'honey', name: 'Inside the hive', goals: 7 },
  { id: 'night', name: 'Firefly night', goals: 9 },
  { id: 'reef', name: 'Coral reef', goals: 11 },
]

export const feats: readonly Feat<State>[] = [
  { id: 'planted', name: 'Pieces planted', of: ({ planted }) => planted },
]
