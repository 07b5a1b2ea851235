import { describe, expect, test } from 'vitest'
import { explore } from '../../kit/test/explore.ts'
import { levels, rules, type Row } from '../rules.ts'

/** A row as text: o is open, . is shut. */
const row = (text: string, par = 1): Row => ({ buds: [...text].map((bud) => bud === 'o'), par, spent: 0 })
const text = ({ buds }: Row) => buds.map((isOpen) => (isOpen ? 'o' : '.')).join('')

describe('a touch', () => {
  test.each([
    ['ooo', 1, 'ooo', 'a row that is done stays as it is'],
    ['o..', 0, '.o.', 'at the left end two buds turn'],
    ['...', 1, 'ooo', 'in the middle three turn'],
    ['.o.o', 3, '.oo.', 'at the right end two turn'],
    ['...', 3, '...', 'beside the row nothing turns'],
  ])('%s, touched at %i, becomes %s: %s', (before, at, after) => {
    expect(text(rules.act(row(before), at))).toBe(after)
  })
})

describe('every level', () => {
  const all = Array.from({ length: levels.tuned }, (_, i) => rules.start(1, i + 1))

  test.each([...all.entries()])('%i has a par that no play beats', (_, start) => {
    const places = explore(rules, text, start)
    expect(places.find(({ state }) => text(state) === text(start))?.distance).toBe(start.par)
  })

  test('rows grow from three buds to nine', () => {
    expect(all.map(({ buds }) => buds.length).toSorted()).toEqual(all.map(({ buds }) => buds.length))
    expect([all.at(0)?.buds.length, all.at(-1)?.buds.length]).toEqual([3, 9])
  })
})

test.each([-1, -2, -3, -4, -5, -6, -7])('boards of a day come from their seed: %i', (level) => {
  const days = Array.from({ length: 9 }, (_, seed) => rules.start(seed, level))
  expect(new Set(days.map(text)).size).toBeGreaterThan(1)
  expect(days.map(({ buds }) => buds.length)).toEqual(days.map(() => Math.min(9, 3 - level)))
  expect(rules.start(4, level)).toEqual(days[4])
})

test('stars are for few touches', () => {
  const earned = [2, 3, 4, 5].map((spent) => levels.stars({ ...row('ooo', 2), spent }))
  expect(earned).toEqual([3, 2, 2, 1])
})
