import { describe, expect, test } from 'vitest'
import { GARDEN } from '../rules/curve.ts'
import type { Cane, Flight } from '../rules/state.ts'
import { rules } from '../rules.ts'

describe('flight', () => {
  const opening = rules.start(7, 1)
  const at = (change: Partial<Flight>): Flight => rules.tick?.({ ...opening, ...change }) ?? opening
  const cane: Cane = { id: 1, x: 100, middle: 300, gap: 200, sway: 0, period: 100 }
  const calm = { from: 9e9, until: 9e9, way: 1 as const }

  test.each<[string, Partial<Flight>, Flight['crash']]>([
    ['in the middle of a gap', { canes: [cane], x: 100, y: 300, fall: 0 }, null],
    ['grazing the upper cane', { canes: [cane], x: 100, y: 200 + GARDEN.bird - 2, fall: 0 }, 'cane'],
    ['grazing the lower cane', { canes: [cane], x: 100, y: 400 - GARDEN.bird + 2, fall: 0 }, 'cane'],
    ['just inside the gap', { canes: [cane], x: 100, y: 200 + GARDEN.bird + 2, fall: 0 }, null],
    ['beside the cane, high up', { canes: [cane], x: 100 - 31 - GARDEN.bird - 5, y: 60, fall: 0 }, null],
    ['into the side of the cane', { canes: [cane], x: 100 - 31 - GARDEN.bird, y: 60, fall: 0 }, 'cane'],
    ['on the ground', { canes: [], y: 590, fall: 4 }, 'ground'],
    ['against the ceiling', { canes: [], y: -29, fall: -7 }, null],
  ])('%s', (_name, change, crash) => {
    expect(at({ gust: calm, ...change }).crash).toBe(crash)
  })

  test('a flap lifts at once, and a crashed bird does not flap', () => {
    expect(at({ fall: GARDEN.flap }).y).toBeLessThan(opening.y)
    const crashed: Flight = { ...opening, crash: 'cane' }
    expect(rules.act(crashed, 'flap')).toBe(crashed)
    expect(rules.tick?.(crashed)).toBe(crashed)
  })

  test.each([
    ['berry', false, 1],
    ['golden berry', true, 5],
  ])('a %s is eaten once', (_name, golden, worth) => {
    const berries = [{ id: 1, x: 10, y: 300, golden }]
    const after = at({ berries, x: 0, y: 300, fall: 0 })
    expect(after.points).toBe(worth)
    expect(after.berries.find(({ id }) => id === 1)).toBeUndefined()
  })

  test('each cane counts once, when the bird has left it behind', () => {
    const behind = { canes: [cane], y: 300, fall: 0, gust: calm, berries: [] }
    expect(at({ ...behind, x: 100 }).gaps).toBe(0)
    const passed = at({ ...behind, x: 100 + 31 + GARDEN.bird })
    expect([passed.gaps, passed.points]).toEqual([1, 1])
    expect(at({ ...passed, fall: 0 }).gaps).toBe(1)
  })
})
