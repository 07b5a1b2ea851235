/** Stores which links of a board are taken or closed so far, with undo. */
import type { Net } from './net.ts'

export interface BoardDraft {
  /** Indexed by link: 1 taken, -1 closed, 0 open. */
  readonly taken: Int8Array
  /** Indexed by knot at an end of a ribbon: the other end of that ribbon. */
  readonly far: Int16Array
  /** Indexed by knot at an end of a ribbon: the pair whose face is at the other end, -1 for none. */
  readonly label: Int8Array
  /** Queue of knots with new links, for the caller to check and clear. */
  readonly knots: number[]
  /** Takes or closes a link. Returns false if that is impossible. */
  settle(link: number, value: 1 | -1): boolean
  /** The length of the undo trail; `undo` returns to it. */
  mark(): number
  undo(mark: number): void
}

/** Whether two ribbon ends belong to different pairs. */
export const areStrangers = (a: number, b: number) => a >= 0 && b >= 0 && a !== b

export function createDraft({ need, ends, labels }: Net): BoardDraft {
  const taken = new Int8Array(ends.length / 2)
  const far = Int16Array.from(need.keys())
  const label = Int8Array.from(labels)
  const knots: number[] = []
  /** Undo log: for each step the values it replaced, then its link. */
  const trail: number[] = []
  const pop = () => trail.pop() ?? 0

  return {
    taken,
    far,
    label,
    knots,
    settle(link, value) {
      const a = ends[link * 2] ?? 0
      const b = ends[link * 2 + 1] ?? 0
      if (value > 0) {
        const one = far[a] ?? a
        const other = far[b] ?? b
        const mine = label[a] ?? -1
        const yours = label[b] ?? -1
        if (one === b || areStrangers(mine, yours)) return false
        trail.push(one, far[one] ?? 0, label[one] ?? 0, other, far[other] ?? 0, label[other] ?? 0)
        far[one] = other
        far[other] = one
        label[one] = label[other] = Math.max(mine, yours)
        knots.push(one, other)
      }
      taken[link] = value
      trail.push(link)
      knots.push(a, b)
      return true
    },
    mark: () => trail.length,
    undo(mark) {
      while (trail.length > mark) {
        const link = pop()
        if ((taken[link] ?? 0) > 0)
          for (let end = 0; end < 2; end++) {
            const name = pop()
            const to = pop()
            const knot = pop()
            far[knot] = to
            label[knot] = name
          }
        taken[link] = 0
      }
    },
  }
}
