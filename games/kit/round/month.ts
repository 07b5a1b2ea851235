/** Computes a month's calendar: its days in weeks, Monday first, with the flower of each. Pure. */
import type { Records } from '../save/records.ts'

/** As in 2026-11. */
export type Month = string

export const monthOf = (day: string): Month => day.slice(0, 7)

/** Hard-coded, because `Intl` would load locale data, which takes two frames. */
const NAMES = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(
  ',',
)

/** Takes a month or a day. */
export const monthName = (date: string) => NAMES[Number(date.slice(5, 7)) - 1] ?? ''

/** Adds a number of months. */
export function monthAfter(month: Month, by: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 7)
}

export interface Patch {
  /** As in 2026-11-16. */
  readonly day: string
  readonly number: number
  /** As in a save's `days`; 0 for bare earth. */
  readonly grown: number
  readonly isLater: boolean
}

export interface MonthGrid {
  /** Empty cells before the first day. */
  readonly offset: number
  readonly patches: readonly Patch[]
}

export function monthGridOf(month: Month, days: Records, today: string): MonthGrid {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const first = new Date(Date.UTC(year, number - 1, 1))
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const patches = Array.from({ length: count }, (_, i) => {
    const day = `${month}-${String(i + 1).padStart(2, '0')}`
    return { day, number: i + 1, grown: days[day] ?? 0, isLater: day > today }
  })
  return { offset: (first.getUTCDay() + 6) % 7, patches }
}

/** The earliest month with a finished round, where paging back ends. */
export const firstMonth = (days: Records, today: string): Month =>
  monthOf(Object.keys(days).reduce((first, day) => (day < first ? day : first), today))
