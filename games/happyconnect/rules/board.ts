/** Models the board: cells in row order, the special tiles, and the paths of the solution. Pure. */
import { columnOf, rowOf, stepsApart, type Grid } from '../../kit/rules/grid.ts'

/**
 * A pond cannot be crossed. A bridge is crossed twice, straight on, by one ribbon over the other. Ice is also crossed
 * straight on. A ribbon that enters a burrow comes out of the other one.
 */
export type BoardMark = 'pond' | 'bridge' | 'ice' | 'burrow'

export interface Board {
  readonly size: number
  /** The solution: for each pair, the cells from one face to the other. Together they cover every tile. */
  readonly ways: readonly (readonly number[])[]
  readonly marks: Readonly<Record<number, BoardMark>>
  /** A hedge to the right of a cell is 2 × cell, a hedge below it 2 × cell + 1. */
  readonly hedges: readonly number[]
}

/** A board without special tiles. */
export const plainBoard = (size: number, ways: Board['ways']): Board => ({
  size,
  ways,
  marks: {},
  hedges: [],
})

export const gridOf = (size: number): Grid => ({ columns: size, rows: size })

export const endsOf = (way: readonly number[]): [number, number] => [way[0] ?? -1, way.at(-1) ?? -1]

/** Maps each cell with a face to its pair. */
export function facesOf({ ways }: Board): Map<number, number> {
  const faces = new Map<number, number>()
  for (const [pair, way] of ways.entries()) for (const end of endsOf(way)) faces.set(end, pair)
  return faces
}

export const cellsWith = ({ marks }: Board, wanted: BoardMark): number[] =>
  Object.keys(marks)
    .map(Number)
    .filter((cell) => marks[cell] === wanted)

export const hedgeBetween = (a: number, b: number): number => Math.min(a, b) * 2 + Number(Math.abs(a - b) > 1)

/** Whether a ribbon may step from one cell to the other. */
export function areLinked({ size, marks, hedges }: Board, a: number, b: number): boolean {
  const isOn = (cell: number) => cell >= 0 && cell < size * size && marks[cell] !== 'pond'
  if (!isOn(a) || !isOn(b)) return false
  if (marks[a] === 'burrow' && marks[b] === 'burrow') return a !== b
  return stepsApart(size, a, b) === 1 && !hedges.includes(hedgeBetween(a, b))
}

/** Whether a ribbon may go from one cell to the next across the one between them. */
export function mayPass({ marks }: Board, from: number, over: number, to: number): boolean {
  const mark = marks[over]
  if (mark === 'burrow') return (marks[from] === mark) !== (marks[to] === mark)
  return (mark !== 'bridge' && mark !== 'ice') || over - from === to - over
}

/** The slot that a ribbon's cell occupies. Bridges have a second slot for the ribbon from left to right. */
const slotOf = ({ size, marks }: Board, ribbon: readonly number[], at: number): number => {
  const cell = ribbon[at] ?? -1
  const isLevel = Math.abs(cell - (ribbon[at - 1] ?? cell)) === 1
  return marks[cell] === 'bridge' && isLevel ? cell + size * size : cell
}

export const slotsOf = (board: Board, ribbon: readonly number[]): number[] =>
  ribbon.map((_, at) => slotOf(board, ribbon, at))

/** All slots that must be filled. */
export function allSlots({ size, marks }: Board): number[] {
  const cells = Array.from({ length: size * size }, (_, cell) => cell)
  return cells.flatMap((cell) => {
    if (marks[cell] === 'pond') return []
    return marks[cell] === 'bridge' ? [cell, cell + size * size] : cell
  })
}

/** How many steps longer than the direct route each path is. A board is hard where the obvious route is wrong. */
export const detours = ({ size, ways }: Board): number[] =>
  ways.map((way) => way.length - 1 - stepsApart(size, ...endsOf(way)))

/** The neighbours of a cell, in the order of `WAYS`; -1 beyond the edge. */
export const around = (size: number, cell: number): number[] => [
  rowOf(size, cell) > 0 ? cell - size : -1,
  rowOf(size, cell) < size - 1 ? cell + size : -1,
  columnOf(size, cell) > 0 ? cell - 1 : -1,
  columnOf(size, cell) < size - 1 ? cell + 1 : -1,
]
