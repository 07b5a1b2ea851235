/** Finds the next step for a hint, and the reason for it, from the pairs that are right already. */
import type { Board } from './board.ts'
import { createMind, TILE, wrongStep, type Mind } from './deduce.ts'
import { linksOf, netOf, type Net } from './net.ts'

/** Draws the paths that are right already, and everything that follows from them directly. */
function look(board: Board, isThere: readonly boolean[]): { net: Net; mind: Mind } {
  const net = netOf(board)
  const mind = createMind(net)
  for (const [pair, way] of board.ways.entries())
    if (isThere[pair]) for (const link of linksOf(net, way)) if (!mind.taken[link]) mind.settle(link, 1)
  mind.lookAround()
  return { net, mind }
}

/** The pair whose path is the first to follow from those that are right already; -1 if all are. */
export function nextWay(board: Board, isThere: readonly boolean[]): number {
  const { net, mind } = look(board, isThere)
  const ways = board.ways.map((way) => linksOf(net, way))
  for (;;) {
    const found = ways.findIndex((way, pair) => !isThere[pair] && way.every((link) => mind.taken[link] === 1))
    const wrong = found < 0 ? wrongStep(net, mind) : undefined
    if (!wrong) return found < 0 ? isThere.indexOf(false) : found
    mind.conclude(wrong.link, -1)
  }
}

/**
 * Explains why a path is right: 'only' if there is no alternative, otherwise the result of the alternative, which is a
 * pair that cannot meet or `TILE`. Undefined if no contradiction is found.
 */
export function whyThisWay(
  board: Board,
  isThere: readonly boolean[],
  way: readonly number[],
): 'only' | number | undefined {
  const { net, mind } = look(board, isThere)
  const links = linksOf(net, way)
  const at = links.findIndex((link) => mind.taken[link] !== 1)
  if (at < 0) return 'only'
  const cell = way[at] ?? -1
  const ends = [...(net.links[cell] ?? []), ...(net.links[cell + board.size ** 2] ?? [])]
    .filter((link) => link >= 0 && link !== links[at] && mind.taken[link] === 0)
    .map((link) => mind.imagine(link) ?? -9)
  const worst = Math.max(...ends)
  return worst < TILE ? undefined : worst
}
