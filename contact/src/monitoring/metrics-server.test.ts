/** Scrapes metrics from a running service over its real port. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings, SettingError } from '../../../config.ts'
import { createTestApp } from '../../test/app.ts'
import { head, raw } from '../../test/raw-http.ts'
import { readScrape, scrape } from '../../test/scrape.ts'
import { form, post } from '../../test/service.ts'
import { createCounters } from './counters.ts'
import { startMetrics } from './metrics-server.ts'
import { type RunningContact, startContact } from '../serve.ts'

const folder = mkdtempSync(join(tmpdir(), 'contact-metrics-'))
const settings = readSettings({
  CONTACT_DB: join(folder, 'contact.db'),
  CONTACT_PORT: '0',
  CONTACT_LOG: 'silent',
  CONTACT_LIMIT: '2',
  CONTACT_METRICS: '127.0.0.1:0',
})
let contact: RunningContact
let origin: string
let metricsUrl: string

beforeAll(async () => {
  contact = await startContact(settings)
  origin = contact.origin
  metricsUrl = contact.metricsUrl ?? ''
})
afterAll(async () => {
  await contact?.close()
  rmSync(folder, { recursive: true })
})

const EVIL = { origin: 'https://evil.example' }
const POST = 'POST /api/contact-us HTTP/1.1'

test('counts accepted and refused messages by cause, and exports nothing about visitors', async () => {
  await post(origin, form({ note: 'one' }))
  await post(origin, form({ note: 'one' }))
  await post(origin, form({ note: 'two' }))
  const refusals: [problem: string, Promise<unknown>][] = [
    ['tooMany', post(origin, form({ note: 'three' }))],
    ['invalid', post(origin, form({ subject: '\u200b' }))],
    ['unknownSite', post(origin, form({ site_name: 'elsewhere' }))],
    ['foreignOrigin', post(origin, form(), EVIL)],
    ['notJson', raw(origin, [`${head({ 'Content-Length': 1 })}{`])],
    ['notUtf8', raw(origin, [head({ 'Content-Length': 1 }), Buffer.from([0xff])])],
    ['tooLarge', raw(origin, [head({ 'Content-Length': 70_000 })])],
    ['notPlainJson', post(origin, form(), { 'content-type': 'text/plain' })],
    ['notFound', fetch(`${origin}/metrics`)],
    ['wrongMethod', fetch(`${origin}/api/contact-us`, { method: 'PUT' })],
    ['badRequest', raw(origin, ['nonsense\r\n\r\n'])],
    ['badRequest', raw(origin, [head({}, 'GET /%E0%A4%A HTTP/1.1')])],
    ['tooManyHeaders', raw(origin, [head({ 'X-Long': 'x'.repeat(20_000) }, POST)])],
  ]
  for (const [, answered] of refusals) await answered
  const answer = await fetch(metricsUrl)
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await answer.text()
  const { samples, value } = readScrape(text)
  expect(value('contact_accepted_total', { how: 'kept' })).toBe(2)
  expect(value('contact_accepted_total', { how: 'repeated' })).toBe(1)
  const refused = samples.filter(({ name, value }) => name === 'contact_refused_total' && value > 0)
  const expected = new Map<string, number>()
  for (const [problem] of refusals) expected.set(problem, (expected.get(problem) ?? 0) + 1)
  expect(new Map(refused.map(({ labels, value }) => [labels['problem'], value]))).toEqual(expected)
  expect(value('contact_refused_total', { problem: 'storeDown' })).toBe(0)
  // Four messages reached the store, each in a batch of its own.
  expect(value('contact_batch_size_bucket', { le: '1' })).toBe(4)
  expect(value('contact_batch_size_sum')).toBe(4)
  expect(value('contact_store_up')).toBe(1)
  expect(value('contact_waiting_messages')).toBe(2)
  expect(value('contact_store_bytes')).toBeGreaterThan(4096)
  expect(value('contact_disk_free_bytes')).toBeGreaterThan(0)
  expect(value('contact_disk_bytes')).toBeGreaterThan(value('contact_disk_free_bytes') ?? 0)
  expect(value('contact_clock_leap_seconds')).toBe(0)
  expect(value('contact_sends_mail')).toBe(0)
  expect(value('contact_build_info', { node: process.versions.node, store: 'sqlite' })).toBe(1)
  expect(value('process_start_time_seconds')).toBeCloseTo(performance.timeOrigin / 1000, 0)
  expect(value('contact_event_loop_delay_max_seconds')).toBeGreaterThanOrEqual(0)
  expect(text).not.toMatch(/visitor|example|127\.0\.0\.1/)
})

test('answers only /metrics, and only GET and HEAD', async () => {
  expect((await fetch(new URL('/', metricsUrl))).status).toBe(404)
  expect((await fetch(new URL('/api/contact-us', metricsUrl), { method: 'POST' })).status).toBe(404)
  expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(405)
  expect((await fetch(`${metricsUrl}?name[]=up`)).status).toBe(200)
})

test('names the setting when the port is taken', async () => {
  const { hostname: host, port } = new URL(metricsUrl)
  const { store, close } = await createTestApp()
  const options = { settings, store, counters: createCounters(), clock: Date.now }
  const second = startMetrics({ ...options, at: { host, port: Number(port) } })
  await expect(second).rejects.toThrow(SettingError)
  await expect(second).rejects.toThrow(
    `The setting CONTACT_METRICS is "${host}:${port}", but nothing can listen there (EADDRINUSE)`,
  )
  await close()
})

test('exports the other metrics while the store hangs, and reads the store once at a time', async () => {
  const { store, close } = await createTestApp()
  const { promise: hanging, resolve: answer } = Promise.withResolvers<void>()
  let reads = 0
  const metrics = await startMetrics({
    at: { host: '127.0.0.1', port: 0 },
    settings,
    store: { ...store, backlog: async () => (reads++, await hanging, store.backlog()) },
    counters: createCounters(),
    clock: Date.now,
    storeAnswersWithinMs: 50,
  })
  for (const { value, types } of [await scrape(metrics.url), await scrape(metrics.url)]) {
    expect(value('contact_store_up')).toBe(0)
    expect(value('contact_accepted_total', { how: 'kept' })).toBe(0)
    expect(types.has('contact_waiting_messages')).toBe(false)
  }
  expect(reads).toBe(1)
  answer()
  expect((await scrape(metrics.url)).value('contact_store_up')).toBe(1)
  await store.close()
  expect((await scrape(metrics.url)).value('contact_store_up')).toBe(0)
  await metrics.close()
  await close()
})
