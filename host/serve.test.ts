import { connect } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { loggedPath, serve } from './serve.ts'
import type { HostedSite } from './answer.ts'

const site: HostedSite = {
  files: new Map(),
  headers: { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" },
  page: () => undefined,
  missing: () => undefined,
}
const host = await serve(site, 0, '127.0.0.1')
afterAll(() => host.close())

/** Sends raw bytes and returns the host's whole response. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(host.port, '127.0.0.1', () => socket.end(bytes))
    let got = ''
    socket.on('data', (chunk) => (got += chunk))
    socket.on('close', () => resolve(got))
    socket.on('error', reject)
  })
}

test.each([
  ['an unknown path', 'GET /x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404],
  ['a 20 KB address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
  ['a NUL in the address', 'GET /\u0000 HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ['something that is not HTTP', 'hello\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n', 400],
  ['a host with a path', 'GET / HTTP/1.1\r\nhost: a/b\r\n\r\n', 400],
  ['an unknown coding', 'GET / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: y\r\n\r\n', 400],
  ['a version to come', 'GET / HTTP/3.0\r\nhost: x\r\n\r\n', 505],
  ['a tunnel', 'CONNECT elsewhere.example:443 HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', 400],
  ['an unknown expectation', 'GET /x HTTP/1.1\r\nhost: x\r\nexpect: foo\r\nconnection: close\r\n\r\n', 404],
  [
    'two expectations',
    'GET /x HTTP/1.1\r\nhost: x\r\nexpect: a\r\nexpect: b\r\nconnection: close\r\n\r\n',
    404,
  ],
  ['an upgrade', 'GET /x HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n', 404],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['an unknown method', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n', 405],
])('%s gets a message and the security headers', async (_, bytes, status) => {
  const got = await send(bytes)
  expect(got).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(got.toLowerCase()).toContain('x-content-type-options: nosniff')
  expect(got).toMatch(/\r\n\r\n[A-Z].+\.\n$/)
})

test('a client that expects 100 Continue gets it, then a response with the security headers', async () => {
  const got = await send('POST /x HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 9\r\n\r\n')
  expect(got).toMatch(
    /^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 405 .*\r\nx-content-type-options: nosniff\r\n/,
  )
})

test('rejects with EADDRINUSE if the port is in use', async () => {
  await expect(serve(site, host.port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('answers 500 to a fault of its own, logs it without the query, and goes on', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const faulty: HostedSite = {
    ...site,
    page(path) {
      if (path === '/faulty') throw new Error('a fault')
      return undefined
    },
  }
  const serving = await serve(faulty, 0, '127.0.0.1')
  const answer = await fetch(`http://127.0.0.1:${serving.port}/faulty?q=secret`)
  expect([answer.status, await answer.text()]).toEqual([500, 'The server failed to answer this request.\n'])
  const after = await fetch(`http://127.0.0.1:${serving.port}/healthz`)
  expect([after.status, await after.text(), after.headers.get('cache-control')]).toEqual([
    200,
    'ok\n',
    'no-store',
  ])
  await serving.close()
  expect(logged.mock.calls).toEqual([
    [
      expect.stringMatching(/^\d{4}-\d\d-\d\dT\S+Z 500 GET \/faulty$/),
      expect.objectContaining({ message: 'a fault' }),
    ],
  ])
  logged.mockRestore()
})

test.each([
  ['/single?slug=pool8', '/single'],
  ['/assets/main-abc.js', '/assets/main-abc.js'],
  ['/ann@example.org', '-'],
  ['/%61nn', '-'],
  [`/${'a'.repeat(100)}`, '-'],
])('logs the path of %s as %s', (url, path) => expect(loggedPath(url)).toBe(path))

test('picks the site by the Host header', async () => {
  const other: HostedSite = { ...site, headers: { 'x-site': 'other' } }
  const both = { ...site, forHost: (host?: string) => (host?.startsWith('other.') ? other : undefined) }
  const serving = await serve(both, 0, '127.0.0.1')
  const headOf = (host: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(serving.port, '127.0.0.1', () =>
        socket.write(`GET /healthz HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`),
      )
      let text = ''
      socket.on('data', (chunk) => (text += String(chunk))).on('end', () => resolve(text))
    })
  expect(await headOf('other.example:80')).toContain('x-site: other')
  expect(await headOf('example')).not.toContain('x-site: other')
  await serving.close()
})
