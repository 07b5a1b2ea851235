/** What the rules must not know of the world: chance, and the calendar. */

export interface Environment {
  newSeed(): number
  /** The visitor's date, as in 2026-11-16. */
  today(): string
}

const two = (part: number) => String(part).padStart(2, '0')

/** Put together by hand, because no locale writes dates like this everywhere. */
export const dateOf = (now: Date) => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`

export const environment: Environment = {
  newSeed: () => crypto.getRandomValues(new Int32Array(1))[0] ?? 1,
  today: () => dateOf(new Date()),
}
