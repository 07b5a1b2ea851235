/** Records the difficulty curve in numbers, so that no change of the levels goes unnoticed. */
import { describe, expect, test } from 'vitest'
import { PACK } from '../../kit/round/packs.ts'
import { mean } from '../../kit/test/grading.ts'
import { rules } from '../rules.ts'
import { shapeOf } from '../rules/curve.ts'
import { solve } from '../rules/solve.ts'
import { benchOf, type State } from '../rules/state.ts'
import { grading } from './grading.ts'

const open = (level: number) => rules.start(1, level)
const packs = Array.from({ length: 15 }, (_, pack) =>
  Array.from({ length: PACK }, (_, i) => open(pack * PACK + i + 1)),
)
const kindsOf = (state: State) => state.tubes.flat().length / state.height

describe('from pack to pack', () => {
  test('the most kinds of a level are as recorded', () => {
    const most = packs.map((pack) => Math.max(...pack.map(kindsOf)))
    expect(most.join(' ')).toBe('7 9 9 9 10 10 10 10 10 11 10 10 12 10 11')
  })

  test('the mean par is as recorded', () =>
    expect(packs.map((pack) => mean(pack.map(({ par }) => par)).toFixed(1)).join(' ')).toBe(
      '15.9 22.9 24.1 24.5 29.1 26.2 24.1 26.1 28.4 27.0 28.3 29.6 32.6 32.5 35.2',
    ))
})

/** The first level of each element: a small bench, where it cannot be overlooked. */
const FIRST = { short: 21, funnel: 61, spout: 101, locked: 141, veil: 181 } as const

describe.each(Object.entries(FIRST))('%s', (element, level) => {
  test('is introduced with at most four kinds, and never before', () => {
    expect(grading.holds(open(level))).toContain(element)
    expect(kindsOf(open(level))).toBeLessThanOrEqual(4)
    for (let before = 1; before < level; before++)
      expect([before, grading.holds(open(before))]).not.toContainEqual(expect.arrayContaining([element]))
  })

  test('is in the first six levels of its pack', () => {
    for (let next = level; next < level + 6; next++) expect(grading.holds(open(next))).toContain(element)
  })
})

/** The first level of an element, without its new tube. */
function without(level: number) {
  const { tubes, ...bench } = benchOf(open(level))
  return solve({ ...bench, tubes: tubes.slice(0, -1) }, { greed: 1 })
}

test('the first level of short glasses and of funnels cannot be solved without them', () => {
  expect(without(FIRST.short).result).toBe('none')
  expect(without(FIRST.funnel).result).toBe('none')
})

test('generated levels have many shapes, all elements, and up to twelve kinds', () => {
  const shapes = Array.from({ length: 60 }, (_, i) => shapeOf(301 + i))
  expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBeGreaterThan(20)
  for (const make of ['short', 'funnel', 'locked'] as const)
    expect(shapes.some(({ empty }) => empty?.includes(make))).toBe(true)
  expect(shapes.some(({ spouts }) => spouts)).toBe(true)
  expect(shapes.some(({ veils }) => veils)).toBe(true)
  expect(Math.max(...shapes.map(({ kinds }) => kinds))).toBe(12)
})
