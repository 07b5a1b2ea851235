import { describe, expect, test } from 'vitest'
import { FLOWERS } from '../rules/pieces.ts'
import { changesOf } from '../view/changes.ts'
import { almost, at, inTheMiddle } from './gardens.ts'

describe('a full line', () => {
  const before = almost(1)
  const after = inTheMiddle(before)

  test('blooms cell by cell from end to end, each with its own flower', () => {
    const { blooms, sown, lines, undone } = changesOf(before, after)
    expect(lines).toHaveLength(1)
    expect(undone).toBe(false)
    expect(sown).toEqual([at(0, 0)])
    expect(blooms.map(({ cell }) => cell)).toEqual(lines[0])
    blooms.slice(1).forEach(({ after }, i) => expect(after).toBeGreaterThan(blooms[i]?.after ?? Infinity))
    expect(blooms.map(({ flower }) => FLOWERS[flower])).toEqual([
      ...Array.from({ length: 4 }, () => 'rose'),
      'clover',
      ...Array.from({ length: 4 }, () => 'rose'),
    ])
  })

  test('blooms a cell shared with other full lines only once', () => {
    const { blooms, lines } = changesOf(almost(3), inTheMiddle(almost(3)))
    expect(lines).toHaveLength(3)
    expect(blooms).toHaveLength(25)
    expect(new Set(blooms.map(({ cell }) => cell)).size).toBe(25)
  })

  test('grows again without blooming when taken back', () => {
    const { blooms, sown, dug, undone } = changesOf(after, before)
    expect(undone).toBe(true)
    expect(blooms).toEqual([])
    expect(dug).toEqual([])
    expect(sown).toHaveLength(8)
  })
})
