/** The board: cells row by row, two faces for each pair, and the ways that join them all. Pure. */
import { columnOf, rowOf, stepsApart, type Grid } from '../../kit/rules/grid.ts'

export interface Board {
  readonly size: number
  /** For each pair the cells from one face to the other; together they cover every cell. */
  readonly ways: readonly (readonly number[])[]
}

export const gridOf = (size: number): Grid => ({ columns: size, rows: size })

export const endsOf = (way: readonly number[]): [number, number] => [way[0] ?? -1, way.at(-1) ?? -1]

/** Which pair's face is on a cell, for the cells that have one. */
export function facesOf({ ways }: Board): Map<number, number> {
  const faces = new Map<number, number>()
  for (const [pair, way] of ways.entries()) for (const end of endsOf(way)) faces.set(end, pair)
  return faces
}

/** How many steps longer than the direct route each way is: a board is hard where the obvious route is wrong. */
export const detours = ({ size, ways }: Board): number[] =>
  ways.map((way) => way.length - 1 - stepsApart(size, ...endsOf(way)))

/** The same board turned by quarters and, from the fifth turn on, mirrored: as good a puzzle, and hard to recognise. */
export function turned({ size, ways }: Board, turn: number): Board {
  const turnedCell = (cell: number) => {
    let [x, y] = [columnOf(size, cell), rowOf(size, cell)]
    if (turn >= 4) x = size - 1 - x
    for (let quarter = 0; quarter < turn % 4; quarter++) [x, y] = [size - 1 - y, x]
    return y * size + x
  }
  return { size, ways: ways.map((way) => way.map(turnedCell)) }
}
