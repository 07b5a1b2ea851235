import { expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { createSchedule } from '../view/schedule.ts'

test('a refused ball moves its tube for a moment', () => {
  let now = 5
  const schedule = createSchedule(() => now)
  schedule.begin(rules.start(7, 1))
  expect(schedule.isMoving).toBe(false)
  schedule.refuse(0)
  expect(schedule.isMoving).toBe(true)
  now = 6
  expect(schedule.isMoving).toBe(false)
})

test('a landing that is still to come counts as motion until it is taken', () => {
  let now = 5
  const schedule = createSchedule(() => now)
  const state = rules.start(7, 1)
  schedule.begin(state)
  schedule.see(state, state, { ball: 0, from: 0, to: 1 }, 8)
  now = 7
  expect(schedule.isMoving).toBe(true)
  now = 9
  expect(schedule.due()).toHaveLength(1)
  expect(schedule.isMoving).toBe(false)
})
