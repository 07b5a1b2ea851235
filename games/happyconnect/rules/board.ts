/** The board: cells row by row, two faces for each pair, and the ways that join them all. Pure. */
import type { Way } from '../../kit/rules/ways.ts'

export interface Board {
  readonly size: number
  /** For each pair the cells from one face to the other: together they cover every cell. */
  readonly ways: readonly (readonly number[])[]
}

export const endsOf = (way: readonly number[]): [number, number] => [way[0] ?? -1, way.at(-1) ?? -1]

/** Which pair's face stands on a cell, where one does. */
export function facesOf({ ways }: Board): Map<number, number> {
  const faces = new Map<number, number>()
  for (const [pair, way] of ways.entries()) for (const end of endsOf(way)) faces.set(end, pair)
  return faces
}

export const rowOf = (size: number, cell: number) => Math.floor(cell / size)
export const columnOf = (size: number, cell: number) => cell % size

/** The cell next to one, if the board does not end there. */
export function beside(size: number, cell: number, way: Way): number | undefined {
  const column = columnOf(size, cell)
  if (way === 'left') return column > 0 ? cell - 1 : undefined
  if (way === 'right') return column < size - 1 ? cell + 1 : undefined
  const there = way === 'up' ? cell - size : cell + size
  return there >= 0 && there < size * size ? there : undefined
}

/** Steps from one cell to another when nothing is in the way. */
export const distance = (size: number, a: number, b: number) =>
  Math.abs(columnOf(size, a) - columnOf(size, b)) + Math.abs(rowOf(size, a) - rowOf(size, b))

/** How many steps longer than the direct one each way is: what makes a board hard is that the obvious is wrong. */
export const detours = ({ size, ways }: Board): number[] =>
  ways.map((way) => way.length - 1 - distance(size, ...endsOf(way)))

/** The same board turned by quarters and, from the fifth on, mirrored: as good a puzzle, and hard to know again. */
export function turned({ size, ways }: Board, turn: number): Board {
  const turnedCell = (cell: number) => {
    let [x, y] = [columnOf(size, cell), rowOf(size, cell)]
    if (turn >= 4) x = size - 1 - x
    for (let quarter = 0; quarter < turn % 4; quarter++) [x, y] = [size - 1 - y, x]
    return y * size + x
  }
  return { size, ways: ways.map((way) => way.map(turnedCell)) }
}
