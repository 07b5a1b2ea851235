import { expect, test } from 'vitest'
import { keep, NOW, useEngines } from '../../test/engines.ts'

const { describeEach } = useEngines()

describeEach('erasure', ({ open }) => {
  test('erases one message, or all older ones', async () => {
    const store = await open()
    const refs: string[] = []
    for (let age = 0; age < 4; age++) refs.push(await keep(store, { now: NOW - age * 100 }))
    const [newest = '', second = ''] = refs
    expect(await store.remove([newest])).toBe(1)
    expect(await store.remove([newest])).toBe(0)
    expect(await store.remove([])).toBe(0)
    expect(await store.sweep(NOW - 150, NOW)).toBe(2)
    expect((await store.list(10)).map(({ ref }) => ref)).toEqual([second])
  })

  test('returns the start of the oldest retention', async () => {
    const store = await open()
    expect(await store.oldestKept()).toBeNull()
    await keep(store, { now: NOW })
    expect(await store.oldestKept()).toBe(NOW)
    await store.trustClock(NOW - 5)
    // The clock is a year behind, so the store's own time counts for this message.
    await keep(store, { now: NOW - 365 * 86_400_000 })
    expect(await store.oldestKept()).toBe(NOW - 5)
    await keep(store, { now: NOW - 9 })
    expect(await store.oldestKept()).toBe(NOW - 9)
  })

  test('erases more than one batch of old messages', async () => {
    const store = await open()
    await Promise.all(Array.from({ length: 1201 }, () => keep(store)))
    expect(await store.sweep(NOW + 1, NOW)).toBe(1201)
  })

  test('erases any number of messages by their references', async () => {
    const store = await open()
    const refs = await Promise.all(Array.from({ length: 1201 }, () => keep(store)))
    const [spared, ...others] = refs
    expect(await store.remove(['0000-0000-0000-0000', ...others])).toBe(1200)
    expect((await store.list(10)).map(({ ref }) => ref)).toEqual([spared])
  })
})

describeEach('the store’s own time', ({ open }) => {
  test('keeps its own time, across copies, until the clock is trusted', async () => {
    const day = 86_400_000
    const store = await open()
    expect(await store.checkClock(NOW + 900 * day)).toEqual({
      trusted: NOW + 900 * day,
      checked: NOW + 900 * day,
    })
    await keep(store)
    await store.trustClock(NOW)
    expect(await (await open()).checkClock(NOW + day)).toEqual({ trusted: NOW, checked: NOW + day })
    expect(await store.readClock(NOW + day + 1000)).toMatchObject({ trusted: NOW + 1000 })
    await store.trustClock(NOW + day)
    expect(await store.checkClock(NOW + day + 5)).toMatchObject({ trusted: NOW + day + 5 })
  })

  test('does not erase a message received while the clock was behind once the clock is right', async () => {
    const year = 365 * 86_400_000
    const store = await open()
    await keep(store, { now: NOW - 2 * year })
    await store.trustClock(NOW)
    const ref = await keep(store, { now: NOW - 1.5 * year })
    expect(await store.sweep(NOW - year, NOW)).toBe(1)
    expect((await store.list(5)).map((kept) => kept.ref)).toEqual([ref])
  })

  test('repairs due times in the far future: due now, or when a lease would expire', async () => {
    const day = 86_400_000
    const store = await open()
    const fresh = await keep(store, { now: NOW + day })
    const leased = await keep(store, { now: NOW })
    const usual = await keep(store, { now: NOW + 1 })
    await store.take(NOW, 2 * day, 1)
    const [taken] = await store.take(NOW + 1, 1000, 1)
    if (taken) await store.putBack(taken, 'busy', NOW + 3 * 3_600_000)
    expect(await store.repairDueTimes(NOW + 2, 1000)).toBe(2)
    expect(await store.find(fresh)).toMatchObject({ due: NOW + 2 })
    expect(await store.find(leased)).toMatchObject({ due: NOW + 1002 })
    expect(await store.find(usual)).toMatchObject({ due: NOW + 3 * 3_600_000 })
    expect(await store.repairDueTimes(NOW + 2, 1000)).toBe(0)
  })
})
