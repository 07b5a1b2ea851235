/** The garden, played by ear: a leap to the flag is made when it is heard of; otherwise a hint is asked for and followed. */
import { arrowNamed, rowsIn, type Listener } from '../../kit/proof/listener.ts'
import type { State } from '../rules.ts'

export const openListener = (): Listener => ({
  next(heard) {
    const [, leaps = ''] = /On \d: ([^.]*)\./.exec(heard) ?? []
    const way = /(\w+) flag/.exec(leaps) ?? /^Leap (\w+)/.exec(heard)
    return arrowNamed(way?.[1]) ?? 'KeyH'
  },
})

interface Tile {
  /** Its number, or 'flag' or 'hedge'. */
  readonly what: string
  /** The key that lies there and the gate that is shut there, by their kinds. */
  readonly key: string | undefined
  readonly gate: string | undefined
  readonly isSeen: boolean
  readonly hasHop: boolean
}

const TILE = /^(Hop on )?(\d|flag|hedge)(?: (sun|moon) key)?(?: (sun|moon) gate)?( seen)?$/

function readTile(text: string): Tile {
  const found = TILE.exec(text)
  if (!found) throw new Error(`Nobody knows what '${text}' is.`)
  const [, hop, what = '', key, gate, seen] = found
  return { what, key, gate, isSeen: Boolean(hop ?? seen), hasHop: Boolean(hop) }
}

export const readBoard = (lines: readonly string[]): Tile[][] =>
  rowsIn(lines).map((tiles) => tiles.map(readTile))

export function boardOf({ board, at, held, seen }: State): Tile[][] {
  const { size, tiles, goal, locks } = board
  /** Only what is still locked can be seen. */
  const shut = locks.flatMap((lock, i) => (held & (2 ** i) ? [] : [{ ...lock, kind: ['sun', 'moon'][i] }]))
  const all = tiles.map((number, cell) => ({
    what: cell === goal ? 'flag' : number === 0 ? 'hedge' : String(number),
    key: shut.find(({ key }) => key === cell)?.kind,
    gate: shut.find(({ gates }) => gates.includes(cell))?.kind,
    isSeen: seen.includes(cell),
    hasHop: cell === at,
  }))
  return Array.from({ length: size }, (_, row) => all.slice(row * size, (row + 1) * size))
}
