import { describe, expect, test, vi } from 'vitest'
import { BadBytes, bytesIn, bytesOut } from '../replay/byte-stream.ts'
import { MOST_SHAPE_BYTES } from '../save/limits.ts'
import { readLog, writeLog, type LogEntry } from '../replay/log.ts'
import { packLog, unpackLog } from '../replay/log-text.ts'

/** Accepts every action of a long round. */
const ANY = { isAction: (value: unknown): value is unknown => value !== undefined, ticks: 1e6 }
const isFive = (value: unknown): value is number => value === 5

const written = (log: readonly LogEntry<unknown>[]) => {
  const out = bytesOut()
  writeLog(out, log)
  return out.done()
}

/** A log of one entry with this text as its shape. */
const ofShape = (shape: string) => {
  const out = bytesOut()
  for (const whole of [1, 0, 0]) out.whole(whole)
  out.text(shape)
  return bytesIn(out.done())
}

test.each([0, 1, 127, 128, 300, 2 ** 31, 2 ** 51])('reads %i as it was written', (n) => {
  const out = bytesOut()
  out.whole(n)
  out.signed(-n)
  const from = bytesIn(out.done())
  expect([from.whole(), from.signed() + 0, from.isOver]).toEqual([n, n === 0 ? 0 : -n, true])
})

describe('a log', () => {
  test.each<[string, readonly LogEntry<unknown>[]]>([
    ['without entries', []],
    [
      'of one button',
      [
        [3, 'flap'],
        [40, 'flap'],
        [40, 'flap'],
        [900, 'flap'],
      ],
    ],
    [
      'of cells',
      [
        [0, 5],
        [0, 4],
        [0, -12],
      ],
    ],
    [
      'of moves with fields',
      [
        [0, { from: 1, to: 4 }],
        [0, { to: [3, 4], by: 'drag' }],
        [0, { from: 2, to: 4 }],
      ],
    ],
    [
      'of steering',
      [
        [1, { x: 0.5 }],
        [2, { x: 0.515625 }],
        [3, { x: 1 }],
        [4, { x: -0.25 }],
      ],
    ],
    [
      'of fractions without a common denominator',
      [
        [1, { x: Math.PI }],
        [2, { x: 1 / 3 }],
      ],
    ],
    [
      'of text, null and booleans',
      [
        [0, null],
        [0, true],
        [0, 'ä\u2028"'],
      ],
    ],
  ])('%s is read as it was written', (_, log) => {
    expect(readLog(bytesIn(written(log)), ANY)).toEqual(log)
    expect(unpackLog(packLog(log), ANY)).toEqual(log)
  })

  test('of a minute of steering takes less than five bytes per entry', () => {
    const log = Array.from({ length: 1200 }, (_, i): LogEntry<unknown> => [
      i * 3,
      { x: Math.round(Math.sin(i / 20) * 64) / 64 },
    ])
    expect(written(log).length).toBeLessThan(1200 * 5)
  })

  test('of 5000 actions with one shape is read by parsing it once', () => {
    const log = Array.from({ length: 5000 }, (_, i): LogEntry<unknown> => [i, { to: i }])
    const parse = vi.spyOn(JSON, 'parse')
    try {
      expect(readLog(bytesIn(written(log)), ANY)).toHaveLength(5000)
      expect(parse).toHaveBeenCalledTimes(1)
    } finally {
      parse.mockRestore()
    }
  })
})

describe('a damaged or forged log', () => {
  const whole = written([
    [3, { to: 17 }],
    [9, { to: 19 }],
  ])
  test.each([
    ['cut short', whole.slice(0, -1)],
    ['empty', new Uint8Array()],
    ['with too many entries', Uint8Array.from([255, 255, 255, 127])],
    ['that refers to a missing shape', Uint8Array.from([1, 0, 7])],
    ['with a shape that is not JSON', Uint8Array.from([1, 0, 0, 1, 123])],
    ['with an unterminated number', new Uint8Array(40).fill(255)],
  ])('%s is refused', (_, bytes) => {
    expect(() => readLog(bytesIn(bytes), ANY)).toThrow(BadBytes)
  })

  test.each([
    ['too much text', JSON.stringify('x'.repeat(MOST_SHAPE_BYTES))],
    ['an unknown kind of number', '{"x":7}'],
  ])('with a shape of %s is refused', (_, shape) => {
    expect(() => readLog(ofShape(shape), ANY)).toThrow(BadBytes)
  })

  test('is refused if one action fails the type check or comes after the end', () => {
    const log: LogEntry<unknown>[] = [
      [3, 5],
      [9, 6],
    ]
    expect(() => readLog(bytesIn(written(log)), { ...ANY, isAction: isFive })).toThrow(BadBytes)
    expect(() => readLog(bytesIn(written(log)), { ...ANY, ticks: 8 })).toThrow(BadBytes)
    expect(unpackLog(packLog(log), { ...ANY, ticks: 8 })).toBeUndefined()
  })

  test('is read from storage as undefined', () => {
    expect(unpackLog('not base64 !', ANY)).toBeUndefined()
    expect(unpackLog('AQ==', ANY)).toBeUndefined()
    expect(unpackLog(undefined, ANY)).toBeUndefined()
  })
})
