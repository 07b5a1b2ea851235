import { expect, test } from 'vitest'
import { shapeOf } from '../pages/challenge/round-shape.ts'
import { dayRankWords, ordinal } from '../deferred/result/day-rank.ts'
import type { Game } from '../game.ts'
import { streakOf, streakWords } from '../pages/today/streak.ts'
import type { GameContext } from '../deferred/contract.ts'
import { growVine } from '../pages/today/week-vine.ts'
import { daysOfWeek, weekLookOf } from '../pages/today/week-look.ts'
import { weekWords } from '../pages/today/week-plant.ts'
import type { Place } from '../place.ts'
import { createMonthPage } from '../pages/today/month-page.ts'
import { FLOWER, GOLDEN, PLAYED } from '../save/records.ts'
import { FRESH_SAVE } from '../save/save.ts'
import { fakeDocument, faked } from './fake-elements.ts'

const TODAY = '2026-11-18'

fakeDocument()

/** Days of November 2026 with a flower. */
const flowers = (...dates: readonly number[]) =>
  Object.fromEntries(dates.map((date) => [`2026-11-${String(date).padStart(2, '0')}`, FLOWER]))

test.each([
  ['nothing', {}, 0, 2],
  ['today', flowers(18), 1, 2],
  ['yesterday, with today to come', flowers(17), 1, 2],
  ['three days in a row', flowers(16, 17, 18), 3, 2],
  ['one day missed', flowers(15, 16, 18), 3, 1],
  ['two days missed', flowers(14, 15, 18), 3, 0],
  ['three days missed', flowers(13, 14, 18), 1, 0],
  ['days missed at the end', flowers(14, 15), 2, 0],
  ['three days missed at the end', flowers(12, 13, 14), 0, 2],
  ['a sprout instead of a flower', { ...flowers(16, 18), '2026-11-17': PLAYED }, 2, 1],
  ['a golden flower', { ...flowers(17), '2026-11-18': GOLDEN }, 2, 2],
])('the streak after %s', (_, days, length, free) => {
  expect(streakOf(days, TODAY)).toEqual({ days: length, free })
})

test('every month has free days of its own', () => {
  const days = { '2026-10-28': FLOWER, '2026-10-30': FLOWER, '2026-11-03': FLOWER }
  expect(streakOf(days, '2026-11-03')).toEqual({ days: 3, free: 0 })
  expect(streakOf({ ...days, '2026-11-02': FLOWER }, '2026-11-03')).toEqual({ days: 4, free: 1 })
})

test.each([
  [{ days: 0, free: 2 }, ''],
  [{ days: 1, free: 2 }, 'Streak: 1 day. You may miss 2 more this month'],
  [{ days: 9, free: 0 }, 'Streak: 9 days. No more free days this month'],
])('says of the streak %j: %s', (streak, words) => {
  expect(streakWords(streak)).toBe(words)
})

test('the plant of the week has a leaf for each day since Monday', () => {
  expect(daysOfWeek({ ...flowers(15, 16, 18), '2026-11-19': PLAYED }, TODAY)).toBe(2)
  expect(daysOfWeek(flowers(16, 17, 18, 19, 20, 21, 22), '2026-11-22')).toBe(7)
})

test('the plant of the week is the same from Monday to Sunday, and a different one in the next week', () => {
  const names = ['2026-11-15', '2026-11-16', TODAY, '2026-11-22', '2026-11-23'].map(
    (day) => weekLookOf(day).name,
  )
  expect(names).toEqual(['willow', 'maple', 'maple', 'maple', 'rose'])
  expect(weekWords(0, TODAY)).toBe('0 of 7 days: this week’s maple')
  expect(weekWords(2, TODAY)).toBe('2 of 7 days: this week’s maple, also on your cards')
  expect(weekWords(7, TODAY)).toBe('All 7 days: this week’s maple is in bloom')
})

/** A player with flowers and a result, with Calm or without. */
const withCalm = (calm: boolean) =>
  ({
    game: {},
    saveStore: {
      save: {
        ...FRESH_SAVE,
        days: flowers(16, 17, 18),
        today: { day: TODAY, first: 12, best: 40 },
        dayBests: { '2026-11-17': 30, [TODAY]: 40 },
      },
      settings: { calm },
    },
    environment: { newSeed: () => 1, today: () => TODAY },
  }) as unknown as GameContext<number, never>

test.each(['1969-12-25', '1970-01-01', '0001-01-07', '9999-12-31'])(
  'a clock set to %s has a plant of the week',
  (day) => expect(weekLookOf(day).leaf).toMatch(/\S/),
)

test('the plant of the week hangs on the cards, by a leaf for each day, except with Calm', () => {
  const style = new Map<string, string>()
  const setProperty = (name: string, value: string) => style.set(name, value)
  Object.assign(document, { documentElement: { style: { setProperty } } })
  const leaves = (name: string) => decodeURIComponent(style.get(name) ?? '').match(/<path transform/g)?.length
  growVine(withCalm(false))
  expect([leaves('--vine'), leaves('--vine-mirrored')]).toEqual([3, 3])
  growVine(withCalm(true))
  expect([...style.values()]).toEqual(['', ''])
})

/** The text of the calendar. */
const textWith = (calm: boolean) =>
  faked(createMonthPage({ ...withCalm(calm), recard: () => {}, playToday: () => {} } as never).page()).text

test('Calm hides streak, results and the plant of the week from the calendar', () => {
  for (const words of ['Streak: 3 days', '3 of 7 days', 'First try 12, best 40', '3 of 30 in bloom']) {
    expect(textWith(false)).toContain(words)
    expect(textWith(true)).not.toContain(words)
  }
  expect(textWith(true)).toContain('You’ve played today’s round.')
})

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [112, '112th'],
  [23, '23rd'],
])('the ordinal of %i is %s', (number, word) => {
  expect(ordinal(number)).toBe(word)
})

test.each([
  ['no other day', {}, 12, ''],
  ['an earlier result of the same day', { [TODAY]: 40 }, 12, ''],
  ['a worse day', { '2026-11-17': 5 }, 12, 'Your best of 2 days'],
  ['better days', { '2026-11-15': 30, '2026-11-16': 20, '2026-11-17': 5 }, 12, 'Your 3rd best of 4 days'],
  ['a better try today', { [TODAY]: 25, '2026-11-16': 20 }, 12, 'Your best of 2 days'],
])('compares a result with %s', (_, dayBests, result, words) => {
  expect(dayRankWords(dayBests, TODAY, result)).toBe(words)
})

/** Adds one point per action. */
const rules = {
  start: () => 0,
  act: (points: number, by: number) => points + by,
  score: (points: number) => points,
  outcome: () => 'won',
}
const arcade = { rules: { ...rules, tick: (points: number) => points }, medals: [1, 5, 9, 20] }
const puzzle = { rules, levels: { stars: () => 2 } }

const shape = (
  game: object,
  state: number,
  log: readonly (readonly [number, number])[],
  ticks = 0,
  place?: Place,
) =>
  shapeOf(
    game as unknown as Game<number, number>,
    { level: -1, state, best: undefined, day: TODAY, today: { day: TODAY, first: 1, best: 1, tries: 2 } },
    { seed: 1, level: -1, log, ticks },
    place,
  )

test('the shape of a real-time round shows when the points came, its medal and the try', () => {
  const log = [
    [0, 1],
    [70, 4],
    [79, 4],
  ] as const
  expect(shape(arcade, 9, log, 80)).toBe('▂▁▁▁▁▁▁█ 🥇 Try 3')
})

test('the shape of a round names the zone that it has reached', () => {
  const feats = [{ id: 'high', name: 'Highest', of: (points: number) => points }]
  const marks = [
    [0, 'Orchard'],
    [9, 'Clouds'],
    [20, 'Dusk'],
  ] as const
  const place = {
    scene: 'tree',
    measure: { fact: 'high', feat: 'high' },
    unit: ['nest', 'nests'],
    marks,
  } as const
  expect(shape({ ...arcade, feats }, 9, [], 20_001, place)).toBe('🥇 Clouds, try 3')
})

test('the shape of a puzzle shows its stars', () => {
  const log = Array.from({ length: 16 }, (_, i) => [0, i < 2 ? 0 : 1] as const)
  expect(shape(puzzle, 14, log)).toBe('▁███████ ★★☆ Try 3')
})

test('a round that is too long to replay shows its result only', () => {
  expect(shape(arcade, 9, [], 20_001)).toBe('🥇 Try 3')
})
