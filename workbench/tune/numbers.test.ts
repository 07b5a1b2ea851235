import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { numbersIn } from './numbers.ts'
import { tunableGames } from './panel.ts'
import { changedLines, readChanges, withChanges } from './replace.ts'

const SOURCE = `/** The heading of the file. */
import type { Chance } from './chance.ts'

/** Values by storey. */
type Ramp = readonly (readonly [storey: number, value: number])[]

export const SLAB = {
  /** Width of a slab. */
  full: 1000,
  /** Fall per tick. */
  fall: -0.5,
  inner: { deep: 3 },
} as const

/** Speed by storey. */
const SPEED: Ramp = [
  [1, 13],
]
const NAMES = { 7: 'seven', two: [4] } satisfies Record<string, unknown>

export const speedAt = (storey: number): number => 2.4 + SPEED[0][1] * storey - 60
export function gapAt(n: number): number {
  return { gap: n + 1 }.gap
}
`

const named = (source: string) => numbersIn(source).map(({ name, value }) => [name, value])

test('finds numbers in data and in formulas, but no indexes, keys or types', () => {
  expect(named(SOURCE)).toEqual([
    ['SLAB.full', 1000],
    ['SLAB.fall', -0.5],
    ['SLAB.inner.deep', 3],
    ['SPEED[0][0]', 1],
    ['SPEED[0][1]', 13],
    ['NAMES.two[0]', 4],
    ['speedAt #1', 2.4],
    ['speedAt #2', 60],
    ['gapAt #1', 1],
  ])
})

test('a comment belongs to the first number after it, and the heading to none', () => {
  const notes = numbersIn(SOURCE).flatMap(({ name, note }) => (note ? [[name, note]] : []))
  expect(notes).toEqual([
    ['SLAB.full', 'Width of a slab.'],
    ['SLAB.fall', 'Fall per tick.'],
    ['SPEED[0][0]', 'Speed by storey.'],
  ])
})

test('replaces numbers and leaves everything else as it is', () => {
  const numbers = numbersIn(SOURCE)
  const changes = { 'SLAB.fall': 0.25, 'speedAt #2': -7, 'SLAB.full': 1000 }
  expect(withChanges(SOURCE, numbers, changes)).toBe(
    SOURCE.replace('fall: -0.5', 'fall: 0.25').replace('storey - 60', 'storey - -7'),
  )
  expect(changedLines(SOURCE, numbers, { 'SPEED[0][1]': 14 })).toBe('// line 17\n  [1, 14],')
  expect(changedLines(SOURCE, numbers, {})).toBe('')
})

test.each([
  [{ 'SLAB.full': 1 }, true],
  [{}, true],
  [{ 'SLAB.empty': 1 }, false],
  [{ 'SLAB.full': Number.NaN }, false],
  [{ 'SLAB.full': '1' }, false],
  [[1], false],
  [null, false],
  ['SLAB.full', false],
])('accepts the changes %j: %s', (data, isAccepted) => {
  expect(readChanges(data, numbersIn(SOURCE)) !== undefined).toBe(isAccepted)
})

const games = await tunableGames()

test.each(games)('every number of $slug has a name of its own and can be replaced', ({ curve }) => {
  const source = readFileSync(curve, 'utf8')
  const numbers = numbersIn(source)
  expect(numbers.length).toBeGreaterThan(0)
  expect(new Set(numbers.map(({ name }) => name)).size).toBe(numbers.length)
  const doubled = Object.fromEntries(numbers.map(({ name, value }) => [name, value * 2 + 1]))
  const again = numbersIn(withChanges(source, numbers, doubled))
  expect(again.map(({ name, value }) => [name, value])).toEqual(Object.entries(doubled))
})
