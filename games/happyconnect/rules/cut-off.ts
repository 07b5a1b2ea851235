/** Finds pairs that can no longer meet, by flood-filling the free knots. */
import type { BoardDraft } from './draft.ts'
import { beyond, type Net } from './net.ts'

/** Returns a function that finds a pair whose ribbon ends do not touch the same free region, if there is one. */
export function createCutOff(net: Net, { taken, far, label }: BoardDraft): () => number | undefined {
  const { need, links, labels } = net
  /** Indexed by pair. */
  const faces: number[][] = []
  for (const [knot, pair] of labels.entries()) if (pair >= 0) (faces[pair] ??= []).push(knot)
  const region = new Int16Array(need.length)
  const reached: number[] = []

  /** Flood-fills the free knots around a start with a region number. */
  function fill(start: number): void {
    region[start] = start + 1
    reached.length = 0
    reached.push(start)
    for (let i = 0; i < reached.length; i++) {
      const knot = reached[i] ?? 0
      for (const link of links[knot] ?? []) {
        if (link < 0 || (taken[link] ?? 0) < 0) continue
        const to = beyond(net, link, knot)
        if (region[to] || (label[to] ?? 0) >= 0) continue
        region[to] = start + 1
        reached.push(to)
      }
    }
  }

  /** Whether one step from a ribbon's end reaches the other end or this region. */
  function leads(from: number, to: number, place: number): boolean {
    for (const link of links[from] ?? []) {
      if (link < 0 || (taken[link] ?? 0) < 0) continue
      const next = beyond(net, link, from)
      if (next === to || (place > 0 && region[next] === place)) return true
    }
    return false
  }

  return () => {
    region.fill(0)
    for (let knot = 0; knot < need.length; knot++)
      if (need[knot] && !region[knot] && (label[knot] ?? 0) < 0) fill(knot)
    for (const [pair, [a = 0, b = 0]] of faces.entries()) {
      const one = far[a] ?? a
      const other = far[b] ?? b
      if (one === b || leads(one, other, 0)) continue
      const meets = (links[one] ?? []).some(
        (link) =>
          link >= 0 && (taken[link] ?? 0) >= 0 && leads(other, one, region[beyond(net, link, one)] ?? 0),
      )
      if (!meets) return pair
    }
    return undefined
  }
}
