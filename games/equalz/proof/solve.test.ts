import { describe, expect, test } from 'vitest'
import { deduce, nextStep, waysOf } from '../rules/solve.ts'

describe('logic', () => {
  test.each([
    [[5, 3, 4], 9, ['101']],
    [[4, 4, 1], 5, ['101', '110']],
    [[2, 2], 0, ['0']],
    [[9, 9], 5, []],
  ])('%j reaches %i in these ways', (digits, target, ways) =>
    expect(waysOf(digits, target).map((way) => way.toString(2))).toEqual(ways),
  )

  test('keeps what was known and says when it cannot go on', () => {
    const grid = { size: 2, digits: [1, 1, 1, 1], targets: [1, 1, 1, 1] }
    expect(deduce(grid)).toMatchObject({ complete: false, looks: 0 })
    expect(deduce(grid, ['out']).known).toEqual(['out', 'keep', 'keep', 'out'])
    expect(nextStep(grid, [])).toBeUndefined()
    expect(nextStep(grid, ['keep'])).toEqual({ cell: 1, verdict: 'out', line: 0 })
  })
})
