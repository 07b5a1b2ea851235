import { expect, test } from 'vitest'
import { testApp } from '../test/app.ts'
import { form } from '../test/service.ts'
import { healthOf } from './health.ts'
import { startSweeping } from './retention.ts'

const NOW = 1_800_000_000_000
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const quiet = { info: () => undefined, error: () => undefined }

test('ready while the store can be written and nothing is long overdue', async () => {
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

test('a store that is gone is seen, and asking often costs one look a second', async () => {
  const { store, close } = await testApp()
  let now = NOW
  let looks = 0
  const watched = { ...store, probe: () => (looks++, store.probe(now)) }
  const health = healthOf(watched, true, () => now)
  await Promise.all([health(), health(), health()])
  expect(looks).toBe(1)
  await store.close()
  now += 1000
  expect(await health()).toEqual({ store: 'failing', outbox: 'failing' })
  expect(looks).toBe(2)
  await close()
})

test.each([
  ['30 days', 30, ['new']],
  ['for ever', 0, ['new', 'old']],
])('kept %s', async (_, days, left) => {
  const { store, close } = await testApp()
  await store.add({ message: form({ note: 'old' }), marks: [], address: '192.0.2.1', now: NOW - 31 * DAY_MS })
  await store.add({ message: form({ note: 'new' }), marks: [], address: '192.0.2.1', now: NOW - 29 * DAY_MS })
  await startSweeping(store, days, () => NOW, quiet).stop()
  expect((await store.list(10)).map(({ note }) => note)).toEqual(left)
  await close()
})
