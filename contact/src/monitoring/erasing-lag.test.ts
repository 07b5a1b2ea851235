/** Scrapes the erasing lag from a real store while the clock jumps, and compares it with the alert rule. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { readSettings } from '../../../config.ts'
import { type TestApp, createTestApp } from '../../test/app.ts'
import { scrape } from '../../test/scrape.ts'
import { form } from '../../test/service.ts'
import { createCounters } from './counters.ts'
import { type RunningMetrics, startMetrics } from './metrics-server.ts'
import { sweep } from '../operations/retention.ts'

const NOW = Date.UTC(2026, 10, 15, 12)
const HOUR = 3_600_000
const YEAR = 365 * 24 * HOUR

const rules = readFileSync(join(import.meta.dirname, '../../../deploy/contact/alerts.yml'), 'utf8')
const threshold = Number(/max by \(job\) \(contact_erasing_lag_seconds\) > (\d+)/.exec(rules)?.[1])

let running: TestApp
let metrics: RunningMetrics
let now: number

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const lag = async () => (await scrape(metrics.url)).value('contact_erasing_lag_seconds')
const sweepAt = (time: number) => {
  now = time
  return sweep({ store: running.store, retentionDays: 365, leaseMs: 1000, clock: () => now, log })
}

/** One message whose retention ends six hours from now. */
beforeEach(async () => {
  running = await createTestApp()
  metrics = await startMetrics({
    at: { host: '127.0.0.1', port: 0 },
    settings: readSettings({ CONTACT_RETENTION_DAYS: '365' }),
    store: running.store,
    counters: createCounters(),
    clock: () => now,
  })
  const created = NOW - YEAR + 6 * HOUR
  await running.store.add({ message: form(), marks: [], address: '192.0.2.1', now: created })
  await running.store.trustClock(NOW)
  await sweepAt(NOW)
  return async () => {
    await metrics.close()
    await running.close()
  }
})

test('keeps the lag within the hour between two sweeps while the clock is right', async () => {
  const lags: (number | undefined)[] = [await lag()]
  for (let hour = 1; hour <= 8; hour++) {
    now = NOW + hour * HOUR
    lags.push(await lag())
    await sweepAt(now)
  }
  expect(lags).toEqual([0, 0, 0, 0, 0, 0, 0, 3600, 0])
  expect(threshold).toBeGreaterThan(3600)
})

test('shows a clock that jumps ahead until the operator confirms it', async () => {
  await sweepAt(NOW + 20 * HOUR)
  expect(await running.store.list(10)).toHaveLength(1)
  expect(await lag()).toBe((14 * HOUR) / 1000)
  expect(await lag()).toBeGreaterThan(threshold)
  await running.store.trustClock(now)
  await sweepAt(now)
  expect(await lag()).toBe(0)
})

test('shows a clock that falls back as time passes', async () => {
  for (let hour = 0; hour <= 12; hour++) await sweepAt(NOW - 24 * HOUR + hour * HOUR)
  expect(await running.store.list(10)).toHaveLength(1)
  expect(await lag()).toBe((6 * HOUR) / 1000)
  expect(await lag()).toBeGreaterThan(threshold)
})
