import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPrePainter } from '../paint/pre-painting.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => vi.useRealTimers())

const COMPLETE = { isIncomplete: false }

/** Sprites that take no time to paint. */
function* paintings(names: string, done: string[]) {
  for (const name of names) yield done.push(name)
}

test('paints nothing in the frame that starts a plan', () => {
  const done: string[] = []
  createPrePainter(() => false, COMPLETE)(paintings('abc', done))
  expect(done).toEqual([])
  vi.advanceTimersByTime(100)
  expect(done.join('')).toBe('abc')
})

/** How many of eight sprites, three milliseconds each, each task paints. */
function tasks(isPlaying: boolean): number[] {
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
  createPrePainter(() => isPlaying, COMPLETE)(slow())
  while (done.length < 8) {
    const before = done.length
    vi.advanceTimersToNextTimer()
    sizes.push(done.length - before)
  }
  return sizes
}

test('splits a plan into short tasks, shorter ones during play', () => {
  expect(tasks(true)).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
  expect(tasks(false)).toEqual([3, 3, 2])
})

test('replaces an unfinished plan with a new one', () => {
  const done: string[] = []
  const prePaint = createPrePainter(() => true, COMPLETE)
  prePaint(paintings('old', done))
  prePaint(paintings('new', done))
  vi.advanceTimersByTime(200)
  expect(done.join('')).toBe('new')
})

test('waits while the current frame is incomplete', () => {
  const done: string[] = []
  const paintBudget = { isIncomplete: true }
  createPrePainter(() => false, paintBudget)(paintings('abc', done))
  vi.advanceTimersByTime(200)
  expect(done).toEqual([])
  paintBudget.isIncomplete = false
  vi.advanceTimersByTime(200)
  expect(done.join('')).toBe('abc')
})
