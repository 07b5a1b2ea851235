/** Tests the daily boards: won by the hints on any date, no two alike, and harder from Monday to Sunday. */
import { expect, test } from 'vitest'
import { levels, rules, type State } from '../rules.ts'
import { playDay } from './day.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const DATES = [1, 2, 3, 4]
/** Up to this day, an average player should win a board in one of a few rounds. */
const EASY_DAYS = 4
const GOES = [1, 2, 3, 4, 5, 6]

const boards = DAYS.map((_, day) => DATES.map((date) => rules.start(date * 7 + day, -1 - day)))

function followHints(state: State): State {
  const hint = levels.hint?.(state)
  return hint ? followHints(rules.act(state, hint)) : state
}

const ends = boards.map((day) => day.map(followHints))

test.each(DAYS.map((name, day) => [name, day] as const))("the hints win %s's boards", (_, day) => {
  for (const end of ends[day] ?? []) expect(rules.outcome(end)).toBe('won')
})

test.each(DAYS.slice(0, EASY_DAYS).map((name, day) => [name, day] as const))(
  "an average person wins %s's boards",
  (_, day) => {
    for (const board of boards[day] ?? [])
      expect(GOES.some((go) => rules.outcome(playDay(board, go).end) === 'won')).toBe(true)
  },
)

test('no two daily boards are alike', () => {
  const all = boards.flat().map(({ board, frost, left }) => JSON.stringify([board, frost, left]))
  expect(new Set(all).size).toBe(all.length)
})

test('the hints leave fewer moves over later in the week', () => {
  const [start = 0, middle = 0, end = 0] = [ends.slice(0, 2), ends.slice(2, 5), ends.slice(5)].map((days) => {
    const spare = days.flat().map(({ moves, given }) => moves / given)
    return spare.reduce((sum, part) => sum + part, 0) / spare.length
  })
  expect(start).toBeGreaterThan(middle)
  expect(middle).toBeGreaterThan(end)
})
