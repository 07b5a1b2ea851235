/**
 * Names the goals made for a day or a week, as keys of a save's `made`: the number reached in a period, and the progress
 * of each open goal. The key of a goal contains its target, so tabs that make different goals overwrite nothing. Pure.
 */

/** The field `made` of a save. */
type Made = Readonly<Record<string, number>>

/** `near` and `far` are made every day, `week` every Monday. */
export const SLOTS = ['near', 'far', 'week'] as const
export type Slot = (typeof SLOTS)[number]

export interface MadeGoal {
  readonly slot: Slot
  /** The day, or the Monday of the week, as in 2026-11-16. */
  readonly day: string
  /** The position in its period: the number reached before it. */
  readonly index: number
  /** The id of a fact. */
  readonly fact: string
  readonly isTotal: boolean
  readonly count: number
}

const KEY = /^(near|far|week)-(\d{4})(\d\d)(\d\d)(?:-(\d{1,3})-([a-z]{1,12})-([ot])(\d{1,9}))?$/
/** Open goals of earlier periods are forgotten after this many days; a clock that is set back finds them again. */
const KEPT_DAYS = 14
/** Open goals in a save: many times what several tabs can make. */
const MOST_OPEN = 60

export const periodKey = (slot: Slot, day: string) => `${slot}-${day.replaceAll('-', '')}`

export const goalKey = ({ slot, day, index, fact, isTotal, count }: MadeGoal) =>
  `${periodKey(slot, day)}-${index}-${fact}-${isTotal ? 't' : 'o'}${count}`

/** Parses a key. Undefined for the key of a period. */
export function madeGoalOf(key: string): MadeGoal | undefined {
  const [, slot, year, month, date, index, fact, form, count] = KEY.exec(key) ?? []
  if (fact === undefined) return undefined
  const day = `${year}-${month}-${date}`
  return { slot: slot as Slot, day, index: Number(index), fact, isTotal: form === 't', count: Number(count) }
}

/** Whether it is a valid key of a period up to `latest`. */
export function isMadeKey(key: string, latest: string): boolean {
  const [, , ...date] = KEY.exec(key)?.slice(0, 5) ?? []
  return date.length === 3 && date.join('-') <= latest
}

/** The number of goals reached in a period. */
export const reachedIn = (made: Made, slot: Slot, day: string) => made[periodKey(slot, day)] ?? 0

/** The number of made goals ever reached. */
export const allReached = (made: Made) =>
  Object.entries(made).reduce((sum, [key, value]) => sum + (madeGoalOf(key) ? 0 : value), 0)

/** Removes goals that have been reached or belong to a period long past. Never removes a number reached. */
export function withoutPast(made: Made, today: string): Made {
  const oldest = new Date(Date.parse(today) - KEPT_DAYS * 86_400_000).toISOString().slice(0, 10)
  const open: string[] = []
  const kept = Object.entries(made).filter(([key]) => {
    const goal = madeGoalOf(key)
    if (!goal) return true
    if (goal.day < oldest || goal.index < reachedIn(made, goal.slot, goal.day)) return false
    open.push(key)
    return true
  })
  const extra = new Set(open.sort().slice(MOST_OPEN))
  return Object.fromEntries(kept.filter(([key]) => !extra.has(key)))
}
