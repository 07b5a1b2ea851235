import { describe, expect, test } from 'vitest'
import { gridOf } from '../rules/generate.ts'
import { DOUBLE, isWithinReach, type NumberGrid, type LineTarget } from '../rules/lines.ts'
import { createLogic, solve, waysOf } from '../rules/solve.ts'

const sum = (...any: readonly number[]): LineTarget => ({ counts: false, any })
const tally = (...any: readonly number[]): LineTarget => ({ counts: true, any })

describe('ways', () => {
  test.each<[string, readonly number[], LineTarget, readonly string[]]>([
    ['one way', [5, 3, 4], sum(9), ['101']],
    ['two ways', [4, 4, 1], sum(5), ['101', '110']],
    ['no digit', [2, 2], sum(0), ['0']],
    ['no way', [9, 9], sum(5), []],
    ['a negative digit', [5, -3, 2], sum(2), ['11', '100']],
    ['either of two sums', [5, 3, 4], sum(9, 12), ['101', '111']],
    ['a number of strikes', [5, 3, 4], tally(2), ['1', '10', '100']],
    ['doubled', [DOUBLE, 3, 1], sum(8), ['111']],
    ['not doubled', [DOUBLE, 3, 1], sum(3), ['10']],
    ['a ×2 among the strikes', [DOUBLE, 3, 1], tally(2), ['1', '10', '100']],
  ])('%s', (_, digits, target, ways) =>
    expect(waysOf(digits, target).map((way) => way.toString(2))).toEqual(ways),
  )

  test.each([[[5, -3, 2, DOUBLE]], [[-1, -2, 8]], [[DOUBLE, 3, DOUBLE, -4]]])(
    'of %j are all within reach',
    (digits) => {
      const numbers = Array.from({ length: 80 }, (_, i) => i - 20).filter(
        (number) => waysOf(digits, sum(number)).length > 0,
      )
      expect(numbers.length).toBeGreaterThan(4)
      for (const number of numbers) expect(isWithinReach(sum(number), digits, [])).toBe(true)
    },
  )
})

const twoByTwo = (targets: readonly LineTarget[], more: Partial<NumberGrid> = {}): NumberGrid => ({
  size: 2,
  digits: [1, 1, 1, 1],
  twins: [],
  bed: [],
  targets,
  ...more,
})

describe('logic', () => {
  const even = twoByTwo([sum(1), sum(1), sum(1), sum(1)])

  test('keeps known marks, and stops when no line decides anything', () => {
    expect(solve(even)).toMatchObject({ complete: false, steps: [] })
    expect(solve(even, ['out']).known).toEqual(['out', 'keep', 'keep', 'out'])
    expect(createLogic(even).next()).toBeUndefined()
    expect(createLogic(even, ['keep']).next()).toMatchObject({
      line: 0,
      found: [{ cell: 1, verdict: 'out' }],
    })
  })

  test('works around a veiled line', () =>
    expect(solve(twoByTwo([sum(), sum(1), sum(2), sum(1)])).known).toEqual(['keep', 'keep', 'keep', 'out']))

  test('a decision about one twin applies to the other', () => {
    const lower = twoByTwo([sum(), sum(2), sum(), sum()], { digits: [1, 1, 2, 1] })
    expect(solve(lower).known).toEqual([undefined, undefined, 'keep', 'out'])
    const twins = [
      [0, 3],
      [1, 2],
    ] as const
    expect(solve({ ...lower, twins }).known).toEqual(['out', 'keep', 'keep', 'out'])
  })

  test('twins in the same line are decided together', () =>
    expect(
      solve(gridOf({ size: 2, digits: [3, 3, 4, 5], stays: [false, false, true, true], twins: [[0, 1]] }))
        .known,
    ).toEqual(['out', 'out', 'keep', 'keep']))

  test('a bed decides cells that rows and columns leave open', () =>
    expect(solve({ ...even, bed: [0, 3], targets: [...even.targets, sum(2)] }).known).toEqual([
      'keep',
      'out',
      'out',
      'keep',
    ]))

  test('a step is plain if a digit would put its line out of reach; otherwise ways are counted', () => {
    const first = (digits: readonly number[], target: LineTarget) =>
      createLogic({
        ...even,
        size: 4,
        digits,
        targets: [target, ...Array.from({ length: 7 }, () => sum())],
      }).next()
    expect(first([4, 5, 6, 7], sum(6))).toMatchObject({ isPlain: true, effort: 1, found: [{ cell: 3 }] })
    expect(first([4, 5, 6, 7], sum(9))).toMatchObject({ isPlain: false, ways: 1, effort: 5 })
    expect(first([4, 5, -1, 7], sum(8, 9))).toMatchObject({ isPlain: false, ways: 2 })
  })
})
