import { expect, test } from 'vitest'
import { tried, tryOf } from '../../kit/test/tries.ts'
import { game } from '../game.ts'
import { goals } from '../goals.ts'
import { tries } from './goals.ts'

test.each(goals.map((goal) => [goal.words, goal] as const))('a bot reaches "%s"', (_, goal) => {
  expect(tried(game, goal, tryOf(tries, goal))).toBe(goal.count)
})
