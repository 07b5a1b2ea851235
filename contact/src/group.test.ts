import { expect, test } from 'vitest'
import { grouped, TooBusyError } from './group.ts'

test('what arrives during one write is written together in the next', async () => {
  const batches: number[][] = []
  const add = grouped(async (batch: readonly number[]) => {
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

test('a batch that fails refuses its own items, and the next goes through', async () => {
  let fail = true
  const add = grouped(async (batch: readonly string[]) => {
    if (fail) throw new Error('disk full')
    return batch
  })
  const [one, two] = await Promise.allSettled([add('a'), add('b')])
  expect([one.status, two.status]).toEqual(['rejected', 'rejected'])
  fail = false
  expect(await add('c')).toBe('c')
})

test('batches are bounded, and so is the queue', async () => {
  let largest = 0
  const add = grouped(async (batch: readonly number[]) => {
    largest = Math.max(largest, batch.length)
    return batch
  })
  const results = await Promise.allSettled(Array.from({ length: 9000 }, (_, item) => add(item)))
  expect(largest).toBe(256)
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(9000 - 8192)
  expect(refused.every(({ reason }) => reason instanceof TooBusyError)).toBe(true)
})
