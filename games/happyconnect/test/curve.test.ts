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
  'level %i is the first with %s, on a small board with nothing else that is new',
  (level, element) => {
    expect(held.findIndex((names) => names.includes(element)) + 1).toBe(level)
    expect(at(level).size).toBe(5)
    expect(held[level - 1]?.filter((name) => name !== 'hedges' && name !== element)).toEqual([])
  },
)

test('later levels mix two elements or more, and all six are met again and again', () => {
  const late = held.slice(220)
  expect(mean(late.map((names) => names.length))).toBeGreaterThan(2)
  for (const element of ELEMENTS)
    expect(late.filter((names) => names.includes(element)).length, element).toBeGreaterThan(20)
})

test('every pack after the first is harder at its end than at its beginning, and the packs climb', () => {
  const grades = all.map((state) => grading.grade(state))
  const packs = Array.from({ length: 15 }, (_, pack) => grades.slice(pack * 20, pack * 20 + 20))
  for (const pack of packs.slice(1)) expect(mean(pack.slice(-5))).toBeGreaterThan(mean(pack.slice(0, 5)))
  const thirds = [packs.slice(0, 5), packs.slice(5, 10), packs.slice(10)].map((third) => mean(third.flat()))
  expect(thirds).toEqual(thirds.toSorted((a, b) => a - b))
})

/** The detours that are longer than 0. */
const roundabout = (level: number) => detours(at(level)).filter((detour) => detour > 0)

describe('the lessons, each with one thing more', () => {
  test('first straight rows', () => {
    const { size, ways } = at(1)
    for (const way of ways) expect(new Set(way.map((cell) => Math.floor(cell / size))).size).toBe(1)
  })
  test('then corners, but nobody makes a detour', () => {
    const { size, ways } = at(2)
    expect(roundabout(2)).toEqual([])
    expect(ways.some((way) => new Set(way.map((cell) => cell % size)).size > 1)).toBe(true)
  })
  test('then one pair makes a detour', () => expect(roundabout(3)).toEqual([2]))
  test('then one makes a long detour', () => expect(roundabout(4)).toEqual([4]))
  test('then several do', () => expect(roundabout(5).length).toBeGreaterThan(1))
})

test('later levels keep the pattern of a pack', () => {
  for (let level = 301; level <= 320; level++) {
    expect(shapeOf(level).target).toBe(shapeOf(level + 20).target)
    expect(shapeOf(level).size).toBe(shapeOf(level + 20).size)
  }
})
