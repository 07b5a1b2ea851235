/** A histogram with fixed bucket bounds, for the metrics. */

export interface Histogram {
  /** In ascending order; each count covers the values above the previous bound (not cumulative). */
  readonly buckets: readonly { readonly upTo: number; readonly count: number }[]
  /** Count of values above the last bound. */
  readonly beyond: number
  readonly sum: number
}

export function createHistogram(bounds: readonly number[]): {
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
