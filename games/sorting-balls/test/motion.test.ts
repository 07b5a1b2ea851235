import { describe, expect, test } from 'vitest'
import { isOver, landing, lift, poseOf, throwTo } from '../view/motion.ts'

const BALL = 50
const [low, rim, goal] = [{ x: 100, y: 400 }, 150, { x: 500, y: 380 }]

describe('a throw', () => {
  const flight = throwTo(low, rim, rim, goal, BALL, 10)

  test('starts where the ball is and ends in its slot', () => {
    expect(poseOf(flight, 10, BALL)).toMatchObject(low)
    expect(poseOf(flight, landing(flight) + 0.001, BALL)).toMatchObject(goal)
  })

  test('stays above the rims between the tubes', () => {
    const between: number[] = []
    for (let now = 10; now < landing(flight); now += 1 / 240) {
      const { x, y } = poseOf(flight, now, BALL)
      if (x > low.x + 1 && x < goal.x - 1) between.push(y)
    }
    expect(between.length).toBeGreaterThan(10)
    expect(Math.max(...between)).toBeLessThanOrEqual(rim + 1)
  })

  test('moves less than half a ball per frame, and then is over', () => {
    let last = poseOf(flight, 10, BALL)
    for (let now = 10; now < landing(flight) + 0.5; now += 1 / 240) {
      const next = poseOf(flight, now, BALL)
      expect(Math.hypot(next.x - last.x, next.y - last.y)).toBeLessThan(BALL / 2)
      last = next
    }
    expect(isOver(flight, landing(flight) + 0.5)).toBe(true)
    expect(last).toEqual({ ...goal, wide: 1, high: 1, turn: 0 })
  })

  test('across a large screen takes less than 0.9 seconds', () => {
    const longest = throwTo({ x: 0, y: 900 }, 100, 600, { x: 1900, y: 1000 }, 92, 0)
    expect(landing(longest)).toBeLessThan(0.9)
  })
})

test('a lift rises to its target', () => {
  const flight = lift(low, { x: 100, y: 100 }, 2)
  expect(poseOf(flight, 2, BALL)).toMatchObject(low)
  expect(poseOf(flight, 3, BALL)).toMatchObject({ x: 100, y: 100, wide: 1, high: 1 })
})
