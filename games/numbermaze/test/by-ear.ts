/** Plays by ear: leaps to the flag when an announcement offers it, otherwise asks for a hint and follows it. */
import { arrowNamed, rowsIn, type Listener } from '../../kit/test/listener.ts'
import type { State } from '../rules.ts'

export const createListener = (): Listener => ({
  next(heard) {
    const [, leaps = ''] = /On \d+: ([^.]*)\./.exec(heard) ?? []
    const way = /(\w+) flag/.exec(leaps) ?? /^Leap (\w+)/.exec(heard)
    return arrowNamed(way?.[1]) ?? 'KeyH'
  },
})

interface Tile {
  /** A number, 'flag', 'hedge', 'ice' or 'hole'. */
  readonly what: string
  /** 'cracked', 'burrow' or 'sprout'. */
  readonly ground: string | undefined
  readonly hasCarrot: boolean
  /** The kinds of the key and of the closed gate on this tile. */
  readonly key: string | undefined
  readonly gate: string | undefined
  readonly isSeen: boolean
  readonly hasHop: boolean
}

const TILE =
  /^(Hop on )?(?:(cracked|burrow|sprout) )?(\d|flag|hedge|ice|hole)( carrot)?(?: (sun|moon) key)?(?: (sun|moon) gate)?( visited)?$/

function readTile(text: string): Tile {
  const found = TILE.exec(text)
  if (!found) throw new Error(`Unknown tile: '${text}'.`)
  const [, hop, ground, what = '', carrot, key, gate, visited] = found
  return {
    what,
    ground,
    hasCarrot: Boolean(carrot),
    key,
    gate,
    isSeen: Boolean(visited),
    hasHop: Boolean(hop),
  }
}

export const readBoard = (lines: readonly string[]): Tile[][] =>
  rowsIn(lines).map((tiles) => tiles.map(readTile))

const NAMES: Readonly<Record<string, string>> = { x: 'cracked', o: 'burrow', '+': 'sprout' }

/** Rebuilds the visible board from the state, independently of the game's own code. */
export function boardOf({ board, at, memory, seen }: State): Tile[][] {
  const { columns, rows, tiles, ground, goal, locks, carrots } = board
  const isHeld = (bit: number) => Math.floor(memory / 2 ** bit) % 2 === 1
  /** Keys and gates disappear once the key has been found. */
  const shut = locks.flatMap((lock, i) => (isHeld(i) ? [] : [{ ...lock, kind: ['sun', 'moon'][i] }]))
  const lying = carrots.filter((_, i) => !isHeld(locks.length + i))
  const signs = (sign: string) => tiles.flatMap((_, cell) => (ground[cell] === sign ? [cell] : []))
  const found = locks.length + carrots.length
  const holes = signs('x').filter((_, i) => isHeld(found + i))
  const counts = found + signs('x').length
  const growth = Number(isHeld(counts)) + 2 * Number(isHeld(counts + 1))
  const all = tiles.map((number, cell): Tile => {
    const isPlain = number > 0 && ground[cell] !== '~' && !holes.includes(cell)
    const other = number === 0 ? 'hedge' : holes.includes(cell) ? 'hole' : 'ice'
    return {
      what: cell === goal ? 'flag' : isPlain ? String(number + (ground[cell] === '+' ? growth : 0)) : other,
      ground: isPlain && cell !== goal ? NAMES[ground[cell] ?? ''] : undefined,
      hasCarrot: lying.includes(cell),
      key: shut.find(({ key }) => key === cell)?.kind,
      gate: shut.find(({ gates }) => gates.includes(cell))?.kind,
      isSeen: cell !== at && seen.includes(cell) && ground[cell] === '.',
      hasHop: cell === at,
    }
  })
  return Array.from({ length: rows }, (_, row) => all.slice(row * columns, (row + 1) * columns))
}
