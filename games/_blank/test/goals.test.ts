import { expect, test } from 'vitest'
import { tried } from '../../kit/test/tries.ts'
import { game } from '../game.ts'
import { goals } from '../goals.ts'
import { tries } from './goals.ts'

test.each(goals.map((goal) => [goal.words, goal] as const))('a bot reaches "%s"', (_, goal) => {
  const way = tries[goal.id]
  expect(way && tried(game, goal, way)).toBe(goal.count)
})
