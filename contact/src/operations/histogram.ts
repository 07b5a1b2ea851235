/** Counts values by size, for the metrics: how many are no larger than each bound. */

export interface Histogram {
  /** Upper bounds in ascending order, each with the number of values in it and above the bound before. */
  readonly buckets: readonly { readonly upTo: number; readonly count: number }[]
  /** Values above the last bound. */
  readonly beyond: number
  readonly sum: number
}

export function emptyHistogram(bounds: readonly number[]): {
  observe(value: number): void
  read(): Histogram
} {
  const counts = bounds.map(() => 0)
  let beyond = 0
  let sum = 0
  return {
    observe(value) {
      const bucket = bounds.findIndex((bound) => value <= bound)
      if (bucket < 0) beyond++
      else counts[bucket] = (counts[bucket] ?? 0) + 1
      sum += value
    },
    read: () => ({
      buckets: bounds.map((upTo, index) => ({ upTo, count: counts[index] ?? 0 })),
      beyond,
      sum,
    }),
  }
}
