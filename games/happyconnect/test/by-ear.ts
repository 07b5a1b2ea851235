/** Plays by announcements alone: asks for hints and the board, and leads the friends as the hints say. */
import { arrowNamed, createWalker, rowsIn, type Errand, type Listener } from '../../kit/test/listener.ts'
import { slotsOf } from '../rules/board.ts'
import { kindNameOf } from '../rules/kinds.ts'
import type { State } from '../rules.ts'

/** Translates 'right 3' into three arrow keys. Puts the ribbon down where the rest of the path follows later. */
function keysOf(run: string): readonly string[] {
  if (run === 'and so on') return ['Space']
  // A ribbon passes through a burrow without a key press.
  if (run === 'burrow') return []
  const [way = '', steps = '1'] = run.split(' ')
  return Array.from({ length: Number(steps) }, () => arrowNamed(way) ?? '')
}

interface Hint {
  readonly side: string
  readonly who: string
  readonly goesOn: boolean
  readonly way: string
}

function hintIn(heard: string): Hint | undefined {
  const found = /Lead the (?:(upper|lower|left|right) )?(\w+)( on)?: ([^.]+)\./.exec(heard)
  if (!found) return undefined
  const [, side = '', who = '', on, way = ''] = found
  return { side, who, goesOn: on !== undefined, way }
}

/** Locates the friend of a hint on a board announced row by row. Positions count from the top left. */
function errandOf({ side, who, goesOn, way }: Hint, rows: readonly (readonly string[])[]): Errand {
  const wanted = goesOn ? [`${who} end`] : [who, `${who} joined`]
  const places = rows.flatMap((tiles, row) =>
    tiles.flatMap((tile, column) => (wanted.includes(tile) ? [{ row: row + 1, column: column + 1 }] : [])),
  )
  const to = side === 'lower' || side === 'right' ? places.at(-1) : places[0]
  if (!to) throw new Error(`The announced board has no ${wanted.join(' or ')}.`)
  return { to, keys: ['Space', ...way.split(', ').flatMap(keysOf)] }
}

export function createListener(): Listener {
  let hint: Hint | undefined
  let rows: string[] = []
  let errands: readonly Errand[] | undefined
  const walker = createWalker(() => {
    const understood = errands
    errands = undefined
    return understood
  })
  return {
    next(heard) {
      const asked = hintIn(heard)
      if (asked) [hint, rows] = [asked, []]
      if (hint) {
        const isRow = heard.startsWith('Row ') && heard.includes(':')
        // The last row is followed by the hedges, or by the first row again.
        if (rows.length && (!isRow || heard.startsWith('Row 1:'))) {
          errands = [errandOf(hint, rowsIn(rows))]
          hint = undefined
        } else {
          if (isRow) rows.push(heard)
          return 'KeyV'
        }
      }
      return walker.next(heard)
    },
  }
}

interface Tile {
  readonly who?: string
  /** The ribbon under a bridge. */
  readonly under?: string
  readonly what: string
}

const PLAIN = ['empty', 'pond', 'bridge', 'ice', 'burrow']

function tileIn(text: string): Tile {
  if (PLAIN.includes(text)) return { what: text }
  const [, who = '', what = 'face', under] =
    /^(\w+)(?: (joined|ribbon|end|over|under)(?: (\w+))?)?$/.exec(text) ?? []
  if (!who) throw new Error(`"${text}" is not a tile.`)
  if (what === 'under') return { what: 'bridge', under: who }
  if (what === 'over') return { what: 'bridge', who, ...(under !== 'bridge' && { under }) }
  return { who, what }
}

/** The offset of a side from twice the cell, which identifies its hedge. */
const sides = (size: number): Readonly<Record<string, number>> => ({
  right: 0,
  below: 1,
  left: -2,
  above: 1 - size * 2,
})

/** Parses the announced rows and hedges. */
export function readBoard(lines: readonly string[]) {
  const rows = lines.filter((line) => line.startsWith('Row '))
  const size = rows.length
  const hedges = lines.slice(size).flatMap((line) => {
    const [, listed = '', row, column] = /^Hedge ([a-z, ]+): row (\d), column (\d)\.$/.exec(line) ?? []
    const cell = (Number(row) - 1) * size + Number(column) - 1
    return listed.split(/, | and /).map((side) => cell * 2 + (sides(size)[side] ?? NaN))
  })
  return {
    rows: rowsIn(rows).map((tiles) => tiles.map(tileIn)),
    hedges: [...new Set(hedges)].toSorted((a, b) => a - b),
  }
}

export function boardOf({ level, board, ribbons }: State) {
  const { size, ways, marks, hedges } = board
  const nameOf = (pair: number) => kindNameOf(level, pair)
  const tiles = Array.from({ length: size ** 2 }, (_, cell): Tile => ({ what: marks[cell] ?? 'empty' }))
  const faces = ways.map((way) => [way[0] ?? -1, way.at(-1) ?? -1])
  for (const [pair, ends] of faces.entries())
    for (const face of ends) tiles[face] = { who: nameOf(pair), what: 'face' }
  for (const [pair, ribbon] of ribbons.entries()) {
    const who = nameOf(pair)
    const slots = slotsOf(board, ribbon)
    const isJoined = ribbon.length > 1 && faces.flat().includes(ribbon.at(-1) ?? -1)
    for (const [i, cell] of ribbon.entries()) {
      if (marks[cell] === 'bridge')
        tiles[cell] = {
          ...tiles[cell],
          what: 'bridge',
          ...((slots[i] ?? 0) >= size ** 2 ? { who } : { under: who }),
        }
      else if (faces.flat().includes(cell)) tiles[cell] = { who, what: isJoined ? 'joined' : 'face' }
      else tiles[cell] = { who, what: i === ribbon.length - 1 ? 'end' : 'ribbon' }
    }
  }
  return {
    rows: Array.from({ length: size }, (_, row) => tiles.slice(row * size, (row + 1) * size)),
    hedges: hedges.toSorted((a, b) => a - b),
  }
}
