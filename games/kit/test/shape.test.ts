import { expect, test } from 'vitest'
import { between, either, exactly, listOf, oneOf, orNull, record, where, whole } from '../rules/shape.ts'

const isSpot = record<{ x: number }>({ x: whole(0, 3) })

test.each([
  ['whole', whole(1, 3), [1, 3], [0, 4, 1.5, 3.5, '2', NaN, null, undefined]],
  ['a count', whole(), [0, 1e9], [-1, 1e9 + 1, Infinity]],
  ['between', between(-1, 1), [-1, 0.5, 1], [-1.01, 1.01, NaN, '0', null]],
  ['oneOf', oneOf('up', 'down'), ['up', 'down'], ['left', '', undefined]],
  ['orNull', orNull(whole()), [null, 2], [undefined, -1]],
  ['listOf', listOf(whole(), 1, 2), [[1], [1, 2]], [[], [1, 2, 3], [-1], '1', { length: 1 }]],
  ['a list', listOf(whole()), [[], Array(1000).fill(1)], [Array(1001).fill(1)]],
  ['record', isSpot, [{ x: 1 }, { x: 1, y: 2 }], [{}, { x: 4 }, null, 'x', undefined]],
  ['exactly', exactly<{ x: number }>({ x: whole() }), [{ x: 1 }], [{ x: 1, y: 2 }, {}]],
  ['either', either(isSpot, oneOf('stay')), [{ x: 1 }, 'stay'], [{ x: 9 }, 'go']],
  ['where', where(isSpot, ({ x }) => x > 1), [{ x: 2 }], [{ x: 1 }, { x: 4 }]],
])('%s accepts exactly the values that fit', (_name, fits: (value: unknown) => boolean, good, bad) => {
  expect(
    good.filter((value) => !fits(value)),
    'refused',
  ).toEqual([])
  expect(
    bad.filter((value) => fits(value)),
    'accepted',
  ).toEqual([])
})
