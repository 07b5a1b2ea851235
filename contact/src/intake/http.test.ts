import type { InjectOptions } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '../../test/app.ts'
import type { Health } from '../monitoring/health.ts'
import { form } from '../../test/service.ts'

const SITE = 'http://localhost:3000'
let running: TestApp

beforeEach(async () => {
  running = await createTestApp({
    CONTACT_LIMIT: '3',
    CONTACT_LIMIT_ALL: '20',
    CONTACT_LIMIT_WINDOW_S: '60',
    TRUSTED_PROXIES: '10.0.0.0/8',
  })
  return () => running.close()
})

const send = (payload: object, headers: Record<string, string> = {}, more: InjectOptions = {}) =>
  running.app.inject({
    method: 'POST',
    url: '/api/contact-us',
    headers: { origin: SITE, ...headers },
    payload,
    ...more,
  })
const note = (text: string) => form({ note: text })
const preflight = (origin: string) =>
  running.app.inject({
    method: 'OPTIONS',
    url: '/api/contact-us',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })
const forged = (address: string) => ({
  'x-forwarded-for': address,
  forwarded: `for=${address}`,
  'x-real-ip': address,
})
const throughProxy = (text: string, forwarded: string) =>
  send(note(text), { 'x-forwarded-for': forwarded }, { remoteAddress: '10.1.2.3' })

test('stores a message and answers 202 with its reference', async () => {
  const answer = await send(form())
  expect(answer.statusCode).toBe(202)
  const { reference } = answer.json()
  expect(await running.store.find(reference)).toMatchObject({ ...form(), state: 'waiting', marks: '' })
})

test('stores a retry once, under the same reference', async () => {
  const [first, second] = [await send(form()), await send(form())]
  expect(second.json()).toEqual(first.json())
  expect(await running.store.list(10)).toHaveLength(1)
})

test('refuses an invalid message with a reason for each field, readable by the page', async () => {
  const answer = await send({ ...form(), subject: '', email: 'nobody' })
  expect(answer.statusCode).toBe(422)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'access-control-allow-origin': SITE,
  })
  expect(answer.json()).toEqual({
    type: 'about:blank',
    status: 422,
    title: 'The message is not complete or not valid',
    errors: [
      { field: 'subject', reason: 'is required' },
      { field: 'email', reason: 'is not an e-mail address' },
    ],
  })
  expect(await running.store.list(1)).toEqual([])
})

test('stores a suspicious message with its marks', async () => {
  const { app, store } = running
  await app.inject({
    method: 'POST',
    url: '/api/contact-us',
    payload: note('[url=http://x.example]cheap[/url]'),
  })
  expect(await store.list(1)).toMatchObject([{ marks: 'markup no-origin' }])
})

describe('origins', () => {
  test.each([SITE, 'http://127.0.0.1:3000'])('allows the preflight and messages of %s', async (origin) => {
    const allowed = await preflight(origin)
    expect(allowed.statusCode).toBe(204)
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      vary: 'Origin',
    })
    const sent = await send(form(), { origin })
    expect(sent.statusCode).toBe(202)
    expect(sent.headers['access-control-allow-origin']).toBe(origin)
  })

  test.each([
    'https://evil.example',
    'null',
    'http://localhost:3001',
    'https://localhost:3000',
    'http://localhost:3000.evil.example',
    '',
  ])('refuses %j', async (origin) => {
    for (const answer of [await preflight(origin), await send(form(), { origin })]) {
      expect(answer.statusCode).toBe(403)
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
      expect(answer.json()).toMatchObject({ errors: [{ field: 'Origin' }] })
    }
    expect(await running.store.list(1)).toEqual([])
  })
})

describe('limits', () => {
  test('refuses a visitor over the limit, and accepts messages again after Retry-After', async () => {
    for (const text of ['1', '2', '3']) expect((await send(note(text))).statusCode).toBe(202)
    const refused = await send(note('4'))
    expect(refused.statusCode).toBe(429)
    expect(refused.headers).toMatchObject({ 'retry-after': '20', 'access-control-allow-origin': SITE })
    expect(refused.headers['access-control-expose-headers']).toBe('retry-after, message-reference')
    running.wait(20_000)
    expect((await send(note('4'))).statusCode).toBe(202)
  })

  test('answers a retry even over the limit', async () => {
    for (const text of ['1', '2', '3']) await send(note(text))
    expect((await send(note('3'))).statusCode).toBe(202)
  })

  test('ignores forwarding headers from untrusted clients', async () => {
    for (const text of ['1', '2', '3']) await send(note(text), forged(`192.0.2.${text}`))
    expect((await send(note('4'), forged('192.0.2.4'))).statusCode).toBe(429)
  })

  test('distinguishes visitors behind a trusted proxy, and ignores addresses that they forge', async () => {
    for (const text of ['1', '2', '3']) await throughProxy(text, `198.51.100.${text}, 192.0.2.1`)
    expect((await throughProxy('4', '198.51.100.4, 192.0.2.1')).statusCode).toBe(429)
    expect((await throughProxy('5', '192.0.2.2')).statusCode).toBe(202)
  })

  test('limits all visitors together', async () => {
    for (let visitor = 1; visitor <= 20; visitor++)
      expect((await send(note(`${visitor}`), {}, { remoteAddress: `${visitor}.0.2.1` })).statusCode).toBe(202)
    const refused = await send(note('21'), {}, { remoteAddress: '21.0.2.1' })
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('3')
  })

  test('does not count invalid messages', async () => {
    for (let index = 0; index < 10; index++) await send(form({ email: 'nobody' }))
    expect((await send(form())).statusCode).toBe(202)
  })
})

test('answers 503 without internal details when the store fails', async () => {
  await running.store.close()
  const answer = await send(form())
  expect(answer.statusCode).toBe(503)
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'access-control-allow-origin': SITE })
  expect(answer.json()).toEqual({
    type: 'about:blank',
    status: 503,
    title: 'The message could not be kept; please try again',
  })
  expect(running.log()).toContain('request failed')
})

test('answers 503 when the store hangs', async () => {
  const { store } = running
  const timeouts = { headersMs: 1000, requestMs: 1000, handlerMs: 50, idleMs: 1000, checkEveryMs: 1000 }
  const stuck = await createTestApp(
    {},
    { timeouts, store: { ...store, add: () => new Promise(() => undefined) } },
  )
  const answer = await stuck.app.inject({ method: 'POST', url: '/api/contact-us', payload: form() })
  expect(answer.statusCode).toBe(503)
  await stuck.close()
})

test.each([
  ['https://contact.example.org', 'max-age=63072000'],
  ['http://localhost:3002', undefined],
])('sends the security headers with every response at %s', async (origin, transport) => {
  const { app, close } = await createTestApp({ CONTACT_ORIGIN: origin })
  const url = '/api/contact-us'
  const answers = [
    await app.inject({ method: 'POST', url, payload: form() }),
    await app.inject({ method: 'POST', url, payload: {} }),
    await app.inject({ method: 'POST', url, payload: form(), headers: { origin: 'https://evil.example' } }),
    await app.inject({ method: 'GET', url }),
    await app.inject('/healthz'),
    await app.inject('/%ff'),
    await app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin: SITE, 'access-control-request-method': 'POST' },
    }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 422, 403, 405, 200, 400, 204])
  for (const { headers } of answers) {
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
    expect(headers['strict-transport-security']).toBe(transport)
  }
  await close()
})

describe('health', () => {
  let failing: TestApp
  afterEach(() => failing?.close())

  test('reports a live and ready service', async () => {
    const { app } = running
    expect((await app.inject('/healthz')).json()).toEqual({ process: 'ok' })
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  })

  test('reports a failing outbox as live but not ready', async () => {
    const health: Health = { store: 'ok', outbox: 'failing', why: ['Mail is not getting through.'] }
    failing = await createTestApp({}, { health: async () => health })
    const ready = await failing.app.inject('/readyz')
    expect(ready.statusCode).toBe(503)
    expect(ready.json()).toEqual(health)
    expect((await failing.app.inject('/healthz')).statusCode).toBe(200)
  })
})

test('logs references, routes and statuses, and nothing about the visitor', async () => {
  const secrets = { subject: 'Topsecret', email: 'ada@private.example', note: 'confidential' }
  const { reference } = (await send(form(secrets), {}, { remoteAddress: '192.0.2.77' })).json()
  await send(
    { ...form(secrets), site_name: 'elsewhere' },
    { 'user-agent': 'Spy/1.0' },
    { remoteAddress: '192.0.2.77' },
  )
  await running.app.inject('/ada@private.example?email=ada@private.example')
  const log = running.log()
  expect(log).toContain(reference)
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toContainEqual(
    expect.objectContaining({ method: 'POST', route: '/api/contact-us', status: 422 }),
  )
  for (const secret of [...Object.values(secrets), '192.0.2.77', 'Spy', 'private'])
    expect(log).not.toContain(secret)
})
