/** Checks that the nginx configuration in deploy/ serves the same site as our own host. */
import { join } from 'node:path'
import { type Nginx, runNginx } from '../../deploy/nginx/run.ts'
import { ask, type WholeResponse } from '../../test-support/raw-http.ts'
import { PORTS, URLS } from '../../test-support/servers.ts'
import { ASKED, ATTACKS, bytesOf } from './asked-of-both.ts'
import { findNginx } from '../../test-support/find-nginx.ts'
import { expect, test } from './test.ts'

const PROJECT = join(import.meta.dirname, '..', '..')
const NGINX_PORTS = { site: PORTS.site + 20, games: PORTS.site + 21 }
const LOGGING_PORTS = { site: PORTS.site + 22, games: PORTS.site + 23 }
const program = findNginx()

test.skip(program === undefined, 'there is no nginx on this machine')
// All tests share one nginx.
test.describe.configure({ mode: 'default' })

let nginx: Nginx
test.beforeAll(async () => {
  if (program) nginx = await runNginx(program, PROJECT, NGINX_PORTS)
})
test.afterAll(() => nginx?.close())

/** Headers that may differ: date, connection handling, and how each host identifies and encodes a file. */
const OWN = ['date', 'server', 'connection', 'keep-alive', 'etag', 'content-encoding', 'content-length']

/** Keeps everything that must be the same. */
function compared({ headers, ...others }: WholeResponse) {
  const shared = Object.entries(headers).filter(([name]) => !OWN.includes(name))
  return { ...others, headers: Object.fromEntries(shared) }
}

test('nginx responds to every kind of request as our own host does', async () => {
  expect(ASKED.length).toBeGreaterThan(60)
  for (const asked of ASKED) {
    const [theirs, ours] = await Promise.all(
      [NGINX_PORTS, PORTS].map((ports) => ask(ports[asked.of], bytesOf(asked))),
    )
    const what = `${asked.of}: ${asked.line.slice(0, 80)} ${asked.headers.join(' ').slice(0, 80)}`
    expect(theirs?.status, `nginx, ${what}`).toBe(asked.status)
    expect(theirs && compared(theirs), what).toEqual(ours && compared(ours))
  }
})

test('nginx serves every page in the sitemap, and every file that a page names, as our own host does', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => new URL(page))
  expect(pages.length).toBeGreaterThan(17)
  const home = await (await request.get('/')).text()
  const files = home.match(/\/(?:assets|art)\/[\w./-]+-[\w-]{8}\.\w+/g) ?? []
  expect(files.length).toBeGreaterThan(10)
  for (const path of [...pages.map((page) => page.pathname + page.search), ...new Set(files)]) {
    const bytes = `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`
    const [theirs, ours] = await Promise.all([NGINX_PORTS, PORTS].map(({ site }) => ask(site, bytes)))
    expect(ours?.status, path).toBe(200)
    expect(theirs && compared(theirs), path).toEqual(ours && compared(ours))
  }
})

test.describe('attacks', () => {
  test.use({ forgive: /the server responded with a status of 40[04]/ })
  for (const [host, origin] of [
    ['nginx', `http://localhost:${NGINX_PORTS.site}`],
    ['our own host', URLS.site],
  ] as const) {
    test(`URLs made by an attacker stay on the site, set no cookie and erase nothing: ${host}`, async ({
      page,
      context,
    }) => {
      await page.goto(`${origin}/about`)
      await page.evaluate(() => localStorage.setItem('kept', 'yes'))
      for (const attack of ATTACKS) {
        const answer = await page.goto(origin + attack)
        expect([400, 404], attack).toContain(answer?.status())
        expect(new URL(page.url()).origin, attack).toBe(origin)
        expect(await context.cookies(), attack).toEqual([])
      }
      await page.goto(`${origin}/about`)
      expect(await page.evaluate(() => localStorage.getItem('kept'))).toBe('yes')
    })
  }
})

test('nginx logs nothing about visitors, whatever they request', async () => {
  const VISITOR = '127.0.0.77'
  const askAll = async (ports: typeof PORTS | typeof NGINX_PORTS) => {
    for (const asked of ASKED) await ask(ports[asked.of], bytesOf(asked), VISITOR)
  }
  await askAll(NGINX_PORTS)
  expect(await nginx.logged()).not.toContain(VISITOR)
  expect(await nginx.serverErrors(), 'no request of a client is a server error').toEqual([])
  // Without the two lines that disable logging, the same requests are logged, both valid and invalid.
  const logging = await runNginx(program ?? '', PROJECT, LOGGING_PORTS, (configuration) =>
    configuration.replaceAll(/access_log [^;]+;/g, '').replaceAll('error_log /dev/null emerg;', ''),
  )
  await askAll(LOGGING_PORTS)
  const logged = await logging.logged()
  await logging.close()
  expect(logged).toMatch(new RegExp(`^${VISITOR} .+GET /about `, 'm'))
  expect(logged).toMatch(new RegExp(`\\[info\\] .+client: ${VISITOR}`))
})
