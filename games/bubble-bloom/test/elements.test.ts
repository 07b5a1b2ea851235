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

describe('a seed of the first kind lands', () => {
  test.each([
    ['beside stones, which never burst', '.11s2', 0, '...s2'],
    ['and stones fall when nothing holds them', '.11.2/.s', 0, '....2'],
    ['beside ice of its kind, which is no friend yet', '.1A..2', 0, '11A..2'],
    ['and ice beside the burst melts, once', '.11AA', 0, '...1A'],
    ['and ice that nothing holds any more falls, melted or not', '.11/.A/.2.2/3', 0, ''],
    ['beside a rainbow, which is a friend', '.1r2', 0, '...2'],
    ['beside two rainbows', '.rr2', 0, '...2'],
    ['and rainbows join what is apart', '.r1.2/..1', 0, '....2'],
    ['beside a pod, which a landing does not set off', '.p2', 0, '1p2'],
    ['and a pod beside the burst takes all around it along', '.11p2.3/..s5', 0, '......3'],
    ['and one pod sets off another', '.11p.p4.3/...pp', 0, '........3'],
    ['and a pod breaks ice with what is in it', '.11pB.3', 0, '......3'],
    ['and a bee beside the burst dyes what is around it', '.11b23/...45', 0, '....13/...15'],
    ['and a bee leaves stones and ice as they are, but melts it', '.11bB.3', 0, '....2.3'],
    ['and a vine beside the burst goes with all of it', '.11v.3/...v/...v', 0, '.....3'],
    ['and a vine carries the burst to what is beside it', '.11vp4.3/...vA', 0, '.......3'],
    ['and with the last blossom everything else comes down', '.11.s/....v', 0, ''],
  ])('%s', (_, bed, cell, left) => {
    const field = bedFrom(bed)
    plant(field, cell, 1)
    expect(written(field)).toBe(left)
  })
})

describe('a vine', () => {
  test.each([
    ['grows to the left where nothing bursts', '.2.v', '12vv'],
    ['and where that is taken, to the right', '.2v', '12vv'],
    ['and where both are taken, up or down', '.2v3', '12v3/.v'],
    ['only at its lowest end', '.2v3/..v', '12v3/.vv'],
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

    test(`is the first with ${name}, and has nothing else that is new`, () => {
      expect(grading.holds(start)).toContain(name)
      for (let level = 1; level < from; level++)
        expect(grading.holds(rules.start(1, level))).not.toContain(name)
    })

    test('is small', () => expect(start.bed.length).toBeLessThanOrEqual(10))
  },
)
