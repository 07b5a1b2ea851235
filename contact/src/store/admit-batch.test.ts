import { expect, test } from 'vitest'
import { arrival, keep, NO_LIMITS, NOW, useEngines } from '../../test/engines.ts'
import { form } from '../../test/service.ts'

const { describeEach } = useEngines()

describeEach('admission', ({ open }) => {
  test('stores a thousand simultaneous messages under different references', async () => {
    const store = await open()
    const refs = await Promise.all(
      Array.from({ length: 1000 }, (_, note) => keep(store, { message: form({ note: `${note}` }) })),
    )
    expect(new Set(refs).size).toBe(1000)
    expect(await store.list(2000)).toHaveLength(1000)
  })

  test('stores a repetition once per window, even across copies', async () => {
    const rules = { ...NO_LIMITS, repeatWindowMs: 600_000 }
    const [one, two] = [await open(rules), await open(rules)]
    const ref = await keep(one)
    expect(await two.add(arrival({ address: '192.0.2.3', now: NOW + 599_999 }))).toEqual({
      repeated: ref,
    })
    expect(await two.add(arrival({ message: form({ note: 'another' }), now: NOW + 1 }))).toHaveProperty(
      'kept',
    )
    expect(await one.add(arrival({ now: NOW + 600_001 }))).toHaveProperty('kept')
    expect(await one.list(10)).toHaveLength(3)
  })

  test('stores a message once when two copies receive it at the same time', async () => {
    const rules = { ...NO_LIMITS, repeatWindowMs: 600_000 }
    const copies = [await open(rules), await open(rules)]
    const arrivals = Array.from({ length: 40 }, (_, index) =>
      arrival({ message: form({ note: `${index % 10}` }) }),
    )
    const admissions = await Promise.all(arrivals.map((each, index) => copies[index % 2]?.add(each)))
    expect(admissions.filter((admission) => admission && 'kept' in admission)).toHaveLength(10)
    expect(await copies[0]?.list(100)).toHaveLength(10)
  })

  test('shares limits between copies and across restarts', async () => {
    const rules = { ...NO_LIMITS, perVisitor: { count: 2, windowMs: 1000 } }
    const [one, two] = [await open(rules), await open(rules)]
    await keep(one)
    await keep(two)
    expect(await one.add(arrival())).toEqual({ waitMs: 500 })
    const three = await open(rules)
    expect(await three.add(arrival({ now: NOW + 100 }))).toEqual({ waitMs: 400 })
    expect(await three.add(arrival({ address: '192.0.2.2' }))).toHaveProperty('kept')
    expect(await three.add(arrival({ now: NOW + 500 }))).toHaveProperty('kept')
  })

  test('stores nothing of a refused message', async () => {
    const store = await open({ ...NO_LIMITS, overall: { count: 1, windowMs: 1000 }, repeatWindowMs: 1000 })
    await keep(store)
    const other = arrival({ message: form({ note: 'other' }) })
    expect(await store.add(other)).toEqual({ waitMs: 1000 })
    expect(await store.list(10)).toHaveLength(1)
    expect(await store.add({ ...other, now: NOW + 1000 })).toHaveProperty('kept')
  })
})
