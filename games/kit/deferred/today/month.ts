/** A month as a flower bed: its days in weeks, Monday first, and what grew on each. Pure. */
import type { Records } from '../../save/save.ts'

/** As in 2026-11. */
export type Month = string

export const monthOf = (day: string): Month => day.slice(0, 7)

/** The browser would load its data of languages for them, which takes two frames. */
const NAMES = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(
  ',',
)

/** Of a month or of a day. */
export const monthName = (date: string) => NAMES[Number(date.slice(5, 7)) - 1] ?? ''

/** Another month, so many later. */
export function monthAfter(month: Month, by: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 7)
}

export interface Patch {
  /** As in 2026-11-16. */
  readonly day: string
  readonly number: number
  /** As under `days` in a save; 0 for bare earth. */
  readonly grown: number
  readonly isLater: boolean
}

export interface MonthGrid {
  /** Places before the first day, so that Monday comes first. */
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

/** The first month in which something grew; leafing back ends there. */
export const firstMonth = (days: Records, today: string): Month =>
  monthOf(Object.keys(days).reduce((first, day) => (day < first ? day : first), today))
