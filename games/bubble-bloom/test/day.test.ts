/** Tests the daily beds: each can be cleared, no two are alike, and they get harder from Monday to Sunday. */
import { expect, test } from 'vitest'
import { rules, type State } from '../rules.ts'
import { playDay } from './day.ts'
import { grading } from './grading.ts'
import { tryOut } from './people.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const DATES = [1, 2, 3, 4]
/** Tries per bed, one of which should clear it. */
const GOES = [1, 2, 3, 4, 5, 6]

const beds = DAYS.map((_, day) => DATES.map((date) => rules.start(date * 7 + day, -1 - day)))
const won = (state: State) => rules.outcome(state) === 'won'

const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

test.each(DAYS.map((name, day) => [name, day] as const))(
  "a good and an average player clear %s's beds",
  (_, day) => {
    for (const bed of beds[day] ?? []) {
      expect(GOES.some((go) => won(tryOut(bed, 'good', go)))).toBe(true)
      expect(GOES.some((go) => won(playDay(bed, go).end))).toBe(true)
    }
  },
)

test('no two daily beds are the same', () => {
  const all = beds.flat().map(({ bed }) => JSON.stringify(bed))
  expect(new Set(all).size).toBe(all.length)
})

test('daily beds get harder, sink sooner and have more elements over the week', () => {
  const week = [beds.slice(0, 2), beds.slice(2, 4), beds.slice(4)].map((days) => days.flat())
  const [start = 0, middle = 0, end = 0] = week.map((days) =>
    mean(days.flatMap((bed) => GOES.map((go) => Number(won(playDay(bed, go).end))))),
  )
  expect(start).toBeGreaterThan(middle)
  expect(middle).toBeGreaterThan(end)
  const patience = beds.map((day) => mean(day.map((bed) => bed.patience)))
  expect(patience).toEqual([...patience].sort((a, b) => b - a))
  const kinds = week.map((days) => new Set(days.flatMap((bed) => grading.holds(bed))).size)
  expect(kinds).toEqual([...kinds].sort((a, b) => a - b))
  expect(kinds.at(-1)).toBeGreaterThanOrEqual(5)
})
