/** Compares the result of a day with the player's other days. Pure. */
import type { Records } from '../../save/records.ts'

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }

/** 1st, 2nd, 3rd, 4th, 11th, 21st */
export const ordinal = (number: number) =>
  number + ((number % 100 > 10 && number % 100 < 14 ? undefined : ENDINGS[number % 10]) ?? 'th')

/** 'Your 2nd best of 12 days'. Empty without other days. `dayBests` are the best points of each day. */
export function dayRankWords(dayBests: Records, day: string, result: number): string {
  const others = Object.entries(dayBests).filter(([each]) => each !== day)
  if (others.length === 0) return ''
  const best = Math.max(result, dayBests[day] ?? 0)
  const rank = 1 + others.filter(([, other]) => other > best).length
  const count = others.length + 1
  return rank === 1 ? `Your best of ${count} days` : `Your ${ordinal(rank)} best of ${count} days`
}
