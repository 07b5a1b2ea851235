import { expect, test } from 'vitest'
import { monthGridOf, firstMonth, monthAfter, monthName } from '../round/month.ts'
import { dateOf } from '../page/environment.ts'
import { dayRound, strengthOf } from '../round/day.ts'

test.each([
  ['2026-11-16', 1],
  ['2026-11-20', 5],
  ['2026-11-22', 7],
  ['2028-02-29', 2],
])('%s has strength %i', (day, strength) => expect(strengthOf(day)).toBe(strength))

test('the daily round is deterministic, and its seed differs for three games over 366 days', () => {
  expect(dayRound('birdify', false, '2026-11-16')).toEqual(dayRound('birdify', false, '2026-11-16'))
  expect(dayRound('equalz', true, '2026-11-22')).toMatchObject({ level: -7, day: '2026-11-22' })
  expect(dayRound('birdify', false, '2026-11-16')).toMatchObject({ level: 1 })
  const seeds = Array.from({ length: 366 }, (_, i) => {
    const day = new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10)
    return ['birdify', 'equalz', 'pool8'].map((slug) => dayRound(slug, false, day).seed)
  }).flat()
  expect(new Set(seeds).size).toBe(seeds.length)
})

test.each([
  ['2026-01-01', new Date(2026, 0, 1)],
  ['2026-07-31', new Date(2026, 6, 31, 23, 59, 59, 999)],
  ['2028-02-29', new Date(2028, 1, 29, 12)],
])('%s is the local date from midnight to midnight', (day, now) => expect(dateOf(now)).toBe(day))

test('lays out a month in weeks that begin on Monday', () => {
  const { offset, patches } = monthGridOf('2026-11', { '2026-11-03': 2, '2026-10-31': 3 }, '2026-11-16')
  expect([offset, patches.length]).toEqual([6, 30])
  expect(patches.filter(({ grown }) => grown).map(({ number }) => number)).toEqual([3])
  expect(patches.filter(({ isLater }) => isLater)[0]?.number).toBe(17)
  expect(monthGridOf('2027-02', {}, '2026-11-16').offset).toBe(0)
})

test('moves between months across the turn of the year, back to the first month with a result', () => {
  expect([monthName('2026-11'), monthName('2027-01-31')]).toEqual(['November', 'January'])
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect(firstMonth({ '2026-03-05': 1, '2026-11-01': 1 }, '2026-11-16')).toBe('2026-03')
  expect(firstMonth({}, '2026-11-16')).toBe('2026-11')
})
