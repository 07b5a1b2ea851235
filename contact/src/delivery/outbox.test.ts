import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '../../test/app.ts'
import { until } from '../../../test-support/machine.ts'
import { form } from '../../test/service.ts'
import type { Mailer } from './mail.ts'
import { type Outbox, type OutboxOptions, startOutbox } from './outbox.ts'
import { type StartTimer, startRealTimer } from './pause.ts'
import { GIVE_UP_AFTER_MS } from './retry.ts'
import type { KeptMessage, Store } from '../store/store.ts'

let running: TestApp
let store: Store
let outbox: Outbox | undefined
let now: number
let lines: object[]

beforeEach(async () => {
  running = await createTestApp({ CONTACT_REPEAT_S: '0' })
  store = running.store
  now = 1_800_000_000_000
  lines = []
})
afterEach(async () => {
  await outbox?.stop()
  await running.close()
})

/** Shortens every pause: these tests set the clock themselves. */
const soon: StartTimer = (_ms, callBack) => startRealTimer(10, callBack)

const record = (line: object) => void lines.push(line)
const log: OutboxOptions['log'] = { info: record, warn: record, error: record }

function start(send: Mailer['send'], changes: Partial<OutboxOptions> = {}): Outbox {
  const options = { store, leaseMs: 60_000, firstPauseMs: 30_000, clock: () => now, random: () => 0.5, log }
  outbox = startOutbox({ ...options, mailers: [{ send, close: () => undefined }], ...changes })
  return outbox
}

async function keep(): Promise<string> {
  const admission = await store.add({ message: form(), marks: [], address: '192.0.2.1', now })
  if ('kept' in admission) return admission.kept
  throw new Error('Not kept.')
}

const stateOf = async (ref: string) => (await store.find(ref))?.state
const refusal = (code: number) =>
  Object.assign(new Error(`${code} no\r\nthanks`), { responseCode: code, code: 'EMESSAGE' })

test('delivers waiting messages at the start, and later ones when woken', async () => {
  const sent: string[] = []
  const first = await keep()
  const { wake } = start(async ({ ref }: KeptMessage) => void sent.push(ref))
  await until('the first delivery', async () => (await stateOf(first)) === 'sent' || undefined)
  const second = await keep()
  wake()
  await until('the second delivery', async () => (await stateOf(second)) === 'sent' || undefined)
  expect(sent).toEqual([first, second])
})

test('retries a refused message after a pause, and records the reason', async () => {
  let attempts = 0
  const ref = await keep()
  const { wake } = start(async () => {
    if (++attempts < 3) throw refusal(451)
  })
  await until('the first attempt', async () => (await store.find(ref))?.error)
  expect(await store.find(ref)).toMatchObject({
    state: 'waiting',
    attempts: 1,
    due: now + 30_000,
    error: '451 no thanks',
  })
  now += 30_000
  wake()
  await until('the second attempt', async () => (await store.find(ref))?.due === now + 60_000 || undefined)
  now += 60_000
  wake()
  await until('the delivery', async () => (await stateOf(ref)) === 'sent' || undefined)
  expect(await store.find(ref)).toMatchObject({ attempts: 3, error: null, sent: now })
})

test('gives up after four days, and starts over when the operator retries', async () => {
  const ref = await keep()
  const { wake } = start(() => Promise.reject(refusal(550)), { startTimer: soon })
  await until('the first attempt', async () => (await store.find(ref))?.error)
  now += GIVE_UP_AFTER_MS
  wake()
  await until('the message to fail', async () => (await stateOf(ref)) === 'failed' || undefined)
  expect(await store.find(ref)).toMatchObject({ ...form(), error: '550 no thanks' })

  // The operator retries: the running service notices, and the four days start over.
  now += 1000
  await store.retry(ref, now)
  await until('a new attempt', async () => (await store.find(ref))?.attempts === 1 || undefined)
  await until('it to be put back', async () => (await store.find(ref))?.due === now + 30_000 || undefined)
  expect(await store.find(ref)).toMatchObject({ state: 'waiting', firstTry: now })
})

const unreachable = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' })

test('retries waiting messages, and ends the back-off, once a delivery succeeds', async () => {
  const refused = await keep()
  let attempts = 0
  let away = true
  start(
    async () => {
      attempts++
      if (away) throw attempts === 1 ? refusal(451) : unreachable()
    },
    { firstPauseMs: 3_600_000, startTimer: soon },
  )
  await until('the refusal', async () => (await store.find(refused))?.error)
  expect((await store.find(refused))?.due).toBe(now + 3_600_000)
  const other = await keep()
  outbox?.wake()
  await until('a failed attempt', async () => (await store.find(other))?.error)
  away = false
  now += 30_000
  await until('the delivery', async () => (await stateOf(other)) === 'sent' || undefined)
  await until('its neighbour to be brought forward', async () => {
    const due = (await store.find(refused))?.due ?? Infinity
    return due <= now + 4000 || undefined
  })
  now += 4000
  await until('the neighbour', async () => (await stateOf(refused)) === 'sent' || undefined)
  expect(attempts).toBe(4)
})

test('retries waiting messages at the start', async () => {
  const ref = await keep()
  const [leased] = await store.take(now, 1000, 1)
  if (!leased) throw new Error('Not leased.')
  await store.putBack(leased, 'away', now + 3 * 3_600_000)
  start(async () => undefined, { startTimer: soon })
  await until('it to be due', async () => ((await store.find(ref))?.due ?? 0) <= now + 11_000 || undefined)
  now += 11_000
  await until('the delivery', async () => (await stateOf(ref)) === 'sent' || undefined)
  expect(await store.find(ref)).toMatchObject({ attempts: 2, sent: now })
})

test('records a delivery once the store is back, and does not repeat it', async () => {
  let away = 3
  let sends = 0
  const ref = await keep()
  const flaky: Store = {
    ...store,
    async markSent(...args) {
      if (away-- > 0) throw new Error('The store is away.')
      return store.markSent(...args)
    },
  }
  start(async () => void sends++, { store: flaky })
  await until('the delivery to be recorded', async () => (await stateOf(ref)) === 'sent' || undefined)
  expect(sends).toBe(1)
})

test('keeps reading from a store that fails', async () => {
  let away = 1
  const ref = await keep()
  const flaky: Store = {
    ...store,
    async take(...args) {
      if (away-- > 0) throw new Error('The store is away.')
      return store.take(...args)
    },
  }
  start(async () => undefined, { store: flaky })
  await until('the delivery', async () => (await stateOf(ref)) === 'sent' || undefined)
  expect(away).toBeLessThan(0)
})

test('backs off from an unreachable server, even if many messages are due', async () => {
  for (let index = 0; index < 20; index++) await keep()
  let sends = 0
  const { wake } = start(async () => {
    sends++
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' })
  })
  await until('an attempt', async () => (await store.list(20)).some(({ error }) => error) || undefined)
  wake()
  expect(sends).toBe(1)
  expect(await store.take(now, 1000, 100)).toHaveLength(19)
})

test('finishes the delivery under way when stopped, and starts no new one', async () => {
  const refs = [await keep(), await keep()]
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  let sends = 0
  const { stop } = start(() => {
    sends++
    return finished
  })
  await until('a delivery to begin', () => sends || undefined)
  const stopped = stop()
  finish()
  await stopped
  expect(sends).toBe(1)
  expect((await Promise.all(refs.map(stateOf))).sort()).toEqual(['sent', 'waiting'])
})

test('logs references and codes, never contents or replies of the mail server', async () => {
  await keep()
  start(async () => {
    throw Object.assign(new Error('550 <visitor@example.org> unknown'), {
      responseCode: 550,
      command: 'RCPT TO',
    })
  })
  await until('a line in the log', () => lines.length || undefined)
  expect(lines[0]).toMatchObject({ attempts: 1, failure: { responseCode: 550, command: 'RCPT TO' } })
  expect(JSON.stringify(lines)).not.toContain('visitor')
})
