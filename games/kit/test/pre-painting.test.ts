import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPrePainter } from '../paint/pre-painting.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => vi.useRealTimers())

const NOTHING_LACKS = { isIncomplete: false }

/** Paintings that take no time. */
function* paintings(names: string, done: string[]) {
  for (const name of names) yield done.push(name)
}

test('nothing is painted in the frame that asks for it', () => {
  const done: string[] = []
  createPrePainter(() => false, NOTHING_LACKS)(paintings('abc', done))
  expect(done).toEqual([])
  vi.advanceTimersByTime(100)
  expect(done.join('')).toBe('abc')
})

/** How many of eight paintings, three milliseconds each, are done in each spell of work. */
function spells(isPlaying: boolean): number[] {
  const done: string[] = []
  const sizes: number[] = []
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  function* slow() {
    for (const name of 'abcdefgh') {
      now += 3
      yield done.push(name)
    }
  }
  createPrePainter(() => isPlaying, NOTHING_LACKS)(slow())
  while (done.length < 8) {
    const before = done.length
    vi.advanceTimersToNextTimer()
    sizes.push(done.length - before)
  }
  return sizes
}

test('a spell of work ends soon, the sooner in play, and the rest is done in the next ones', () => {
  expect(spells(true)).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
  expect(spells(false)).toEqual([3, 3, 2])
})

test('a new plan takes the place of the old one', () => {
  const done: string[] = []
  const ahead = createPrePainter(() => true, NOTHING_LACKS)
  ahead(paintings('old', done))
  ahead(paintings('new', done))
  vi.advanceTimersByTime(200)
  expect(done.join('')).toBe('new')
})

test('while something lacks that should be in sight, nothing is painted ahead of it', () => {
  const done: string[] = []
  const paintBudget = { isIncomplete: true }
  createPrePainter(() => false, paintBudget)(paintings('abc', done))
  vi.advanceTimersByTime(200)
  expect(done).toEqual([])
  paintBudget.isIncomplete = false
  vi.advanceTimersByTime(200)
  expect(done.join('')).toBe('abc')
})
