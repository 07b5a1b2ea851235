import { describe, expect, test } from 'vitest'
import { explore } from '../../kit/test/explore.ts'
import { levels, rules, type BudRow } from '../rules.ts'

/** Converts a row from and to text: o is open, . is shut. */
const row = (text: string, par = 1): BudRow => ({ buds: [...text].map((bud) => bud === 'o'), par, spent: 0 })
const text = ({ buds }: BudRow) => buds.map((isOpen) => (isOpen ? 'o' : '.')).join('')

describe('a touch', () => {
  test.each([
    ['ooo', 1, 'ooo', 'a solved row does not change'],
    ['o..', 0, '.o.', 'at the left end two buds switch'],
    ['...', 1, 'ooo', 'in the middle three buds switch'],
    ['.o.o', 3, '.oo.', 'at the right end two buds switch'],
    ['...', 3, '...', 'outside of the row nothing switches'],
  ])('turns %s at %i into %s: %s', (before, at, after) => {
    expect(text(rules.act(row(before), at))).toBe(after)
  })
})

describe('levels', () => {
  const all = Array.from({ length: levels.tuned }, (_, i) => rules.start(1, i + 1))

  test.each(all.map((start, i) => [i + 1, start] as const))(
    'level %i has the shortest solution as par',
    (_, start) => {
      const positions = explore(rules, text, start)
      expect(positions.find(({ state }) => text(state) === text(start))?.distance).toBe(start.par)
    },
  )

  test('grow from three buds to nine', () => {
    expect(all.map(({ buds }) => buds.length).toSorted()).toEqual(all.map(({ buds }) => buds.length))
    expect([all.at(0)?.buds.length, all.at(-1)?.buds.length]).toEqual([3, 9])
  })
})

test.each([-1, -2, -3, -4, -5, -6, -7])('daily board %i depends on its seed', (level) => {
  const days = Array.from({ length: 9 }, (_, seed) => rules.start(seed, level))
  expect(new Set(days.map(text)).size).toBeGreaterThan(1)
  expect(days.map(({ buds }) => buds.length)).toEqual(days.map(() => Math.min(9, 3 - level)))
  expect(rules.start(4, level)).toEqual(days[4])
})

test('awards three stars for par, two for up to two touches more, and one otherwise', () => {
  const earned = [2, 3, 4, 5].map((spent) => levels.stars({ ...row('ooo', 2), spent }))
  expect(earned).toEqual([3, 2, 2, 1])
})
