import { describe, expect, test } from 'vitest'
import { rules, type FlowerBed } from '../rules.ts'
import { CELLS, kindsAfter, MOST_KINDS, pointsFor } from '../rules/curve.ts'

/** A bed from rows of digits, one for each kind; a dot is a free cell. */
const bedOf = (rows: string, now = 0): FlowerBed => ({
  ...rules.start(1, 1),
  bed: [...rows.replaceAll(' ', '')].map((cell) => (cell === '.' ? null : Number(cell))),
  next: [now, 1],
})
const text = ({ bed }: FlowerBed) =>
  bed
    .map((kind) => kind ?? '.')
    .join('')
    .replace(/(.{4})(?!$)/g, '$1 ')

describe('planting', () => {
  test.each([
    ['.... .... .... ....', 5, '.... .0.. .... ....', 0, 'alone it stays'],
    ['00.. .... .... ....', 2, '.... .... .... ....', 3, 'three in a row are picked'],
    ['.0.. 0... .... ....', 0, '.... .... .... ....', 3, 'around a corner too'],
    ['00.0 ...0 .... ....', 2, '.... .... .... ....', 10, 'five at once bring ten points'],
    ['01.. .... .... ....', 2, '010. .... .... ....', 0, 'a different kind separates'],
    ['...0 0... 0... ....', 12, '...0 .... .... ....', 3, 'the end of a row is not next to the start of one'],
  ])('in %s at %i gives %s and %i points: %s', (before, at, after, points) => {
    const end = rules.act(bedOf(before), at)
    expect([text(end), end.points]).toEqual([after, points])
  })

  test('changes nothing in a taken cell', () => {
    const start = bedOf('0... .... .... ....')
    expect(rules.act(start, 0)).toBe(start)
  })

  test('moves the queue on, and draws again from the seed', () => {
    const start = rules.start(3, 1)
    const end = rules.act(start, 0)
    expect(end.next[0]).toBe(start.next[1])
    expect(rules.act(rules.start(3, 1), 0)).toEqual(end)
  })
})

test('the round ends when the bed is full', () => {
  const last = bedOf('0123 1234 2340 340.', 4)
  expect([rules.outcome(last), rules.moves(last)]).toEqual(['playing', [CELLS - 1]])
  const full = rules.act(last, CELLS - 1)
  expect([rules.outcome(full), rules.moves(full)]).toEqual(['lost', []])
})

test('kinds of flowers come one by one, up to the last', () => {
  const kinds = Array.from({ length: 500 }, (_, planted) => kindsAfter(planted))
  expect(kinds.every((count, i) => i === 0 || count - (kinds[i - 1] ?? 0) <= 1)).toBe(true)
  expect([kinds[0], kinds.at(-1)]).toEqual([5, MOST_KINDS])
})

test('larger groups are worth more for each flower', () =>
  expect([3, 4, 5, 6].map(pointsFor)).toEqual([3, 6, 10, 15]))
