/** Rebuilds hand and bed from the spoken lines alone, without access to the rules. */

/** A step or a cell in axial coordinates: its row, and its offset to the right with the rows slanted like italics. */
export type Axial = readonly [across: number, down: number]

export const COMPASS: Readonly<Record<string, Axial>> = {
  east: [1, 0],
  southeast: [0, 1],
  southwest: [-1, 1],
  west: [-1, 0],
  northwest: [0, -1],
  northeast: [1, -1],
}

export const add = (a: Axial, b: Axial): Axial => [a[0] + b[0], a[1] + b[1]]
export const inOrder = (spots: readonly Axial[]) => spots.toSorted((a, b) => a[1] - b[1] || a[0] - b[0])

export interface HeardPiece {
  readonly number: number
  /** All its cells, relative to its root. */
  readonly cells: readonly Axial[]
  readonly hasRoom: boolean
  /** The special in its root. */
  readonly gift: string
}

export interface HeardBoard {
  readonly pieces: readonly HeardPiece[]
  /** The content of each cell, row by row: 'empty', 'full', or the name of a special. */
  readonly rows: readonly (readonly string[])[]
}

/** 'west' means one cell; '2 west' and 'west then southwest' mean two. */
function armCells(arm: string): Axial[] {
  const twice = /^2 (.+)$/.exec(arm)?.[1]
  const cells: Axial[] = []
  let at: Axial = [0, 0]
  for (const way of twice ? [twice, twice] : arm.split(' then ')) {
    const step = COMPASS[way]
    if (!step) throw new Error(`Unknown direction: ${way}`)
    cells.push((at = add(at, step)))
  }
  return cells
}

function readPiece(line: string): HeardPiece {
  const [, number, gift = '', arms = '', refused] =
    /^Piece (\d), (?:(bee|can|bud) )?[\w-]+: root(.*?)\.( No room\.)?$/.exec(line) ?? []
  const others = arms.split(', ').slice(1).flatMap(armCells)
  return { number: Number(number), cells: inOrder([[0, 0], ...others]), hasRoom: !refused, gift }
}

function readRow(line: string): string[] {
  const [, length, contents = ''] = /^Row \d of 9, (\d) cells: (.*)\.$/.exec(line) ?? []
  const cells = contents.split(', ').flatMap((run) => {
    const [, times = 1, content = ''] = /^(?:(\d) )?(.+)$/.exec(run) ?? []
    return Array.from({ length: Number(times) }, () => content)
  })
  if (cells.length !== Number(length))
    throw new Error(`Heard ${cells.length} cells instead of ${length}: ${line}`)
  return cells
}

export const readBoard = (lines: readonly string[]): HeardBoard => ({
  pieces: lines.filter((line) => line.startsWith('Piece')).map(readPiece),
  rows: lines.filter((line) => line.startsWith('Row')).map(readRow),
})
