/** The round of the day: the same for everybody, from the game and the visitor's own calendar date. Pure. */
import { checksumOf } from '../replay/checksum.ts'

export interface DayRound {
  readonly seed: number
  readonly level: number
  /** As in 2026-11-16. */
  readonly day: string
}

/** Monday is 1, Sunday is 7. A date has one weekday everywhere, so it is read as if it were Greenwich's. */
export const strengthOf = (day: string) => new Date(`${day}T00:00Z`).getUTCDay() || 7

/** A game with levels makes a board of the day's strength; the others play as ever. */
export const dayRound = (slug: string, hasLevels: boolean, day: string): DayRound => ({
  seed: checksumOf(`${slug} ${day}`) | 0,
  level: hasLevels ? -strengthOf(day) : 1,
  day,
})
