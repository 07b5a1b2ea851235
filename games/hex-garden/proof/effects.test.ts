import { describe, expect, test } from 'vitest'
import { CELLS, cellAt, LINES } from '../rules/bed.ts'
import { NONE } from '../rules/deal.ts'
import { happening, sounds } from '../view/effects.ts'
import { familyOf, FLOWERS, PIECES } from '../rules/pieces.ts'
import { rules, type State } from '../rules.ts'
import { ghostWords, handWords, newsWords } from '../words.ts'

const at = (q: number, r: number) => cellAt(q, r) ?? NONE
const named = (name: string) => PIECES.findIndex((_, piece) => familyOf(piece)?.name === name)
const SINGLE = named('single')
const ROSE = FLOWERS.indexOf('rose')

/** Roses along so many of the longest lines, but for the middle of the bed. */
function almost(lines: number): State {
  const cells = LINES.filter(({ length }) => length === 9)
    .slice(0, lines)
    .flat()
  const bed = CELLS.map((_, cell) => (cells.includes(cell) && cell !== at(0, 0) ? ROSE : NONE))
  return { ...rules.start(1, 1), bed, hand: [SINGLE, named('pair'), NONE] }
}
const inTheMiddle = (state: State) => rules.act(state, { slot: 0, cell: at(0, 0) })

describe('a full line', () => {
  const before = almost(1)
  const after = inTheMiddle(before)

  test('blooms cell by cell from end to end, each as the flower that grew there', () => {
    const { blooms, sown, lines, undone } = happening(before, after)
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

  test('sounds higher and higher', () => {
    const notes = sounds(before, after).filter(({ after = 0 }) => after > 0)
    expect(notes).toHaveLength(9)
    notes.slice(1).forEach(({ step }, i) => expect(step).toBe((notes[i]?.step ?? 0) + 1))
  })

  test('several at once bloom each cell once', () => {
    const { blooms, lines } = happening(almost(3), inTheMiddle(almost(3)))
    expect(lines).toHaveLength(3)
    expect(blooms).toHaveLength(25)
    expect(new Set(blooms.map(({ cell }) => cell)).size).toBe(25)
  })

  test('that is undone grows again, and nothing blooms', () => {
    const { blooms, sown, dug, undone } = happening(after, before)
    expect(undone).toBe(true)
    expect(blooms).toEqual([])
    expect(dug).toEqual([])
    expect(sown).toHaveLength(8)
  })
})

describe('what is said', () => {
  const before = almost(2)

  test('names the hand, and what has no room', () => {
    expect(handWords(before)).toBe('In hand: 1 single, 2 pair.')
    const bed = CELLS.map((_, cell) => (cell ? 1 : NONE))
    expect(handWords({ ...before, bed })).toBe('In hand: 1 single, 2 pair without room.')
  })

  test.each([
    ['what will bloom', at(0, 0), 'Piece 1, single, at row 5, cell 5 of 9: 2 lines will bloom.'],
    ['that it fits', at(1, -4), 'Piece 1, single, at row 1, cell 2 of 5: fits.'],
    ['that there is no room', at(-1, 0), 'Piece 1, single, at row 5, cell 4 of 9: no room.'],
  ])('says %s', (_, cell, words) => {
    expect(ghostWords(before, { slot: 0, cell, column: 0 })).toBe(words)
  })

  test('tells what happened', () => {
    const after = inTheMiddle(before)
    expect(newsWords(before, after)).toBe('Planted the single. 2 lines bloomed for 73 points.')
    expect(newsWords(after, before)).toBe('Took the single back.')
  })
})
