/** The meadow, played by ear: hints are asked for, and friends are led as they say. */
import { arrowNamed, openWalker, placeIn } from '../../kit/proof/listener.ts'
import type { State } from '../rules.ts'
import { kindOf } from '../view/kinds.ts'

/** 'right 3' is three arrows; where the way goes on later, the ribbon is put down for now. */
function keysOf(run: string): readonly string[] {
  if (run === 'and on') return ['Space']
  const [way = '', steps = '1'] = run.split(' ')
  return Array.from({ length: Number(steps) }, () => arrowNamed(way) ?? '')
}

export const openListener = () =>
  openWalker((heard) => {
    const [, where = '', way = ''] = /Lead the \w+ from (row \d, column \d): ([^.]+)\./.exec(heard) ?? []
    const to = placeIn(where)
    return to && [{ to, keys: ['Space', ...way.split(', ').flatMap(keysOf)] }]
  })

interface Tile {
  readonly who?: string
  readonly what: 'empty' | 'face' | 'joined' | 'ribbon' | 'end'
}

function tileIn(text: string): Tile {
  if (text === 'empty') return { what: 'empty' }
  const [, who = '', what] = /^(\w+)(?: (joined|ribbon|end))?$/.exec(text) ?? []
  if (!who) throw new Error(`"${text}" is not a tile.`)
  return { who, what: (what as Tile['what'] | undefined) ?? 'face' }
}

/** By the numbers of their rows. */
export const readBoard = (lines: readonly string[]) =>
  Object.fromEntries(
    lines.map((line) => {
      const [, row, tiles = ''] = /^Row (\d): (.*)\.$/.exec(line) ?? []
      return [Number(row), tiles.split(', ').map(tileIn)]
    }),
  )

export function boardOf({ level, board: { size, ways }, ribbons }: State) {
  const tiles = Array.from({ length: size ** 2 }, (): Tile => ({ what: 'empty' }))
  for (const [pair, way] of ways.entries()) {
    const who = kindOf(level, pair).name.split(' ')[1] ?? ''
    const ribbon = ribbons[pair] ?? []
    const faces = [way[0] ?? -1, way.at(-1) ?? -1]
    const isJoined = faces.every((face) => ribbon.includes(face))
    for (const cell of ribbon) tiles[cell] = { who, what: cell === ribbon.at(-1) ? 'end' : 'ribbon' }
    for (const face of faces) tiles[face] = { who, what: isJoined ? 'joined' : 'face' }
  }
  return Object.fromEntries(
    Array.from({ length: size }, (_, row) => [row + 1, tiles.slice(row * size, (row + 1) * size)]),
  )
}
