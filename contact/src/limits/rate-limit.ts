/**
 * Limits how many messages are accepted, with a leaky bucket in its one-number form (GCRA).
 * A bucket is the moment at which it will be empty again; the store keeps nothing else.
 */

export interface Limit {
  /** Messages in a window; 0 means no limit. */
  readonly count: number
  readonly windowMs: number
}

export type BucketResult = { readonly emptyAt: number } | { readonly waitMs: number }

/** Clocks of copies may differ by this much. A bucket further ahead than that was filled by a clock that was wrong. */
const CLOCK_SKEW_MS = 5 * 60_000

/** What is still in a bucket. One that was filled on a day that has not come says nothing and counts as empty. */
function levelMs(emptyAt: number | undefined, windowMs: number, now: number): number {
  if (emptyAt === undefined || emptyAt > now + windowMs + CLOCK_SKEW_MS) return 0
  return Math.min(windowMs, Math.max(0, emptyAt - now))
}

/** From 0 to 1. */
export const fullness = (emptyAt: number | undefined, limit: Limit, now: number) =>
  limit.count === 0 ? 0 : levelMs(emptyAt, limit.windowMs, now) / limit.windowMs

/**
 * Adds a message to a bucket: gives the new bucket, or how long to wait until there is room. A message takes `price`
 * times its usual room, but never more than the whole bucket.
 */
export function addToBucket(emptyAt: number | undefined, limit: Limit, now: number, cost = 1): BucketResult {
  const { count, windowMs } = limit
  if (count === 0) return { emptyAt: now }
  const level = levelMs(emptyAt, windowMs, now) + Math.min(windowMs, (cost * windowMs) / count)
  // The store keeps whole milliseconds, and rounding up could refuse the last message of a full burst.
  return level > windowMs ? { waitMs: Math.ceil(level - windowMs) } : { emptyAt: Math.floor(now + level) }
}

/** Up to here messages cost their senders the usual. */
const NO_SURCHARGE_BELOW = 0.25

/**
 * What a message costs its sender when all visitors together have filled their bucket this far. Above a quarter it
 * rises ever more steeply, so that whoever sends a lot gets less, and whoever has sent nothing still gets in.
 */
export function costAt(overallFullness: number): number {
  const left = Math.min(1, (1 - overallFullness) / (1 - NO_SURCHARGE_BELOW))
  return 1 / Math.max(Number.EPSILON, left ** 2)
}

/** Buckets that still limit anybody: neither empty nor from a day that has not come. */
export const isNonEmpty = (emptyAt: number, windowMs: number, now: number) =>
  levelMs(emptyAt, windowMs, now) > 0
