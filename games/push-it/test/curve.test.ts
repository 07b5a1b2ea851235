/** Tests the difficulty curve: when elements appear, lessons, and rising packs. */
import { describe, expect, test } from 'vitest'
import { forFreshSeeds } from '../../kit/test/seeds.ts'
import { sized } from '../../kit/test/size.ts'
import { chance } from '../../kit/rules/chance.ts'
import { FIRST_WITH, groupOf, LAST_TUNED, PACK, shapeOf } from '../rules/curve.ts'
import { isLesson } from '../rules/levels.ts'
import { rules } from '../rules.ts'
import { gradeOf, grading } from './grading.ts'

const NAMES: Readonly<Record<string, string>> = {
  n: 'arches',
  a: 'own beds',
  '~': 'ice',
  o: 'pits',
  '>': 'mats',
  '=': 'gates',
}
const LESSONS = Object.entries(FIRST_WITH)
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

test('par and pots of the first five lessons are as recorded', () => {
  const first = [1, 2, 3, 4, 5].map((level) => rules.start(1, level))
  expect(first.map(({ par }) => par)).toEqual([2, 3, 5, 6, 8])
  expect(first.map(({ pots }) => pots.length)).toEqual([1, 1, 2, 2, 2])
})

describe.each(LESSONS)('the element %s', (letter, level) => {
  test('is introduced alone, by a lesson that cannot be solved without it', () => {
    expect(isLesson(level)).toBe(true)
    expect(grading.holds(rules.start(1, level))).toEqual([NAMES[letter]])
  })

  test('is the only element that matters in the next four levels', () => {
    for (let after = level + 1; after <= level + 4; after++)
      for (const held of grading.holds(rules.start(1, after))) expect(held).toBe(NAMES[letter])
  })

  test('is missing from the shape before its pack, and part of the last shape in it', () => {
    forFreshSeeds(60, (seed) => {
      expect(shapeOf(groupOf(level - 1), chance(seed)).elements).not.toContain(letter)
      expect(shapeOf(groupOf(level + PACK - 1), chance(seed)).elements).toContain(letter)
    })
  })
})

test('sampled packs end harder than they begin', () => {
  const packs = Array.from({ length: LAST_TUNED / PACK }, (_, i) => i * PACK)
  for (const before of packs.slice(1).filter((_, i) => i % sized(1, 5) === 0)) {
    const grades = (from: number) => [1, 2, 3].map((i) => gradeOf(rules.start(1, before + from + i)))
    expect(mean(grades(PACK - 3)), `levels after ${before}`).toBeGreaterThan(mean(grades(1)))
  }
})
