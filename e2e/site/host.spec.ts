import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, until } from '../../test-support/machine.ts'
import { URLS } from '../../test-support/servers.ts'
import { expect, test } from './test.ts'

const SECURITY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
}

for (const [path, status] of [
  ['/', 200],
  ['/single?slug=pool8', 200],
  ['/single?slug=nowhere', 404],
  ['/nowhere', 404],
  ['/%00', 400],
  ['/%', 400],
  [`/${'a'.repeat(5000)}`, 414],
] as const) {
  test(`the site responds to ${path.slice(0, 30)} with ${status} and the security headers`, async ({
    request,
  }) => {
    const answer = await request.get(URLS.site + path)
    expect(answer.status()).toBe(status)
    const headers = answer.headers()
    expect(headers).toMatchObject(SECURITY)
    expect(headers['permissions-policy']).toContain('camera=()')
    // policy.spec.ts tests the other directives.
    expect(headers['content-security-policy']).toMatch(/(^|; )frame-ancestors 'none'$/)
    // The test servers have no HTTPS to enforce.
    expect(headers).not.toHaveProperty('strict-transport-security')
  })
}

test('only the site may frame the games', async ({ request }) => {
  const answer = await request.get(`${URLS.games}/pool8`)
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({
    ...SECURITY,
    'content-security-policy': `frame-ancestors ${URLS.site}`,
  })
})

test('other methods are refused, and a page that the browser has cached is not sent again', async ({
  request,
}) => {
  expect((await request.post(URLS.site)).status()).toBe(405)
  const first = await request.get(URLS.site)
  const tag = first.headers()['etag'] ?? ''
  expect((await request.get(URLS.site, { headers: { 'if-none-match': tag } })).status()).toBe(304)
  expect(first.headers()['content-encoding']).toBe('br')
})

test('npm start ends within ten seconds of SIGTERM despite open connections', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'greenhouse-sigterm-'))
  const [site, games, contact] = [await freePort(), await freePort(), await freePort()]
  const server = spawn(process.execPath, ['start.ts'], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: {
      ...process.env,
      SITE_PORT: String(site),
      GAMES_PORT: String(games),
      CONTACT_PORT: String(contact),
      // The origins of the other servers, so that no build is needed.
      SITE_ORIGIN: URLS.site,
      GAMES_ORIGIN: URLS.games,
      CONTACT_ORIGIN: URLS.contact,
      CONTACT_DB: join(folder, 'contact.db'),
      CONTACT_LOG: 'silent',
    },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const answers = (port: number) => fetch(`http://127.0.0.1:${port}/sw.js`).then(Boolean, () => undefined)
  try {
    // The contact service starts last.
    await until('the servers', () => answers(contact))
    const clients = [site, games].flatMap((port) =>
      ['', 'GET / HTTP/1.1\r\nho', 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'].map((sent) => {
        const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(sent))
        return socket.pause().on('error', () => undefined)
      }),
    )
    // Once these are answered, the other clients are connected.
    await Promise.all([answers(site), answers(games)])
    const began = Date.now()
    server.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(Date.now() - began).toBeLessThan(10_000)
    for (const client of clients) client.destroy()
  } finally {
    // In case it never started or never ended.
    server.kill('SIGKILL')
    await rm(folder, { recursive: true })
  }
})
