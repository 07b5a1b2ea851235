/**
 * How many messages are let through, by the leaky bucket in its one-number form (GCRA).
 * A bucket is the moment at which it will have run empty again; that is all a store has to keep.
 */

export interface Limit {
  /** Messages in a window; 0 is no limit. */
  readonly count: number
  readonly windowMs: number
}

export type Pour = { readonly emptyAt: number } | { readonly waitMs: number }

/** The bucket after one more message, or how long to wait until one would fit. */
export function pour(emptyAt: number | undefined, limit: Limit, now: number): Pour {
  if (limit.count === 0) return { emptyAt: now }
  const next = Math.max(emptyAt ?? now, now) + limit.windowMs / limit.count
  const waitMs = next - now - limit.windowMs
  // A store keeps whole milliseconds; rounding up could refuse the last message of a full burst.
  return waitMs > 0 ? { waitMs: Math.ceil(waitMs) } : { emptyAt: Math.floor(next) }
}
