/** Derives the daily round, the same for everyone, from the game and the local date. Pure. */
import { checksumOf } from '../replay/checksum.ts'

export interface DayRound {
  readonly seed: number
  readonly level: number
  /** As in 2026-11-16. */
  readonly day: string
}

/** Monday is 1, Sunday is 7. Parsed as UTC, because the weekday of a date is the same everywhere. */
export const strengthOf = (day: string) => new Date(`${day}T00:00Z`).getUTCDay() || 7

/** The Monday of a day's week. */
export const mondayOf = (day: string) =>
  new Date(Date.parse(day) - (strengthOf(day) - 1) * 86_400_000).toISOString().slice(0, 10)

/** In a game with levels the weekday sets the difficulty; other games only get the day's seed. */
export const dayRound = (slug: string, hasLevels: boolean, day: string): DayRound => ({
  seed: checksumOf(`${slug} ${day}`) | 0,
  level: hasLevels ? -strengthOf(day) : 1,
  day,
})
