import { wrap, type Arc } from '../rules/tube.ts'

/** The widest gap between these arcs, in turns. */
export function widestOpening(arcs: readonly Arc[]): number {
  const sorted = arcs.map(({ from, span }) => ({ from: wrap(from), span })).sort((a, b) => a.from - b.from)
  const first = sorted[0]
  if (!first) return 1
  let widest = 0
  let end = first.from + first.span
  for (const { from, span } of sorted.slice(1)) {
    widest = Math.max(widest, from - end)
    end = Math.max(end, from + span)
  }
  return Math.max(widest, first.from + 1 - end)
}
