/** The nginx configuration in deploy/ serves the same site as our own host. */
import { join } from 'node:path'
import { findOrSkip, onPath } from '../machine.ts'
import { type Nginx, runNginx } from '../../deploy/nginx/run.ts'
import { PORTS, URLS } from '../servers.ts'
import { expect, test } from './test.ts'

const NGINX_PORTS = { site: 3120, games: 3121 }
const program = findOrSkip({
  what: 'nginx',
  debianPackages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  find: () => onPath('nginx'),
  requiredInCi: false,
})

test.skip(program === undefined, 'there is no nginx on this machine')

let nginx: Nginx
test.beforeAll(async () => {
  if (program) nginx = await runNginx(program, join(import.meta.dirname, '..', '..'), NGINX_PORTS)
})
test.afterAll(() => nginx?.close())

test('nginx answers every kind of address as our own host does', async ({ request }) => {
  const compared = [
    'content-type',
    'content-security-policy',
    'permissions-policy',
    'referrer-policy',
    'cache-control',
    'location',
    'x-content-type-options',
    'cross-origin-opener-policy',
    'origin-agent-cluster',
  ]
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const pages = [...sitemap.matchAll(/<loc>[^<]+?(\/[^<]*|)<\/loc>/g)].map(
    ([, path = '/']) => new URL(path, URLS.site),
  )
  for (const path of [
    ...pages.map((url) => url.pathname + url.search),
    '/single?utm=1&slug=pool8',
    '/single?slug=nowhere',
    '/single',
    '/single?slug=../about',
    '/nowhere',
    '/about.html',
    '/index.html',
    '/404',
    '/single/pool8',
    '/about/',
    '/robots.txt',
    '/licences.txt',
    '/manifest.webmanifest',
    '/logo.svg',
    '/favicon.ico',
    '/game/pool8.js',
    '/offline',
    '/sw.js',
  ]) {
    const get = (port: number) => request.get(`http://localhost:${port}${path}`, { maxRedirects: 0 })
    const [theirs, ours] = await Promise.all([get(NGINX_PORTS.site), get(PORTS.site)])
    expect(theirs.status(), path).toBe(ours.status())
    // The body of a redirect is nothing that anyone reads.
    const names = ours.status() === 308 ? ['location'] : compared
    const pick = (headers: Record<string, string>) =>
      Object.fromEntries(names.map((name) => [name, headers[name]]))
    expect(pick(theirs.headers()), path).toEqual(pick(ours.headers()))
    if (ours.status() !== 308) expect(await theirs.text(), path).toBe(await ours.text())
  }
  expect((await request.post(`http://localhost:${NGINX_PORTS.site}/`)).status()).toBe(405)
})

test('nginx serves games, typeface and service worker as our own host does, and says who may frame them', async ({
  request,
}) => {
  const game = await (await request.get(`http://localhost:${PORTS.games}/pool8`)).text()
  const [typeface = ''] = /\/assets\/fredoka-[\w-]+\.woff2/.exec(game) ?? []
  for (const [path, status] of [
    ['/pool8', 200],
    ['/offline', 200],
    ['/sw.js', 200],
    [typeface, 200],
    ['/nowhere', 404],
    ['/pool8.html', 404],
    ['/pool8.html.br', 404],
  ] as const) {
    const get = (port: number) => request.get(`http://localhost:${port}${path}`)
    const [theirs, ours] = await Promise.all([get(NGINX_PORTS.games), get(PORTS.games)])
    expect([theirs.status(), ours.status()], path).toEqual([status, status])
    expect(theirs.headers()['content-security-policy'], path).toBe(`frame-ancestors ${URLS.site}`)
    if (status !== 200) continue
    for (const name of ['content-type', 'cache-control'])
      expect(theirs.headers()[name], `${name} of ${path}`).toBe(ours.headers()[name])
    expect((await theirs.body()).equals(await ours.body()), path).toBe(true)
  }
})
