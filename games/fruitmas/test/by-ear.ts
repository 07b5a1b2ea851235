/** Plays by ear: asks for hints and follows them from the cell where the hint put the cursor. Replays a lost round. */
import type { Listener } from '../../kit/test/listener.ts'
import type { State } from '../rules.ts'
import { kindOf, powerOf } from '../rules/pieces.ts'

export function createListener(): Listener {
  let isOver = false
  let keys: string[] = []
  return {
    next(heard) {
      if (/All collected|\b0 moves left/.test(heard)) isOver = true
      if (heard.startsWith('Level')) isOver = false
      // The last move is still animating. An unused key lets time pass until the result card appears.
      if (isOver) return 'ShiftLeft'
      const [, way] = /Swap the .* with the .* (below|on its right)\. /.exec(heard) ?? []
      if (way) keys = ['Space', way === 'below' ? 'ArrowDown' : 'ArrowRight']
      return keys.shift() ?? 'KeyH'
    },
  }
}

/** The piece in a cell, and the layers of frost behind it. */
interface Cell {
  readonly piece: string
  readonly frost: number
}

/** Keyed by row and column: '3, 4'. */
type Tree = Record<string, Cell>

export function readBoard(lines: readonly string[]): Tree {
  const tree: Tree = {}
  for (const line of lines) {
    const [, what, row, first, cells = ''] =
      /^(Row|Frost in row) (\d), from column (\d): (.*)\.$/.exec(line) ?? []
    cells.split(', ').forEach((word, i) => {
      const place = `${row}, ${Number(first) + i}`
      if (what === 'Row') tree[place] = { piece: word, frost: 0 }
      else tree[place] = { piece: tree[place]?.piece ?? 'nothing', frost: Number(word) }
    })
  }
  return tree
}

const KINDS = [
  'apple',
  'lemon',
  'grapes',
  'pear',
  'orange',
  'blueberry',
  'star',
  'colour bomb',
  'gift',
  'candle',
  'chocolate',
  'squirrel',
]
const POWERS = ['', 'row-clearing ', 'column-clearing ', 'bursting ', 'tied ']
const BOUND = ['rightbound ', 'leftbound ']
const OUTSIDE = -1
const WIDE = 8

export function boardOf({ board, frost }: State): Tree {
  const cells = board.flatMap((piece, cell) =>
    piece === OUTSIDE
      ? []
      : [{ piece, frost: frost[cell] ?? 0, row: Math.floor(cell / WIDE), column: cell % WIDE }],
  )
  const top = Math.min(...cells.map(({ row }) => row))
  const left = Math.min(...cells.map(({ column }) => column))
  return Object.fromEntries(
    cells.map(({ piece, frost, row, column }) => [
      `${row - top + 1}, ${column - left + 1}`,
      {
        piece: `${(kindOf(piece) === 11 ? BOUND : POWERS)[powerOf(piece)]}${KINDS[kindOf(piece)]}`,
        frost,
      },
    ]),
  )
}
