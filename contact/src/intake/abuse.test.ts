/** Sends malformed, slow and hostile requests to the socket; a valid request meanwhile is always answered. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '../../test/app.ts'
import { until } from '../../../test-support/machine.ts'
import { head, raw } from '../../test/raw-http.ts'
import { form, post } from '../../test/service.ts'
import { TIMEOUTS } from './request-limits.ts'

/** For slow clients only. Other cases use the real timeouts, because a busy machine is slow too. */
const SHORT_TIMEOUTS = { ...TIMEOUTS, headersMs: 1500, requestMs: 2500, checkEveryMs: 50 }
const SETTINGS = { CONTACT_LIMIT: '0', CONTACT_LIMIT_ALL: '0', CONTACT_REPEAT_S: '0' }
let running: TestApp
let origin: string
let shortTimeoutOrigin: string

beforeAll(async () => {
  running = await createTestApp(SETTINGS)
  const other = await createTestApp(SETTINGS, { timeouts: SHORT_TIMEOUTS })
  origin = await running.app.listen({ host: '127.0.0.1', port: 0 })
  shortTimeoutOrigin = await other.app.listen({ host: '127.0.0.1', port: 0 })
  return () => Promise.all([running.close(), other.close()])
})

const good = JSON.stringify(form())
const withBody = (body: string | Buffer, headers: Record<string, string> = {}) => [
  head({ 'Content-Length': Buffer.byteLength(body), ...headers }),
  body,
]
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`
const chunked = head({ 'Transfer-Encoding': 'chunked' })
const field = (json: string) =>
  `{"subject":${json},"email":"a@b.de","note":"x","site_name":"greenhouse-arcade"}`
const on = (line: string) => [head({}, line)]
const deep = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels)

const NOT_JSON = 'body is not JSON'
const NOT_UTF8 = 'body is not UTF-8'
const TOO_LARGE = 'body is larger than 64 KB'
const WRONG_TYPE = 'Content-Type must be application/json, without Content-Encoding'
const NOT_AN_OBJECT = 'body must be a JSON object'
const SURROGATE = 'subject is not well-formed Unicode'
const ONE_LINE = 'subject must be one line without control characters'

type Case = [name: string, status: number, reason: string | undefined, pieces: readonly (string | Buffer)[]]

const cases: Case[] = [
  ['a body over 64 KB', 413, TOO_LARGE, withBody('x'.repeat(65_537))],
  ['a body of 3 MB', 413, TOO_LARGE, withBody('x'.repeat(3_000_000))],
  [
    'a body over 64 KB in chunks',
    413,
    TOO_LARGE,
    [chunked, ...Array.from({ length: 9 }, () => chunk('x'.repeat(8000))), '0\r\n\r\n'],
  ],
  ['headers that never end', 408, undefined, ['POST /api/contact-us HTTP/1.1\r\nHost: contact\r\n']],
  ['a connection that sends nothing', 408, undefined, []],
  ['a body that never ends', 408, undefined, [head({ 'Content-Length': 1000 }), '{"sub']],
  ['chunks that never end', 408, undefined, [chunked, chunk('{"sub')]],
  ['a gzip body', 415, WRONG_TYPE, withBody(gzipSync(good), { 'Content-Encoding': 'gzip' })],
  ['plain text labelled gzip', 415, WRONG_TYPE, withBody(good, { 'Content-Encoding': 'gzip' })],
  ['text/plain', 415, WRONG_TYPE, withBody(good, { 'Content-Type': 'text/plain' })],
  ['a form', 415, WRONG_TYPE, withBody('subject=x', { 'Content-Type': 'application/x-www-form-urlencoded' })],
  ['a malformed content type', 415, WRONG_TYPE, withBody(good, { 'Content-Type': 'nonsense' })],
  ['an empty body', 400, NOT_JSON, [head({ 'Content-Length': 0 })]],
  ['a truncated message', 400, NOT_JSON, withBody(good.slice(0, 40))],
  ['malformed JSON', 400, NOT_JSON, withBody("{subject: 'x'}")],
  ['JSON followed by text', 400, NOT_JSON, withBody(`${good} extra`)],
  ['brackets, 60,000 deep, never closed', 400, NOT_JSON, withBody('['.repeat(60_000))],
  ['lists, 30,000 deep', 422, NOT_AN_OBJECT, withBody('['.repeat(30_000) + ']'.repeat(30_000))],
  ['objects, 8,000 deep, in a field', 422, 'subject must be text', withBody(field(deep(8000)))],
  ['a list', 422, NOT_AN_OBJECT, withBody(`[${good}]`)],
  ['null', 422, NOT_AN_OBJECT, withBody('null')],
  ['a number as subject', 422, 'subject must be text', withBody(field('5'))],
  ['Latin-1', 400, NOT_UTF8, withBody(Buffer.from(field('"Gr\u00fc\u00dfe"'), 'latin1'))],
  ['UTF-16', 400, NOT_UTF8, withBody(Buffer.from(`\ufeff${good}`, 'utf16le'))],
  [
    'an overlong encoding',
    400,
    NOT_UTF8,
    withBody(Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc0, 0xaf]), Buffer.from('"}')])),
  ],
  [
    'a surrogate in UTF-8',
    400,
    NOT_UTF8,
    withBody(Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')])),
  ],
  ['an escaped lone surrogate', 422, SURROGATE, withBody(field(String.raw`"a\ud83c"`))],
  ['an escaped NUL', 422, ONE_LINE, withBody(field(String.raw`"a\u0000b"`))],
  ['a raw NUL', 400, NOT_JSON, withBody(field('"a\0b"'))],
  ['CR LF in the subject', 422, ONE_LINE, withBody(field(String.raw`"Hi\r\nBcc: all@example.org"`))],
  [
    'a 5,000-character word as subject',
    422,
    'subject is longer than 200 characters',
    withBody(field(`"${'x'.repeat(5000)}"`)),
  ],
  ['a message nested under __proto__', 422, 'subject is required', withBody(`{"__proto__":${good}}`)],
  ['GET', 405, undefined, on('GET /api/contact-us HTTP/1.1')],
  ['PUT', 405, undefined, on('PUT /api/contact-us HTTP/1.1')],
  ['DELETE', 405, undefined, on('DELETE /api/contact-us HTTP/1.1')],
  ['PATCH', 405, undefined, on('PATCH /api/contact-us?x=1 HTTP/1.1')],
  ['TRACE', 405, undefined, on('TRACE /api/contact-us HTTP/1.1')],
  ['PROPFIND', 405, undefined, on('PROPFIND /api/contact-us HTTP/1.1')],
  ['a method that does not exist', 400, undefined, on('STEAL /api/contact-us HTTP/1.1')],
  ['an unknown path', 404, undefined, on('GET /admin HTTP/1.1')],
  ['a path that climbs out of the root', 404, undefined, on('GET /../../etc/passwd HTTP/1.1')],
  ['a path that cannot be decoded', 400, undefined, on('GET /%zz HTTP/1.1')],
  ['headers of 20 KB', 431, undefined, [head({ 'X-Large': 'x'.repeat(20_000) })]],
  [
    'two Content-Length headers',
    400,
    undefined,
    [`POST /api/contact-us HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello`],
  ],
  [
    'Content-Length with chunks',
    400,
    undefined,
    [head({ 'Content-Length': 5, 'Transfer-Encoding': 'chunked' }), '0\r\n\r\n'],
  ],
  ['a negative length', 400, undefined, [head({ 'Content-Length': -5 })]],
  ['a header with a line break', 400, undefined, [head({ 'X-Odd': 'a\nb c' })]],
  ['TLS on a plain port', 400, undefined, ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03']],
  ['an HTTP/2 preface', 400, undefined, ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n']],
  [
    'a foreign origin',
    403,
    'Origin is not the site that this service serves',
    withBody(good, { Origin: 'https://evil.example' }),
  ],
  [
    'an opaque origin',
    403,
    'Origin is not the site that this service serves',
    withBody(good, { Origin: 'null' }),
  ],
  [
    'prototype keys beside a message',
    202,
    undefined,
    withBody(`{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}},${good.slice(1)}`),
  ],
  ['a byte order mark', 202, undefined, withBody(`\ufeff${good}`)],
  [
    'a 5,000-character word as note',
    202,
    undefined,
    withBody(JSON.stringify(form({ note: 'x'.repeat(5000) }))),
  ],
  [
    'no Host',
    202,
    undefined,
    [
      `POST /api/contact-us HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: ${good.length}\r\n\r\n${good}`,
    ],
  ],
  ['an unknown expectation', 202, undefined, withBody(good, { Expect: 'a-miracle' })],
  [
    'HTTP/1.0',
    202,
    undefined,
    [head({ 'Content-Length': good.length }, 'POST /api/contact-us HTTP/1.0'), good],
  ],
]

test.each(cases)('%s: %i', async (_, status, reason, pieces) => {
  const server = status === 408 ? shortTimeoutOrigin : origin
  const answering = raw(server, pieces)
  const meanwhile = await post(server, form())
  expect(meanwhile.status).toBe(202)
  const answer = await answering
  if (answer === 'closed') throw new Error('The connection was closed without an answer.')
  const body = JSON.parse(answer.body)
  const errors: { field: string; reason: string }[] = body.errors ?? []
  const [first] = errors.map(({ field, reason }) => `${field} ${reason}`)
  expect({ status: answer.status, reason: first }).toEqual({ status, reason })
  const isRefusal = status >= 400
  expect(answer.headers['content-type']).toBe(
    isRefusal ? 'application/problem+json; charset=utf-8' : 'application/json; charset=utf-8',
  )
  expect(Object.keys(body).slice(0, 3)).toEqual(isRefusal ? ['type', 'status', 'title'] : ['reference'])
  expect(answer.body).not.toMatch(/node:|\.ts|fastify|FST_|SQL|at \w+ \(/i)
})

test('does not store a message whose body is cut off', async () => {
  const before = (await running.store.list(1000)).length
  const answer = await raw(origin, [head({ 'Content-Length': good.length + 10 }), good], { thenEnd: true })
  expect(answer).toMatchObject({ status: 400 })
  expect(await running.store.list(1000)).toHaveLength(before)
})

test('answers two pipelined requests', async () => {
  const two = withBody(good).join('') + withBody(good, { Connection: 'close' }).join('')
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
  socket.write(two)
  await once(socket, 'close')
  expect(received.match(/HTTP\/1\.1 202/g)).toHaveLength(2)
})

test('no request polluted a prototype', () => {
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
})

test('answers a request beside two thousand idle connections', async () => {
  const running = await createTestApp(
    {},
    { timeouts: { ...TIMEOUTS, headersMs: 60_000, requestMs: 120_000 } },
  )
  const idle: Socket[] = []
  try {
    const origin = await running.app.listen({ host: '127.0.0.1', port: 0 })
    const { hostname, port } = new URL(origin)
    const connected = () =>
      new Promise<number>((resolve) => running.app.server.getConnections((_, count) => resolve(count)))
    // In bursts, because the kernel drops connections that overflow the listen backlog.
    while (idle.length < 2000) {
      for (let burst = 0; burst < 100; burst++) idle.push(connect(Number(port), hostname))
      await until('the burst to be connected', async () => (await connected()) >= idle.length || undefined)
    }
    expect((await post(origin, form())).status).toBe(202)
  } finally {
    for (const socket of idle) socket.destroy()
    await running.close()
  }
})
