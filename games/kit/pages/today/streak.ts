/** Counts the days in a row on which the day's round was finished. Two missed days a month do not break it. Pure. */
import { FLOWER, type Records } from '../../save/records.ts'
import { monthOf } from '../../round/month.ts'

/** Days of a month that may be missed. */
const FREE_DAYS = 2

interface Streak {
  /** Days with a flower. */
  readonly days: number
  /** Days that may still be missed this month. */
  readonly free: number
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

/** Today does not count as missed before it is over. */
export function streakOf(days: Records, today: string): Streak {
  const hasFlower = (day: string) => (days[day] ?? 0) >= FLOWER
  const first = Object.keys(days)
    .filter(hasFlower)
    .reduce((earliest, day) => (day < earliest ? day : earliest), today)
  const used: Record<string, number> = {}
  let count = Number(hasFlower(today))
  let isBroken = false
  for (let day = dayBefore(today); day >= first && !isBroken; day = dayBefore(day)) {
    const month = monthOf(day)
    if (hasFlower(day)) count++
    else if ((used[month] ?? 0) < FREE_DAYS) used[month] = (used[month] ?? 0) + 1
    else isBroken = true
  }
  return { days: count, free: count > 0 ? FREE_DAYS - (used[monthOf(today)] ?? 0) : FREE_DAYS }
}

/** 'Streak: 5 days. You may miss 2 more this month' */
export function streakWords({ days, free }: Streak): string {
  if (days === 0) return ''
  const length = days === 1 ? '1 day' : `${days} days`
  return `Streak: ${length}. ${free > 0 ? `You may miss ${free} more this month` : 'No more free days this month'}`
}
