/** Finds the next step for a hint, and the reason for it, from the pairs that are right already. */
import type { Board } from './board.ts'
import { createDeduction, TILE, wrongStep, type Deduction } from './deduce.ts'
import { linksOf, netOf, type Net } from './net.ts'

/** Draws the paths that are right already, and everything that follows from them directly. */
function deduceFrom(board: Board, isRight: readonly boolean[]): { net: Net; deduction: Deduction } {
  const net = netOf(board)
  const deduction = createDeduction(net)
  for (const [pair, way] of board.ways.entries())
    if (isRight[pair])
      for (const link of linksOf(net, way)) if (!deduction.taken[link]) deduction.settle(link, 1)
  deduction.lookAround()
  return { net, deduction }
}

/** The pair whose path is the first to follow from those that are right already; -1 if all are. */
export function nextWay(board: Board, isRight: readonly boolean[]): number {
  const { net, deduction } = deduceFrom(board, isRight)
  const ways = board.ways.map((way) => linksOf(net, way))
  for (;;) {
    const found = ways.findIndex(
      (way, pair) => !isRight[pair] && way.every((link) => deduction.taken[link] === 1),
    )
    const wrong = found < 0 ? wrongStep(net, deduction) : undefined
    if (!wrong) return found < 0 ? isRight.indexOf(false) : found
    deduction.conclude(wrong.link, -1)
  }
}

/**
 * Explains why a path is right: 'only' if there is no alternative, otherwise the result of the alternative, which is a
 * pair that cannot meet or `TILE`. Undefined if no contradiction is found.
 */
export function whyThisWay(
  board: Board,
  isRight: readonly boolean[],
  way: readonly number[],
): 'only' | number | undefined {
  const { net, deduction } = deduceFrom(board, isRight)
  const links = linksOf(net, way)
  const at = links.findIndex((link) => deduction.taken[link] !== 1)
  if (at < 0) return 'only'
  const cell = way[at] ?? -1
  const ends = [...(net.links[cell] ?? []), ...(net.links[cell + board.size ** 2] ?? [])]
    .filter((link) => link >= 0 && link !== links[at] && deduction.taken[link] === 0)
    .map((link) => deduction.imagine(link) ?? -9)
  const worst = Math.max(...ends)
  return worst < TILE ? undefined : worst
}
