import { describe, expect, test } from 'vitest'
import { ladderWords, ratingOf, resultKey } from '../rating.ts'
import { rules } from '../rules.ts'
import { LADDER } from '../rules/strength.ts'
import { levelOf } from './tables.ts'

const rating = (counts: Readonly<Record<string, number>>) => ratingOf(counts) ?? 0

describe('the rating', () => {
  test('exists from the first match', () => {
    expect(ratingOf({ rounds: 9 })).toBeUndefined()
    expect(ratingOf({ 'lost-pip': 1 })).toBeLessThan(1000)
  })

  test('rises with each win and falls with each loss, against anyone', () => {
    for (const opponent of LADDER) {
      const before = { 'won-otto': 3, 'lost-otto': 3 }
      const count = (key: string) => ({ ...before, [key]: 1 + (before[key as keyof typeof before] ?? 0) })
      expect(rating(count(`won-${opponent}`)), opponent).toBeGreaterThan(rating(before))
      expect(rating(count(`lost-${opponent}`)), opponent).toBeLessThan(rating(before))
    }
  })

  test('moves more for a surprise', () => {
    expect(rating({ 'won-ada': 1 })).toBeGreaterThan(rating({ 'won-pip': 1 }) + 50)
    expect(rating({ 'lost-pip': 1 })).toBeLessThan(rating({ 'lost-ada': 1 }) - 50)
  })

  test('settles at the rating of an opponent that is beaten half of the time', () => {
    expect(Math.abs(rating({ 'won-viktor': 50, 'lost-viktor': 50 }) - 1230)).toBeLessThan(15)
  })

  test('stays within its bounds', () => {
    expect(rating({ 'won-ada': 1e12 })).toBeLessThanOrEqual(2000)
    expect(rating({ 'lost-pip': 1e12 })).toBeGreaterThanOrEqual(400)
  })
})

test('only finished matches of the ladder count', () => {
  const match = rules.start(1, levelOf('Match 2: Rosa'))
  expect(resultKey(match)).toBeUndefined()
  expect(resultKey({ ...match, winner: 0 })).toBe('won-rosa')
  expect(resultKey({ ...match, winner: 1 })).toBe('lost-rosa')
  expect(resultKey({ ...rules.start(1, levelOf('Easy')), winner: 0 })).toBeUndefined()
})

test('the next opponent is the first that was not beaten', () => {
  expect(ladderWords({})).toBe('Next: Pip, rated 800.')
  expect(ladderWords({ 'won-pip': 1 })).toMatch(/^Your rating: \d+\. Next: Rosa, rated 850\.$/)
  expect(ladderWords(Object.fromEntries(LADDER.map((name) => [`won-${name}`, 1])))).toMatch(
    /You lead the ladder\.$/,
  )
})
