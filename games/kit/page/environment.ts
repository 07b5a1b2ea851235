/** Provides randomness and the date, which rules must not access themselves. */

export interface Environment {
  newSeed(): number
  /** The local date, as in 2026-11-16. */
  today(): string
}

/** ISO dates are in UTC, so the time is shifted by the zone's offset first. */
export const dateOf = (now: Date) =>
  new Date(Number(now) - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)

export const environment: Environment = {
  newSeed: () => crypto.getRandomValues(new Int32Array(1))[0] ?? 1,
  today: () => dateOf(new Date()),
}
