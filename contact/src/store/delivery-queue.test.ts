import { expect, test } from 'vitest'
import { keep, NOW, useEngines } from '../../test/engines.ts'

const { describeEach } = useEngines()

describeEach('leases', ({ open }) => {
  test('leases a due message to one copy until the lease expires', async () => {
    const [one, two] = [await open(), await open()]
    const ref = await keep(one)
    const [first] = await one.take(NOW, 100, 5)
    expect(first).toMatchObject({ ref, attempts: 1, firstTry: NOW, due: NOW + 100 })
    expect(await two.take(NOW + 99, 100, 5)).toEqual([])
    const [second] = await two.take(NOW + 100, 100, 5)
    expect(second).toMatchObject({ ref, attempts: 2, firstTry: NOW })
    if (!first || !second) throw new Error('Not taken.')
    await one.putBack(first, 'too late', 'failed')
    expect(await one.find(ref)).toMatchObject({ state: 'waiting', error: null })
    await two.putBack(second, 'busy', NOW + 500)
    expect(await one.find(ref)).toMatchObject({ state: 'waiting', error: 'busy', due: NOW + 500 })
  })

  test('leases the oldest first, up to the limit, and none twice under concurrency', async () => {
    const store = await open()
    const other = await open()
    const refs: string[] = []
    for (let index = 0; index < 30; index++) refs.push(await keep(store, { now: NOW + index }))
    expect((await store.take(NOW + 100, 1000, 3)).map(({ ref }) => ref).sort()).toEqual(
      refs.slice(0, 3).sort(),
    )
    const batches = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? store : other).take(NOW + 100, 1000, 1)),
    )
    const taken = batches.flat().map(({ ref }) => ref)
    expect(Math.max(...batches.map((batch) => batch.length))).toBe(1)
    expect(new Set(taken).size).toBe(taken.length)
    const rest = await store.take(NOW + 100, 1000, 100)
    expect(new Set([...taken, ...rest.map(({ ref }) => ref)])).toEqual(new Set(refs.slice(3)))
  })

  test('never leases a sent message again, even if it was marked after its lease', async () => {
    const store = await open()
    const ref = await keep(store)
    await store.take(NOW, 100, 1)
    const [taken] = await store.take(NOW + 100, 100, 1)
    await store.markSent(ref, NOW + 150)
    if (taken) await store.putBack(taken, 'connection lost', NOW + 160)
    expect(await store.find(ref)).toMatchObject({ state: 'sent', sent: NOW + 150, error: null })
    expect(await store.take(NOW + 10_000, 100, 1)).toEqual([])
    expect(await store.backlog()).toEqual({ waiting: 0, oldest: null, givenUp: 0 })
  })

  test('a retry does not break the lease of a delivery under way', async () => {
    const store = await open()
    const ref = await keep(store)
    await store.take(NOW, 100, 1)
    await store.retry(ref, NOW + 1)
    expect(await store.take(NOW + 2, 100, 1)).toEqual([])
    expect(await store.take(NOW + 100, 100, 1)).toHaveLength(1)
  })
})

describeEach('retries and backlog', ({ open }) => {
  test('leaves a failed message alone until it is retried, with a new schedule', async () => {
    const store = await open()
    const [ref, other] = [await keep(store), await keep(store)]
    const leased = await store.take(NOW, 100, 2)
    for (const each of leased) await store.putBack(each, 'no such mailbox', 'failed')
    expect(await store.take(NOW + 10_000, 100, 2)).toEqual([])
    expect(await store.retry(ref, NOW + 5)).toBe(true)
    expect(await store.find(ref)).toMatchObject({
      state: 'waiting',
      attempts: 0,
      firstTry: null,
      due: NOW + 5,
    })
    expect(await store.retryFailed(NOW + 6)).toBe(1)
    expect(await store.find(other)).toMatchObject({ state: 'waiting', due: NOW + 6 })
    await store.markSent(ref, NOW)
    expect(await store.retry(ref, NOW)).toBe(false)
    expect(await store.retry('0000-0000-0000-0000', NOW)).toBe(false)
  })

  test('measures the backlog by when messages were received, not by their next attempt', async () => {
    const store = await open()
    for (const age of [5, 3, 9, 1]) await keep(store, { now: NOW - age })
    expect(await store.backlog()).toEqual({ waiting: 4, oldest: NOW - 9, givenUp: 0 })
    const leased = await store.take(NOW, 100, 3)
    const [oldest, second, third] = leased.toSorted((one, other) => one.created - other.created)
    if (!oldest || !second || !third) throw new Error('Not taken.')
    await store.putBack(oldest, 'away', NOW + 3_600_000)
    expect(await store.backlog()).toEqual({ waiting: 4, oldest: NOW - 9, givenUp: 0 })
    await store.putBack(second, 'no such mailbox', 'failed')
    await store.markSent(oldest.ref, NOW)
    expect(await store.backlog()).toEqual({ waiting: 2, oldest: NOW - 3, givenUp: 1 })
    expect(await store.dismissFailed(NOW, third.ref)).toBe(0)
    expect(await store.dismissFailed(NOW)).toBe(1)
    expect(await store.backlog()).toEqual({ waiting: 2, oldest: NOW - 3, givenUp: 0 })
  })

  test('brings retries forward in order, even by two copies at once', async () => {
    const [one, two] = [await open(), await open()]
    for (let index = 0; index < 6; index++) await keep(one)
    const leased = await one.take(NOW, 100, 5)
    for (const [index, each] of leased.slice(0, 4).entries())
      await one.putBack(each, 'away', NOW + (index + 1) * 3_600_000)
    const brought = await Promise.all([one.bringForward(NOW), two.bringForward(NOW)])
    expect(Math.max(...brought)).toBeGreaterThan(0)
    const dues = await Promise.all(leased.map(async ({ ref }) => ((await one.find(ref))?.due ?? 0) - NOW))
    const [last, ...others] = dues.reverse()
    // The message being sent keeps its lease; the one that was never tried is due anyway.
    expect(last).toBe(100)
    expect(others.every((due) => due > 0 && due <= 14_400)).toBe(true)
    expect(others).toEqual(others.toSorted((due, other) => other - due))
    expect(await one.take(NOW + 14_400, 1000, 10)).toHaveLength(6)
  })
})
