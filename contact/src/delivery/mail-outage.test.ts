/** Simulates mail outages of several days: readiness, metrics and deliveries, with real servers and a manual clock. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from '../../../config.ts'
import { openMailbox } from '../../test/mailbox.ts'
import { scrape } from '../../test/scrape.ts'
import { form, post } from '../../test/service.ts'
import { createManualClock } from '../../test/manual-clock.ts'
import type { Health } from '../monitoring/health.ts'
import { runInbox } from '../operations/inbox.ts'
import { startContact } from '../serve.ts'
import { openStore } from '../store/open-store.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const LANES_OF_TWO_COPIES = 4
const MESSAGES = 24

const folder = mkdtempSync(join(tmpdir(), 'contact-outage-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('reports an outage after 15 minutes until it ends, then delivers every message once within a minute', async () => {
  const gone = await openMailbox()
  await gone.close()
  const start = Date.UTC(2026, 10, 15, 12)
  const { advance, ...time } = createManualClock(start, LANES_OF_TWO_COPIES)
  const settings = {
    CONTACT_DB: join(folder, 'contact.db'),
    CONTACT_PORT: '0',
    CONTACT_LOG: 'silent',
    SMTP_URL: gone.url,
  }
  const one = await startContact(readSettings({ ...settings, CONTACT_METRICS: '127.0.0.1:0' }), time)
  const two = await startContact(readSettings(settings), time)
  expect(two.metricsUrl).toBeUndefined()

  async function ready(): Promise<Health & { status: number }> {
    const answer = await fetch(`${one.origin}/readyz`)
    return { status: answer.status, ...((await answer.json()) as Health) }
  }
  const metrics = () => scrape(one.metricsUrl ?? '')

  const references = new Set<string>()
  for (let index = 0; index < MESSAGES; index++) {
    const answer = await post((index % 2 ? one : two).origin, form({ note: `Number ${index}` }))
    references.add(((await answer.json()) as { reference: string }).reference)
  }
  expect(references.size).toBe(MESSAGES)

  for (const minutes of [1, 4, 5, 4]) {
    await advance(minutes * MINUTE_MS)
    expect(await ready()).toMatchObject({ status: 200, outbox: 'ok', waiting: MESSAGES })
  }
  await advance(MINUTE_MS)
  const failing = await ready()
  expect(failing).toMatchObject({
    status: 503,
    store: 'ok',
    outbox: 'failing',
    waiting: MESSAGES,
    oldest_s: 900,
  })
  expect(failing.why.join()).toMatch(/24 messages wait to be delivered, the oldest for 15 minutes/)
  const scraped = await metrics()
  expect(scraped.value('contact_oldest_waiting_age_seconds')).toBe(900)
  expect(scraped.value('contact_waiting_messages')).toBe(MESSAGES)
  expect(scraped.value('contact_delivery_attempts_total', { outcome: 'unreachable' })).toBeGreaterThan(1)
  expect(scraped.value('contact_delivery_attempts_total', { outcome: 'delivered' })).toBe(0)

  for (let hours = 0; hours < 52; hours += 4) {
    await advance(4 * HOUR_MS)
    expect((await ready()).status).toBe(503)
  }

  const back = await openMailbox({ port: gone.port })
  for (let second = 0; second < 60 && back.mails.length < MESSAGES; second++) await advance(1000)
  expect(back.mails.map(({ headers }) => headers['x-contact-reference']).sort()).toEqual(
    [...references].sort(),
  )
  // Further attempts, if there were any, would send duplicates by now.
  await advance(4 * HOUR_MS)
  expect(back.count()).toBe(MESSAGES)
  expect(await ready()).toMatchObject({ status: 200, outbox: 'ok', waiting: 0, given_up: 0, why: [] })
  expect((await metrics()).value('contact_waiting_messages')).toBe(0)

  await Promise.all([one.close(), two.close()])
  await back.close()
})

test('warns about a message that was given up until a retry delivers it', async () => {
  const gone = await openMailbox()
  await gone.close()
  const { advance, ...time } = createManualClock(Date.UTC(2026, 10, 15, 12), LANES_OF_TWO_COPIES / 2)
  const settings = readSettings({
    CONTACT_DB: join(folder, 'given-up.db'),
    CONTACT_PORT: '0',
    CONTACT_LOG: 'silent',
    SMTP_URL: gone.url,
  })
  const contact = await startContact(settings, time)
  const ready = async () => (await (await fetch(`${contact.origin}/readyz`)).json()) as Health
  const answer = await post(contact.origin, form())
  const { reference } = (await answer.json()) as { reference: string }
  for (let hours = 0; hours < 4 * 24; hours += 12) {
    await advance(12 * HOUR_MS)
    expect(await ready()).toMatchObject({ outbox: 'failing', given_up: hours < 84 ? 0 : 1 })
  }
  expect(await ready()).toMatchObject({ outbox: 'failing', waiting: 0, given_up: 1 })

  const back = await openMailbox({ port: gone.port })
  const store = await openStore(settings.contact)
  expect(await runInbox(['retry', reference], store, () => undefined, settings)).toBe(0)
  await store.close()
  // The inbox uses the real clock, so the message is due once the manual clock has passed it.
  await advance(Math.max(MINUTE_MS, Date.now() - time.clock() + MINUTE_MS))
  await advance(1000)
  expect(back.mails.map(({ headers }) => headers['x-contact-reference'])).toEqual([reference])
  await advance(1000)
  expect(await ready()).toMatchObject({ outbox: 'ok', waiting: 0, given_up: 0 })
  await contact.close()
  await back.close()
})
