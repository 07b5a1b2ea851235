/** Tests the curve: the elements of each level, its target difficulty, and the climb of each pack. */
import { describe, expect, test } from 'vitest'
import { seeds } from '../../kit/test/people.ts'
import { detours } from '../rules/board.ts'
import { ELEMENTS, FIRST_WITH, shapeOf } from '../rules/curve.ts'
import { levelOf } from '../rules/levels.ts'
import { grading } from './grading.ts'
import { plainStart } from './plain-start.ts'

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

const all = seeds(300).map((level) => plainStart(levelOf(level), level))
const held = all.map((state) => grading.holds(state))
const at = (level: number) => levelOf(level)

test.each(ELEMENTS.map((element) => [FIRST_WITH[element], element] as const))(
  'level %i is the first with %s, on a small board without other elements except hedges',
  (level, element) => {
    expect(held.findIndex((names) => names.includes(element)) + 1).toBe(level)
    expect(at(level).size).toBe(5)
    expect(held[level - 1]?.filter((name) => name !== 'hedges' && name !== element)).toEqual([])
  },
)

test('late levels have more than two elements on average, and each element occurs often', () => {
  const late = held.slice(220)
  expect(mean(late.map((names) => names.length))).toBeGreaterThan(2)
  for (const element of ELEMENTS)
    expect(late.filter((names) => names.includes(element)).length, element).toBeGreaterThan(20)
})

test('packs after the first are harder at their end than at their start, and later packs are harder', () => {
  const grades = all.map((state) => grading.grade(state))
  const packs = Array.from({ length: 15 }, (_, pack) => grades.slice(pack * 20, pack * 20 + 20))
  for (const pack of packs.slice(1)) expect(mean(pack.slice(-5))).toBeGreaterThan(mean(pack.slice(0, 5)))
  const thirds = [packs.slice(0, 5), packs.slice(5, 10), packs.slice(10)].map((third) => mean(third.flat()))
  expect(thirds).toEqual(thirds.toSorted((a, b) => a - b))
})

/** The detours that are longer than 0. */
const roundabout = (level: number) => detours(at(level)).filter((detour) => detour > 0)

describe('the lessons', () => {
  test('start with straight rows', () => {
    const { size, ways } = at(1)
    for (const way of ways) expect(new Set(way.map((cell) => Math.floor(cell / size))).size).toBe(1)
  })
  test('add corners without detours in level 2', () => {
    const { size, ways } = at(2)
    expect(roundabout(2)).toEqual([])
    expect(ways.some((way) => new Set(way.map((cell) => cell % size)).size > 1)).toBe(true)
  })
  test('add a detour of one pair in level 3', () => expect(roundabout(3)).toEqual([2]))
  test('add a long detour of one pair in level 4', () => expect(roundabout(4)).toEqual([4]))
  test('add detours of several pairs in level 5', () => expect(roundabout(5).length).toBeGreaterThan(1))
})

test('levels after the tuned ones repeat the sizes and targets of a pack', () => {
  for (let level = 301; level <= 320; level++) {
    expect(shapeOf(level).target).toBe(shapeOf(level + 20).target)
    expect(shapeOf(level).size).toBe(shapeOf(level + 20).size)
  }
})
