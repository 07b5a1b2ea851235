import { expect, test } from 'vitest'
import { createTestApp } from '../../test/app.ts'
import { form } from '../../test/service.ts'
import { startRetention } from './retention.ts'

const NOW = 1_800_000_000_000
const DAY_MS = 86_400_000
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

test.each([
  ['for 30 days', 30, ['new']],
  ['forever', 0, ['new', 'old']],
])('keeps messages %s', async (_, retentionDays, expected) => {
  const { store, close } = await createTestApp()
  await store.add({ message: form({ note: 'old' }), marks: [], address: '192.0.2.1', now: NOW - 31 * DAY_MS })
  await store.add({ message: form({ note: 'new' }), marks: [], address: '192.0.2.1', now: NOW - 29 * DAY_MS })
  await store.trustClock(NOW)
  await startRetention({ store, retentionDays, leaseMs: 1000, clock: () => NOW, log }).stop()
  expect((await store.list(10)).map(({ note }) => note)).toEqual(expected)
  await close()
})
