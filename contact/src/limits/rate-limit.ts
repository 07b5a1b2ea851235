/** A leaky bucket in its one-number form (GCRA): only the time at which the bucket will be empty is stored. */

export interface Limit {
  /** Messages per window; 0 means no limit. */
  readonly count: number
  readonly windowMs: number
}

export type BucketResult = { readonly emptyAt: number } | { readonly waitMs: number }

/** Clocks of copies may differ by this much. A bucket further ahead was filled by a wrong clock. */
const CLOCK_SKEW_MS = 5 * 60_000

/** The remaining level of a bucket, as time. A bucket filled by a wrong clock counts as empty. */
function levelMs(emptyAt: number | undefined, windowMs: number, now: number): number {
  if (emptyAt === undefined || emptyAt > now + windowMs + CLOCK_SKEW_MS) return 0
  return Math.min(windowMs, Math.max(0, emptyAt - now))
}

/** From 0 to 1. */
export const fullness = (emptyAt: number | undefined, limit: Limit, now: number) =>
  limit.count === 0 ? 0 : levelMs(emptyAt, limit.windowMs, now) / limit.windowMs

/**
 * Adds a message to a bucket: returns the new bucket, or how long to wait until the message fits. A message takes `cost`
 * times its normal share, but never more than the whole bucket.
 */
export function addToBucket(emptyAt: number | undefined, limit: Limit, now: number, cost = 1): BucketResult {
  const { count, windowMs } = limit
  if (count === 0) return { emptyAt: now }
  const level = levelMs(emptyAt, windowMs, now) + Math.min(windowMs, (cost * windowMs) / count)
  // Rounded down to whole milliseconds: rounding up could refuse the last message of a full burst.
  return level > windowMs ? { waitMs: Math.ceil(level - windowMs) } : { emptyAt: Math.floor(now + level) }
}

/** Fullness of the overall bucket up to which messages have their normal cost. */
const NO_SURCHARGE_BELOW = 0.25

/**
 * The cost of a message in its sender's buckets, by the fullness of the overall bucket. It rises quadratically above a
 * quarter, so that heavy senders get less, and visitors who have sent nothing are still accepted.
 */
export function costAt(overallFullness: number): number {
  const left = Math.min(1, (1 - overallFullness) / (1 - NO_SURCHARGE_BELOW))
  return 1 / Math.max(Number.EPSILON, left ** 2)
}

/** Whether a bucket still limits anyone. */
export const isNonEmpty = (emptyAt: number, windowMs: number, now: number) =>
  levelMs(emptyAt, windowMs, now) > 0
