/** Models the visible drawing, without any conclusions from it. */
import type { Deduction } from '../rules/deduce.ts'
import type { Net } from '../rules/net.ts'

export const facesOn = ({ labels }: Net): number[] =>
  [...labels.keys()].filter((knot) => (labels[knot] ?? -1) >= 0)

/** The open links at the end of the ribbon attached to a face. */
export const optionsOf = ({ links }: Net, { taken, far }: Deduction, face: number): number[] =>
  (links[far[face] ?? face] ?? []).filter((link) => link >= 0 && taken[link] === 0)

/** Draws a link. Concludes only that full tiles are closed to other ribbons. */
export function draw(net: Net, { taken, settle }: Deduction, link: number): void {
  settle(link, 1)
  for (const knot of net.ends.slice(link * 2, link * 2 + 2)) {
    const own = net.links[knot] ?? []
    if (own.filter((each) => each >= 0 && taken[each] === 1).length >= (net.need[knot] ?? 0))
      for (const each of own) if (each >= 0 && taken[each] === 0) settle(each, -1)
  }
}
