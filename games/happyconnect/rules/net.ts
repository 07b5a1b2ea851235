/**
 * Turns the board into a graph of knots and links, so that the solver needs no special cases. Each knot uses a fixed
 * number of its links. A bridge is two knots, a hedge is a missing link, and burrows are linked to each other.
 */
import { areLinked, around, cellsWith, facesOf, type Board } from './board.ts'

export interface Net {
  readonly size: number
  /**
   * Indexed by knot: how many of its links are taken. Cells come first, then the left-to-right decks of the bridges.
   */
  readonly need: readonly number[]
  /** Indexed by knot: its links up, down, left, right and through a burrow; -1 for none. */
  readonly links: readonly (readonly number[])[]
  /** The two knots of each link, flattened. */
  readonly ends: readonly number[]
  /** Indexed by knot: the pair whose face is on it, -1 for none. */
  readonly labels: readonly number[]
  /** Knots that must be crossed straight on. */
  readonly ice: ReadonlySet<number>
  readonly burrows: readonly number[]
}

export function netOf(board: Board): Net {
  const { size, marks } = board
  const cells = size * size
  const need = Array.from({ length: cells * 2 }, (_, knot): number => {
    if (knot >= cells) return marks[knot - cells] === 'bridge' ? 2 : 0
    return marks[knot] === 'pond' ? 0 : 2
  })
  const links = need.map(() => [-1, -1, -1, -1, -1])
  const labels = need.map(() => -1)
  const ends: number[] = []
  const ice = new Set(cellsWith(board, 'ice'))
  const burrows = cellsWith(board, 'burrow')

  function link(from: number, side: number, to: number, back: number): void {
    for (const [knot, at] of [
      [from, side],
      [to, back],
    ] as const) {
      const known = links[knot]
      if (known) known[at] = ends.length / 2
    }
    ends.push(from, to)
  }

  const level = (cell: number) => (marks[cell] === 'bridge' ? cell + cells : cell)
  for (let cell = 0; cell < cells; cell++) {
    const [, below = -1, , right = -1] = around(size, cell)
    if (areLinked(board, cell, below)) link(cell, 1, below, 0)
    if (areLinked(board, cell, right)) link(level(cell), 3, level(right), 2)
  }
  const [mouth, other] = burrows
  if (mouth !== undefined && other !== undefined) link(mouth, 4, other, 4)
  for (const [face, pair] of facesOf(board)) {
    need[face] = 1
    labels[face] = pair
  }
  return { size, need, links, ends, labels, ice, burrows }
}

export const beyond = ({ ends }: Net, link: number, knot: number): number => {
  const one = ends[link * 2] ?? 0
  return one === knot ? (ends[link * 2 + 1] ?? 0) : one
}

/** The links that a path uses; -1 where two of its cells are not linked. */
export function linksOf(net: Net, way: readonly number[]): number[] {
  const cells = net.size * net.size
  return way.slice(1).map((to, i) => {
    const from = way[i] ?? -1
    const leads = (knot: number) =>
      net.links[knot]?.find((link) => link >= 0 && beyond(net, link, knot) % cells === to)
    return leads(from) ?? leads(from + cells) ?? -1
  })
}
