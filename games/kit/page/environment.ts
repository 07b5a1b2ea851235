/** Provides randomness and the date, which rules must not access themselves. */

export interface Environment {
  newSeed(): number
  /** The local date, as in 2026-11-16. */
  today(): string
}

const two = (part: number) => String(part).padStart(2, '0')

/** Formatted by hand, because no locale writes ISO dates in every browser. */
export const dateOf = (now: Date) => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`

export const environment: Environment = {
  newSeed: () => crypto.getRandomValues(new Int32Array(1))[0] ?? 1,
  today: () => dateOf(new Date()),
}
