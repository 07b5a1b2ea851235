/** Tests stones, ice, rainbows, pods, bees and vines, each in a small bed. */
import { describe, expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { plant } from '../rules/bursting.ts'
import { ELEMENTS } from '../rules/curve.ts'
import { COLUMNS, exists } from '../rules/field.ts'
import { bedFrom } from '../rules/levels.ts'
import { grading } from './grading.ts'

const SIGNS = '.123456srpbv    .ABCDEF'

/** Prints a bed without its trailing empty rows and columns. */
function written(field: readonly number[]): string {
  const rows = Array.from({ length: field.length / COLUMNS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) =>
      exists(row, column) ? (SIGNS[field[row * COLUMNS + column] ?? 0] ?? '?') : '',
    )
      .join('')
      .replace(/\.+$/, ''),
  )
  return rows.join('/').replace(/\/+$/, '')
}

describe('a landing seed of the first kind', () => {
  test.each([
    ['does not burst stones', '.11s2', 0, '...s2'],
    ['drops stones that nothing holds', '.11.2/.s', 0, '....2'],
    ['does not match frozen blossoms of its kind', '.1A..2', 0, '11A..2'],
    ['melts only the ice beside the burst', '.11AA', 0, '...1A'],
    ['drops frozen blossoms that nothing holds', '.11/.A/.2.2/3', 0, ''],
    ['matches a rainbow', '.1r2', 0, '...2'],
    ['matches two rainbows', '.rr2', 0, '...2'],
    ['is connected to more of its kind by a rainbow', '.r1.2/..1', 0, '....2'],
    ['does not set off a pod without a burst', '.p2', 0, '1p2'],
    ['bursts a pod and everything around it', '.11p2.3/..s5', 0, '......3'],
    ['bursts a chain of pods', '.11p.p4.3/...pp', 0, '........3'],
    ['bursts frozen blossoms beside a pod', '.11pB.3', 0, '......3'],
    ['frees a bee, which dyes the blossoms around it', '.11b23/...45', 0, '....13/...15'],
    ['frees a bee, which melts ice without dyeing the blossom', '.11bB.3', 0, '....2.3'],
    ['removes a whole vine', '.11v.3/...v/...v', 0, '.....3'],
    ['spreads the burst along a vine to a pod beside it', '.11vp4.3/...vA', 0, '.......3'],
    ['drops everything else with the last blossom', '.11.s/....v', 0, ''],
  ])('%s', (_, bed, cell, left) => {
    const field = bedFrom(bed)
    plant(field, cell, 1)
    expect(written(field)).toBe(left)
  })
})

describe('a vine', () => {
  test.each([
    ['grows to the left if nothing bursts', '.2.v', '12vv'],
    ['grows to the right if the left is taken', '.2v', '12vv'],
    ['grows downwards if both sides are taken', '.2v3', '12v3/.v'],
    ['grows only at its lowest end', '.2v3/..v', '12v3/.vv'],
  ])('%s', (_, bed, left) => {
    const field = bedFrom(bed)
    plant(field, 0, 1)
    expect(written(field)).toBe(left)
  })
})

describe.each(ELEMENTS.map(({ from }, i) => [from, Object.keys(grading.elements)[i]] as const))(
  'level %i',
  (from, name) => {
    const start = rules.start(1, from)

    test(`is the first with ${name}, and has no other element`, () => {
      expect(grading.holds(start)).toContain(name)
      for (let level = 1; level < from; level++)
        expect(grading.holds(rules.start(1, level))).not.toContain(name)
    })

    test('is small', () => expect(start.bed.length).toBeLessThanOrEqual(10))
  },
)
