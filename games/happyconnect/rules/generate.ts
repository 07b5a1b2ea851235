/** Fills a board with ways: a snake cut into pieces, which take over each other's ends until no trace of it is left. */
import { chance } from '../../kit/rules/chance.ts'
import { beside } from '../../kit/rules/grid.ts'
import { WAYS } from '../../kit/rules/ways.ts'
import { gridOf, type Board } from './board.ts'

/** How often, for each cell of the board, an end tries to grow. */
const STIRS = 40
/** The shortest way, in cells, and the longest, in widths of the board. */
const SHORTEST = 3
const LONGEST = 3

export function weave(size: number, pairs: number, seed: number): Board {
  const dice = chance(seed)
  const grid = gridOf(size)
  const ways = rows(size, pairs)
  const owner: number[] = []
  for (const [pair, way] of ways.entries()) for (const cell of way) owner[cell] = pair
  const ownBeside = (pair: number, cell: number) =>
    WAYS.filter((side) => owner[beside(grid, cell, side) ?? -1] === pair).length

  for (let i = 0; i < size * size * STIRS; i++) {
    const pair = dice.int(pairs)
    const way = ways[pair] ?? []
    if (dice.int(2)) way.reverse()
    const to = beside(grid, way.at(-1) ?? 0, dice.pick(WAYS))
    const giver = to === undefined ? pair : (owner[to] ?? pair)
    const other = ways[giver]
    if (to === undefined || giver === pair || !other) continue
    if (dice.int(2)) other.reverse()
    const left = other.indexOf(to)
    const taken = other.slice(left)
    if (left < SHORTEST || way.length + taken.length > size * LONGEST) continue
    // A way must not run beside itself: most boards without such ways have only one solution.
    if (taken.some((cell, nth) => ownBeside(pair, cell) > (nth ? 0 : 1))) continue
    other.length = left
    way.push(...taken)
    for (const cell of taken) owner[cell] = pair
  }
  return { size, ways }
}

/** One line through all cells, to and fro, cut into pieces of equal length: on five by five, the rows. */
export function rows(size: number, pairs: number): number[][] {
  const cells = size * size
  const snake = Array.from({ length: cells }, (_, i) => {
    const row = Math.floor(i / size)
    return row % 2 ? row * size + size - 1 - (i % size) : i
  })
  return Array.from({ length: pairs }, (_, pair) =>
    snake.slice(Math.round((pair * cells) / pairs), Math.round(((pair + 1) * cells) / pairs)),
  )
}
