import { expect, test } from 'vitest'
import { testApp } from '../test/app.ts'
import { form } from '../test/service.ts'
import { healthOf } from './health.ts'

const NOW = 1_800_000_000_000
const HOUR_MS = 3_600_000

test('healthy while the store can be written to and no message is long overdue', async () => {
  const { store, close } = await testApp()
  let now = NOW
  const health = healthOf(store, true, () => now)
  await store.add({ message: form(), marks: [], address: '192.0.2.1', now })
  expect(await health()).toEqual({ store: 'ok', outbox: 'ok' })
  now += HOUR_MS
  expect(await health()).toEqual({ store: 'ok', outbox: 'failing' })
  expect(await healthOf(store, false, () => now)()).toEqual({ store: 'ok', outbox: 'ok' })
  await close()
})

test('a store that is gone is noticed, and the store is probed at most once a second', async () => {
  const { store, close } = await testApp()
  let now = NOW
  let probes = 0
  const watched = { ...store, probe: () => (probes++, store.probe(now)) }
  const health = healthOf(watched, true, () => now)
  await Promise.all([health(), health(), health()])
  expect(probes).toBe(1)
  await store.close()
  now += 1000
  expect(await health()).toEqual({ store: 'failing', outbox: 'failing' })
  expect(probes).toBe(2)
  await close()
})
