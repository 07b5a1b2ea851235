import { afterEach, expect, test, vi } from 'vitest'
import { createBatcher, TooBusyError } from './group-commit.ts'

afterEach(() => void vi.useRealTimers())

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('writes items that arrive during one write together in the next', async () => {
  const batches: number[][] = []
  const add = createBatcher(async (batch: readonly number[]) => {
    batches.push([...batch])
    await new Promise((resolve) => setImmediate(resolve))
    return batch.map((item) => item * 10)
  })
  const first = [add(1), add(2)]
  await Promise.all(first)
  const results = await Promise.all([3, 4, 5].map((item) => add(item)))
  expect(results).toEqual([30, 40, 50])
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
})

test('waits briefly on a slow disk for visitors who were just answered', async () => {
  vi.useFakeTimers()
  const sizes: number[] = []
  const add = createBatcher(async (batch: readonly number[]) => {
    sizes.push(batch.length)
    await later(40)
    return batch
  })
  /** Sends again `pause` milliseconds after each answer. */
  async function visitor(pause: number) {
    for (let times = 0; times < 4; times++) {
      await add(pause)
      await later(pause)
    }
  }
  const all = Promise.all([visitor(1), visitor(2), visitor(3), visitor(4), visitor(30)])
  await vi.runAllTimersAsync()
  await all
  // The batch does not wait for the slowest visitor.
  expect(sizes.slice(0, 3)).toEqual([5, 4, 5])
})

test('does not make a single visitor wait for others', async () => {
  vi.useFakeTimers()
  const start = performance.now()
  const add = createBatcher(async (batch: readonly number[]) => {
    await later(1000)
    return batch
  })
  const inTurn = async () => {
    for (let item = 0; item < 5; item++) await add(item)
  }
  const all = inTurn()
  await vi.runAllTimersAsync()
  await all
  expect(performance.now() - start).toBe(5000)
})

test('rejects all items of a failed batch, and writes the next batch', async () => {
  let fail = true
  const add = createBatcher(async (batch: readonly string[]) => {
    if (fail) throw new Error('disk full')
    return batch
  })
  const [one, two] = await Promise.allSettled([add('a'), add('b')])
  expect([one.status, two.status]).toEqual(['rejected', 'rejected'])
  fail = false
  expect(await add('c')).toBe('c')
})

test('limits the size of a batch and of the queue', async () => {
  let largest = 0
  const add = createBatcher(async (batch: readonly number[]) => {
    largest = Math.max(largest, batch.length)
    return batch
  })
  const results = await Promise.allSettled(Array.from({ length: 9000 }, (_, item) => add(item)))
  expect(largest).toBe(256)
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(9000 - 8192)
  expect(refused.every(({ reason }) => reason instanceof TooBusyError)).toBe(true)
})
