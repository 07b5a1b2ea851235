/**
 * Generates seeded random numbers (mulberry32). States store the cursor to continue the sequence later. Uses 32-bit
 * integer arithmetic only, so every engine produces the same numbers.
 */
export interface Chance {
  readonly cursor: number
  /** An integer from 0 to `below`, exclusive. */
  int(below: number): number
  /** A fraction from 0 to 1, exclusive. */
  fraction(): number
  pick<T>(from: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
}

export function chance(seed: number): Chance {
  let cursor = seed | 0

  function next(): number {
    cursor = (cursor + 0x6d2b79f5) | 0
    let t = Math.imul(cursor ^ (cursor >>> 15), 1 | cursor)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return (t ^ (t >>> 14)) >>> 0
  }

  const fraction = () => next() / 4294967296
  // Scaling a fraction avoids the modulo bias of `%`.
  const int = (below: number) => Math.floor(fraction() * below)

  return {
    get cursor() {
      return cursor
    },
    int,
    fraction,
    pick(from) {
      const item = from[int(from.length)]
      if (item === undefined) throw new Error('Cannot pick from an empty list.')
      return item
    },
    shuffle(list) {
      const out = [...list]
      for (let i = out.length - 1; i > 0; i--) {
        const j = int(i + 1)
        ;[out[i], out[j]] = [out[j] as (typeof out)[number], out[i] as (typeof out)[number]]
      }
      return out
    },
  }
}
