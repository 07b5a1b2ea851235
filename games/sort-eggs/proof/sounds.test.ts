import { describe, expect, test } from 'vitest'
import { rules, type Day } from '../rules.ts'
import { soundsOf } from '../view/sounds.ts'

const opening = rules.start(5, 1)

/** What is heard when this changes. */
const names = (change: Partial<Day>) => soundsOf(opening, { ...opening, ...change }).map(({ name }) => name)

/** How high an egg in its basket sounds as the nth of a row. */
const step = (row: number) =>
  soundsOf({ ...opening, row: row - 1 }, { ...opening, row, points: 1 }).find(({ name }) => name === 'pluck')
    ?.step

describe('sounds', () => {
  test('a flip clacks, a broken egg thuds, nothing is silent', () => {
    expect(names({ gates: [{ place: 1, way: 1 }], flips: 1 })).toContain('knock')
    expect(names({ broken: 1 })).toContain('thud')
    expect(names({ tick: 1 })).toEqual([])
  })

  test('a row of right eggs climbs the scale', () => {
    expect([1, 2, 3, 40].map(step)).toEqual([1, 2, 3, 12])
  })
})
