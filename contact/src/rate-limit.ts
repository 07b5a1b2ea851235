/**
 * Limits how many messages are accepted, with a leaky bucket in its one-number form (GCRA).
 * A bucket is the moment at which it will be empty again; the store keeps nothing else.
 */

export interface Limit {
  /** Messages in a window; 0 means no limit. */
  readonly count: number
  readonly windowMs: number
}

export type Pour = { readonly emptyAt: number } | { readonly waitMs: number }

/** Adds a message to a bucket: gives the new bucket, or how long to wait until there is room. */
export function pour(emptyAt: number | undefined, limit: Limit, now: number): Pour {
  if (limit.count === 0) return { emptyAt: now }
  const next = Math.max(emptyAt ?? now, now) + limit.windowMs / limit.count
  const waitMs = next - now - limit.windowMs
  // The store keeps whole milliseconds, and rounding up could refuse the last message of a full burst.
  return waitMs > 0 ? { waitMs: Math.ceil(waitMs) } : { emptyAt: Math.floor(next) }
}
