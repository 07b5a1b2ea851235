/** The board: cells row by row, two faces for each pair, what is special about a tile, and the ways that join all. Pure. */
import { columnOf, rowOf, stepsApart, type Grid } from '../../kit/rules/grid.ts'

/**
 * A pond is never crossed. A bridge is crossed twice, straight on, by one ribbon over another. On ice everybody
 * slides straight on as well. Whoever steps into a burrow comes out of the other one.
 */
export const MARKS = ['pond', 'bridge', 'ice', 'burrow'] as const
export type Mark = (typeof MARKS)[number]

export interface Board {
  readonly size: number
  /** For each pair the cells from one face to the other; together they cover every tile. */
  readonly ways: readonly (readonly number[])[]
  readonly marks: Readonly<Record<number, Mark>>
  /** Twice the cell that a hedge is to the right of; one more where it is below it. */
  readonly hedges: readonly number[]
}

/** A board with nothing special about it. */
export const plainBoard = (size: number, ways: Board['ways']): Board => ({
  size,
  ways,
  marks: {},
  hedges: [],
})

export const gridOf = (size: number): Grid => ({ columns: size, rows: size })

export const endsOf = (way: readonly number[]): [number, number] => [way[0] ?? -1, way.at(-1) ?? -1]

/** Which pair's face is on a cell, for the cells that have one. */
export function facesOf({ ways }: Board): Map<number, number> {
  const faces = new Map<number, number>()
  for (const [pair, way] of ways.entries()) for (const end of endsOf(way)) faces.set(end, pair)
  return faces
}

/** The cells with a mark. */
export const cellsWith = ({ marks }: Board, wanted: Mark): number[] =>
  Object.keys(marks)
    .map(Number)
    .filter((cell) => marks[cell] === wanted)

export const hedgeBetween = (a: number, b: number): number => Math.min(a, b) * 2 + Number(Math.abs(a - b) > 1)

/** Whether a ribbon may go from one cell to another. */
export function areLinked({ size, marks, hedges }: Board, a: number, b: number): boolean {
  const isOn = (cell: number) => cell >= 0 && cell < size * size && marks[cell] !== 'pond'
  if (!isOn(a) || !isOn(b)) return false
  if (marks[a] === 'burrow' && marks[b] === 'burrow') return a !== b
  return stepsApart(size, a, b) === 1 && !hedges.includes(hedgeBetween(a, b))
}

/** Whether a ribbon may come from one cell and go on to another, over the one between them. */
export function mayPass({ marks }: Board, from: number, over: number, to: number): boolean {
  const mark = marks[over]
  if (mark === 'burrow') return (marks[from] === mark) !== (marks[to] === mark)
  return (mark !== 'bridge' && mark !== 'ice') || over - from === to - over
}

/** The spot that a ribbon's cell takes: a bridge has a second one, for those who cross it from left to right. */
export const spotOf = ({ size, marks }: Board, ribbon: readonly number[], at: number): number => {
  const cell = ribbon[at] ?? -1
  const isLevel = Math.abs(cell - (ribbon[at - 1] ?? cell)) === 1
  return marks[cell] === 'bridge' && isLevel ? cell + size * size : cell
}

export const spotsOf = (board: Board, ribbon: readonly number[]): number[] =>
  ribbon.map((_, at) => spotOf(board, ribbon, at))

/** All spots that are to be filled. */
export function allSpots({ size, marks }: Board): number[] {
  const cells = Array.from({ length: size * size }, (_, cell) => cell)
  return cells.flatMap((cell) => {
    if (marks[cell] === 'pond') return []
    return marks[cell] === 'bridge' ? [cell, cell + size * size] : cell
  })
}

/** How many steps longer than the direct route each way is: a board is hard where the obvious route is wrong. */
export const detours = ({ size, ways }: Board): number[] =>
  ways.map((way) => way.length - 1 - stepsApart(size, ...endsOf(way)))

/** The cells beside a cell, in the order of `WAYS`; -1 where the board ends. */
export const around = (size: number, cell: number): number[] => [
  rowOf(size, cell) > 0 ? cell - size : -1,
  rowOf(size, cell) < size - 1 ? cell + size : -1,
  columnOf(size, cell) > 0 ? cell - 1 : -1,
  columnOf(size, cell) < size - 1 ? cell + 1 : -1,
]
