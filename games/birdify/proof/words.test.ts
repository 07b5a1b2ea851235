import { expect, test } from 'vitest'
import { game } from '../game.ts'
import type { Gust } from '../rules/state.ts'

test('the wind is said aloud, for those who cannot see the grass', () => {
  const gust: Gust = { from: 1000, until: 1150, way: -1 }
  const flight = game.rules.start(1, 1)
  expect(game.say?.({ ...flight, gust, tick: gust.from - 10 })).toBe('Wind against you')
  expect(game.say?.({ ...flight, gust: { ...gust, way: 1 }, tick: gust.from - 10 })).toBe('Wind from behind')
  expect(game.say?.({ ...flight, gust, tick: 10 })).toBe('')
})
