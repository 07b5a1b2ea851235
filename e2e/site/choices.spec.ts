/** Two sites with different choices from one build, and a foreign page with a game: GAMES, CONTACT, EMBED, MORE_SITES. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from '../../build.ts'
import { readSettings } from '../../config.ts'
import { runNginx } from '../../deploy/nginx/run.ts'
import { serve, type Serving } from '../../host/serve.ts'
import { loadSites } from '../../host/sites.ts'
import { findNginx } from '../../test-support/find-nginx.ts'
import { freePort } from '../../test-support/machine.ts'
import { ask, type WholeResponse } from '../../test-support/raw-http.ts'
import { gameFolders } from '../../tools/folders.ts'

import { expect, open, shown, test } from './test.ts'

test.describe.configure({ mode: 'serial' })

const PORTS = { site: await freePort(), games: await freePort() }
const ALLOWED = await freePort()
const FOREIGN = await freePort()
/** Browsers resolve every name below localhost to this machine. */
const SCHOOL = `http://school.localhost:${PORTS.site}`
/** In place of the contact service: records the requests of the first site, whose games are counted. */
const COUNTER = await freePort()
const SITE = `http://localhost:${PORTS.site}`
const GAMES = `http://localhost:${PORTS.games}`

let folder: string
let serving: Serving[] = []
let pages: Server[] = []
const counted: { url: string; headers: IncomingHttpHeaders }[] = []

/** A page of a different website with the documented line of HTML. */
const embedding = `<!doctype html><title>A page</title><h1>A page of ours</h1>
  <iframe src="${GAMES}/pool8" title="Pool8" width="100%" height="650" allow="fullscreen; gamepad; autoplay; clipboard-write"></iframe>
  <script>globalThis.heard = []; addEventListener('message', ({ origin, data }) => heard.push([origin, data.arcade]))</script>`

test.beforeAll(async () => {
  // Builds two sites, which takes minutes on a busy machine.
  test.setTimeout(600_000)
  folder = await mkdtemp(join(import.meta.dirname, '..', '..', 'dist', 'choices-'))
  const sites = join(folder, 'sites.json')
  const choices = { GAMES: 'pool8', CONTACT: 'off', COUNTS: 'off' }
  const school = { SITE_ORIGIN: SCHOOL, SITE_NAME: 'Our School', ...choices }
  await writeFile(sites, JSON.stringify({ school }))
  const settings = readSettings({
    SITE_PORT: String(PORTS.site),
    GAMES_PORT: String(PORTS.games),
    CONTACT_PORT: String(COUNTER),
    GAMES: '-equalz',
    COUNTS: 'on',
    EMBED: `http://localhost:${ALLOWED}`,
    MORE_SITES: sites,
  })
  const three = (await gameFolders()).filter(({ slug }) => ['pool8', 'egg-quest', 'equalz'].includes(slug))
  const dist = join(folder, 'dist')
  await build(settings, () => undefined, dist, three)
  const { site, games } = loadSites(dist)
  serving = [await serve(site, PORTS.site, '127.0.0.1'), await serve(games, PORTS.games, '127.0.0.1')]
  const counter = createServer((request, response) => {
    const { method, url, headers } = request
    request.on('data', (piece) => counted.push({ url: `body ${String(piece)}`, headers }))
    counted.push({ url: `${method} ${url}`, headers })
    response.writeHead(204).end()
  }).listen(COUNTER, '127.0.0.1')
  pages = [ALLOWED, FOREIGN].map((port) =>
    createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(embedding),
    ).listen(port, '127.0.0.1'),
  )
  pages.push(counter)
})
test.afterAll(async () => {
  for (const page of pages) page.close()
  await Promise.all(serving.map((each) => each.close()))
  await rm(folder, { recursive: true })
})

const bytes = (host: string, path: string) =>
  `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`

/** Not every system resolves names below localhost, as browsers do. */
function get(url: string): Promise<WholeResponse> {
  const { hostname, port, pathname, search } = new URL(url)
  return ask(Number(port), bytes(hostname, pathname + search))
}

/** The slugs of all cards. */
const slugsIn = (hrefs: readonly (string | null)[]) =>
  [...new Set(hrefs.map((href) => new URL(href ?? '', SITE).searchParams.get('slug')))].sort()

for (const [name, origin, slugs, other] of [
  ['the first site', SITE, ['egg-quest', 'pool8'], 'equalz'],
  ['the school', SCHOOL, ['pool8'], 'egg-quest'],
] as const) {
  test(`${name} shows twenty cards of its own games, and no others`, async ({ page }) => {
    await open(page, `${origin}/`)
    const cards = page.locator('.grid .card')
    await expect(cards).toHaveCount(20)
    expect(
      slugsIn(await page.locator('.grid a').evaluateAll((links) => links.map((a) => a.getAttribute('href')))),
    ).toEqual(slugs)
    const sitemap = (await get(`${origin}/sitemap.xml`)).body
    expect([...sitemap.matchAll(/single\?slug=([\w-]+)/g)].map(([, slug]) => slug)).toEqual(slugs)
    const worker = (await get(`${origin}/sw.js`)).body
    for (const slug of slugs) expect(worker).toContain(`"/single?slug=${slug}"`)
    expect(worker).not.toContain(other)
    expect((await get(`${origin}/single?slug=${other}`)).status).toBe(404)
  })
}

test('the games host has the games of all sites, and no others', async () => {
  const statuses = ['pool8', 'egg-quest', 'equalz'].map(
    async (slug) => (await get(`${GAMES}/${slug}`)).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 200, 404])
  const worker = (await get(`${GAMES}/sw.js`)).body
  expect(worker).not.toContain('equalz')
})

test('with CONTACT=off there is no form, no link to it, and nothing may be sent', async ({ page }) => {
  await open(page, `${SCHOOL}/`)
  await expect(page).toHaveTitle(/^Our School: /)
  await expect(page.locator('footer nav a')).toHaveText(['Home', 'About', 'Privacy Policy', 'Term Condition'])
  expect((await get(`${SCHOOL}/contact-us`)).status).toBe(404)
  const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content')
  expect(policy).toMatch(/connect-src 'self';/)
  expect((await get(`${SCHOOL}/sitemap.xml`)).body).not.toContain('contact-us')
  await open(page, `${SCHOOL}/privacy-policy`)
  await expect(page.locator('article')).not.toContainText('contact form')
  await expect(page.locator('article')).not.toContainText('message that you have begun')
  await open(page, `${SITE}/privacy-policy`)
  await expect(page.locator('article')).toContainText('contact form')
  await expect(page.locator('footer nav a')).toHaveCount(5)
})

test('a game plays on the page of the school', async ({ page }) => {
  await page.goto(`${SCHOOL}/single?slug=pool8`)
  await shown(page)
  await expect(page.locator('.ground.over')).toHaveCount(0)
  await expect(page.frameLocator('iframe').locator('canvas').first()).toBeVisible()
})

test('a page of EMBED may frame a game, which reports to it', async ({ page }) => {
  await page.goto(`http://localhost:${ALLOWED}/`)
  await expect(page.frameLocator('iframe').locator('canvas').first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard))
    .toContainEqual([GAMES, 'ready'])
})

test.describe('a page that is not allowed', () => {
  test.use({ forgive: /frame-ancestors|Failed to load/ })

  test('cannot frame a game', async ({ page }) => {
    const failed = page.waitForEvent('requestfailed', (request) => request.url() === `${GAMES}/pool8`)
    await page.goto(`http://localhost:${FOREIGN}/`)
    expect((await failed).failure()?.errorText).toMatch(/BLOCKED_BY_RESPONSE|ERR_BLOCKED/)
    await expect(page.frameLocator('iframe').locator('canvas')).toHaveCount(0)
  })
})

test('nginx serves both sites by their host names', async () => {
  const program = findNginx()
  test.skip(program === undefined, 'there is no nginx on this machine')
  const ports = { site: await freePort(), games: await freePort() }
  const nginx = await runNginx(program ?? '', folder, ports)
  try {
    for (const host of ['localhost', 'school.localhost', 'SCHOOL.localhost:80'])
      for (const path of [
        '/',
        '/healthz',
        '/contact-us',
        '/single?slug=pool8',
        '/single?slug=egg-quest',
        '/about/',
      ]) {
        const [theirs, ours] = await Promise.all(
          [ports.site, PORTS.site].map((port) => ask(port, bytes(host, path))),
        )
        expect([theirs?.status, theirs?.body], `${host}${path}`).toEqual([ours?.status, ours?.body])
      }
    expect((await ask(ports.site, bytes('school.localhost', '/'))).body).toContain('Our School')
  } finally {
    await nginx.close()
  }
})

test('the build records what it serves, for npm run ops', async () => {
  const facts: unknown = JSON.parse(await readFile(join(folder, 'dist', 'build.json'), 'utf8'))
  expect(facts).toMatchObject({ site: SITE, games: GAMES, more: [SCHOOL] })
})

/** Opens the game and ends a round, as the game reports it. */
async function play(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/single?slug=pool8`)
  await shown(page)
  await expect(page.locator('.ground.over')).toHaveCount(0)
  const game = page.frames().find((frame) => frame.url() === `${GAMES}/pool8`)
  await game?.evaluate(() => parent.postMessage({ arcade: 'over' }, '*'))
}

test('with COUNTS=on a game is counted by two requests that name it and nothing of the visitor', async ({
  page,
}) => {
  counted.length = 0
  await page.context().addCookies([{ name: 'id', value: 'secret', url: `http://localhost:${COUNTER}` }])
  await play(page, SITE)
  // The two requests may arrive in either order.
  await expect
    .poll(() => counted.map(({ url }) => url).toSorted())
    .toEqual(['POST /api/count?finished=pool8', 'POST /api/count?opened=pool8'])
  for (const { headers } of counted) {
    expect(headers).toMatchObject({ origin: SITE, 'content-length': '0' })
    expect(Object.keys(headers)).not.toContain('cookie')
    expect(Object.keys(headers)).not.toContain('referer')
  }
})

test('nothing is counted where counting is off', async ({ page }) => {
  counted.length = 0
  await play(page, SCHOOL)
  await open(page, `${SCHOOL}/privacy-policy`)
  await expect(page.locator('article')).not.toContainText('What we count')
  expect(counted).toEqual([])
})

test('the privacy page says what is counted, and has a switch that is heeded', async ({ page }) => {
  counted.length = 0
  await open(page, `${SITE}/privacy-policy`)
  await expect(page.getByRole('heading', { name: 'What we count' })).toBeVisible()
  const box = page.getByRole('checkbox', { name: /^Count the games/ })
  await expect(box).toBeChecked()
  await box.click()
  await expect(box).not.toBeChecked()
  await page.reload()
  await shown(page)
  await expect(box).not.toBeChecked()
  await play(page, SITE)
  await open(page, `${SITE}/privacy-policy`)
  await box.click()
  expect(counted).toEqual([])
  // The next page may run in a new process, which the browser tells of changed storage a little later.
  await expect(async () => {
    await page.reload()
    await shown(page)
    expect(await box.isChecked()).toBe(true)
  }).toPass()
  await play(page, SITE)
  await expect.poll(() => counted).toHaveLength(2)
})

test('Global Privacy Control is heeded', async ({ page }) => {
  counted.length = 0
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await play(page, SITE)
  await open(page, `${SITE}/privacy-policy`)
  await expect(page.getByRole('checkbox')).toBeDisabled()
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await expect(page.locator('article')).toContainText('Your browser asks websites not to share data')
  expect(counted).toEqual([])
})
