/** Tests updates under open tabs: builds never mix, never install in part, and the operator can switch workers off. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { DIST } from '../build.ts'
import { loadSites, mainSite } from '../host/sites.ts'
import { killingWorker } from '../offline/build.ts'
import { everything, type Manifest } from '../offline/worker/manifest.ts'
import { pages } from '../site/src/pages.ts'
import { sampleOf } from '../test-support/sample.ts'
import { gameFolders } from '../tools/folders.ts'
import { type Build, type Hosts, LAUNCH, openHosts } from './offline/hosts.ts'
import { expectKept, gameFrame, keepForOffline, keptOf, visit } from './offline/kept.ts'
import { HEADING, nextBuild, TEXT } from './offline/next-build.ts'
import { expectWaiting, look, names, revisit, tryUpdate } from './offline/updates.ts'
import { URLS } from '../test-support/servers.ts'
import { expect, shown, test } from './site/test.ts'

test.use({ serviceWorkers: 'allow', launchOptions: LAUNCH })
// In one worker, so that the builds are made once. Each test opens the site several times, and the machine may be busy.
test.describe.configure({ mode: 'default', timeout: 180_000 })

let hosts: Hosts
let first: Build
let second: Build
test.beforeAll(async () => {
  first = loadSites(DIST)
  second = await nextBuild()
})
test.beforeEach(async () => {
  hosts = await openHosts(first)
})
test.afterEach(() => hosts.close())

/** Limits one of several attempts. */
const SOON = { timeout: 5000 }

const heading = (page: Page) => page.locator('h1')
test('an update under an open tab mixes no versions, and the next visit gets the new one', async ({
  context,
}) => {
  const tab = await visit(context, '/')
  await (await visit(context, '/single?slug=pool8')).close()
  // The worker controls the tab from now on.
  await tab.reload()
  await shown(tab)
  hosts.deploy(second)

  // Cached pages still come from the first build, in every tab.
  const other = await look(context, '/single?slug=pool8')
  await expect(other.locator('.texts')).toContainText(TEXT.first)
  await expectWaiting(other)
  await other.goto('/')
  await expect(heading(other)).toHaveText(HEADING.first)
  // A page that is not cached comes from the network, entirely from the second build.
  await other.goto('/about')
  await shown(other)
  expect(await other.evaluate(() => document.scripts[0]?.src)).toContain('main-second00.js')
  await other.locator('footer').getByRole('link', { name: 'Home' }).click()
  await expect(heading(other)).toHaveText(HEADING.second)
  await other.locator('.grid a[href$=pool8]').first().click()
  await expect(other.locator('.texts')).toContainText(TEXT.second)
  await other.close()
  // The open tab keeps working.
  await tab.locator('.grid a[href$=pool8]').first().click()
  await expect(heading(tab)).toHaveText('Title : Pool8')
  expect(await names(tab)).toHaveLength(2)

  await hosts.close()
  // All of it works offline: the new build took over the cached pages.
  await revisit(context, URLS.site, async (page) => {
    await expect(heading(page)).toHaveText(HEADING.second, SOON)
    await expect.poll(() => names(page)).toHaveLength(1)
    await page.goto('/single?slug=pool8')
    await expect(page.locator('.texts')).toContainText(TEXT.second)
  })
})

/** Headers of a particular content or connection. The retry page is generated in the browser and has none of them. */
const OF_THE_TRANSFER = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
]

test('a reload of the only tab gets the new version, after a page with the usual headers that waits for its worker', async ({
  context,
}) => {
  const tab = await visit(context, '/')
  await tab.reload()
  hosts.deploy(second)
  await tab.reload()
  await expect(heading(tab)).toHaveText(HEADING.first)
  await expectWaiting(tab)
  const complaints: string[] = []
  tab.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  const retried = tab.waitForResponse((response) => response.headers()['refresh'] !== undefined)
  await tab.reload({ waitUntil: 'commit' })
  const { refresh, ...headers } = await (await retried).allHeaders()
  expect(Number(refresh)).toBeGreaterThan(0)
  const page = await fetch(`${URLS.site}/about`)
  const expected = [...page.headers].filter(([name]) => !OF_THE_TRANSFER.includes(name))
  expect(headers).toEqual(Object.fromEntries(expected))
  expect(headers).toHaveProperty('content-security-policy')
  // That page need not finish loading itself. On a busy machine the new worker may be too late for it; then the old one
  // responds, and a later attempt succeeds.
  await expect(async () => {
    if ((await heading(tab).textContent()) !== HEADING.second) await tab.reload({ waitUntil: 'commit' })
    await expect(heading(tab)).toHaveText(HEADING.second, SOON)
  }).toPass()
  await shown(tab)
  await expect.poll(() => names(tab)).toHaveLength(1)
  // The page's policy allows its script.
  expect(complaints).toEqual([])
})

/** Opened offline, of all games. */
const OPENED = sampleOf(await gameFolders(), 3)

/** All that the worker of this build stores for "Keep for offline". */
async function everythingOf(kind: 'site' | 'games'): Promise<string[]> {
  const worker = await readFile(join(DIST, kind, 'sw.js'), 'utf8')
  const [, manifest = ''] = /^const MANIFEST=(.+);$/m.exec(worker) ?? []
  return everything(JSON.parse(manifest) as Manifest)
}

test('after "Keep for offline" everything works offline, and an update fetches no unchanged file', async ({
  context,
}) => {
  const page = await visit(context, '/single?slug=pool8')
  const frame = await gameFrame(page)
  await expectKept(frame, '/pool8')
  hosts.asked.length = 0
  const begun = Date.now()
  expect(await keepForOffline(frame)).toContain('All games are ready to play offline')
  const bytes = hosts.asked.reduce((sum, each) => sum + each.bytes, 0)
  test.info().annotations.push({
    type: 'Keep for offline',
    description: `${bytes} bytes in ${hosts.asked.length} answers, ${Date.now() - begun} ms`,
  })
  await expect(frame.getByRole('button', { name: 'Kept for offline' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(bytes).toBeLessThan(1_000_000)
  // A second press fetches nothing.
  hosts.asked.length = 0
  expect(await keepForOffline(frame)).toContain('All games are ready to play offline')
  expect(hosts.asked).toEqual([])

  const slugs = (await gameFolders()).map(({ slug }) => slug)
  for (const [place, kind, pagesOfGames] of [
    [frame, 'games', slugs.map((slug) => `/${slug}`)],
    [page, 'site', slugs.map((slug) => `/single?slug=${slug}`)],
  ] as const) {
    const kept = await keptOf(place)
    expect(kept).toEqual(expect.arrayContaining(pagesOfGames))
    expect(kept).toEqual(expect.arrayContaining(await everythingOf(kind)))
  }

  await hosts.close()
  for (const { slug, about } of OPENED) {
    await page.goto(`/single?slug=${slug}`)
    await expect(page.locator('h1')).toHaveText(`Title : ${about.title}`)
    const game = page.frameLocator('iframe')
    await expect(game.locator('.main')).toHaveText(/Play|Continue/)
    await expect(game.locator('body[data-ready]')).toHaveCount(1)
    await expect(page.locator('.texts .prose').first()).not.toBeEmpty()
  }
  for (const { path, title } of [pages.home, pages.about, pages.privacy, pages.terms, pages.contact]) {
    await page.goto(path)
    await expect(page).toHaveTitle(new RegExp(title))
  }
  // An unknown address shows the same page as with a network.
  for (const [path, status, heading] of [
    ['/nowhere', 404, 'Page not found'],
    ['/single?slug=nowhere', 404, 'Unexpected Application Error!'],
    ['/about/', 200, 'About Us'],
  ] as const) {
    const answer = await page.goto(path)
    await shown(page)
    expect(answer?.status(), path).toBe(status)
    await expect(page.locator('h1')).toHaveText(heading)
  }
  // On a high-density screen the smaller pictures replace the larger ones.
  await page.goto('/')
  const pictures = page.locator('.grid img')
  await expect
    .poll(() => pictures.evaluateAll((all: HTMLImageElement[]) => all.map((each) => each.naturalWidth > 100)))
    .toContain(true)

  await hosts.open()
  hosts.asked.length = 0
  hosts.deploy(second)
  await page.goto(`${URLS.games}/pool8`)
  await expectWaiting(page)
  // The site, which was open before, may update itself at the same time.
  const askedOfGames = hosts.asked.filter(({ kind, url }) => kind === 'games' && url !== '/sw.js')
  expect(askedOfGames.map(({ url }) => url)).toEqual(['/pool8'])
  await hosts.close()
  await revisit(context, `${URLS.games}/pool8`, async (later) => {
    await expect(later).toHaveTitle(/^Second Pool8/, SOON)
    await later.goto(`${URLS.games}/birdify`)
    await expect(later.locator('body[data-ready]')).toHaveCount(1)
  })
})
test('an update that fails halfway leaves the old version intact and is retried', async ({ context }) => {
  const tab = await visit(context, '/')
  const without = new Map(second.site.files)
  without.delete('/index.html')
  const half: Build = { ...second, site: mainSite(without, second.site.headers) }
  hosts.deploy(half)
  expect(await tryUpdate(tab)).toBe('redundant')
  expect(await names(tab)).toHaveLength(1)
  await tab.close()
  await expect(heading(await look(context, '/'))).toHaveText(HEADING.first)

  hosts.deploy(second)
  const again = await look(context, '/')
  await expectWaiting(again)
  await revisit(context, URLS.site, (page) => expect(heading(page)).toHaveText(HEADING.second, SOON))
})

test("the operator's kill switch removes worker and caches, even under open tabs", async ({ context }) => {
  const tab = await visit(context, '/')
  // It registers its worker again only when its clock goes on.
  await tab.clock.install()
  await tab.clock.pauseAt(Date.now() + 60_000)
  await tab.reload()
  hosts.deploy(await nextBuild({ offline: 'off' }))
  const other = await look(context, '/')
  await expect.poll(() => names(other)).toEqual([])
  const registrations = () =>
    tab.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(registrations).toBe(0)
  await tab.clock.runFor(10_000)
  await expect.poll(registrations).toBe(0)
  // The tabs keep working. Every page now comes from the network and registers no worker.
  await other.locator('footer').getByRole('link', { name: 'Home' }).click()
  await shown(other)
  await tab.clock.resume()
  await tab.reload()
  await shown(tab)
  await expect(heading(tab)).toHaveText(HEADING.second)
  // Long after a page would have registered a worker.
  hosts.asked.length = 0
  await tab.clock.runFor(10_000)
  expect(hosts.asked.map(({ url }) => url)).not.toContain('/sw.js')
  expect(await tab.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  expect(await names(tab)).toEqual([])
})

test('a worker left on a port by `npm start` does not affect `npm run dev`', async ({ context }) => {
  const tab = await visit(context, '/')
  hosts.asked.length = 0
  await tab.reload()
  // After a reload the browser looks for a new worker. One that it finds while the page is reloaded again may have to
  // wait for minutes, because the aborted answer still keeps the old one busy.
  await expect.poll(() => hosts.asked.map(({ url }) => url)).toContain('/sw.js')
  hosts.deploy(await nextBuild({ offline: 'off', siteWorker: await killingWorker(true) }))
  await tab.reload()
  // The cached page appears once more, then replaces itself.
  await expect(heading(tab)).toHaveText(HEADING.second)
  expect(await names(tab)).toEqual([])
})

test('a page that no worker controls yet is replaced too', async ({ context }) => {
  const tab = await visit(context, '/')
  hosts.deploy(await nextBuild({ offline: 'off', siteWorker: await killingWorker(true) }))
  // The page may be replaced before the browser has answered.
  await tryUpdate(tab).catch(() => {})
  await expect(heading(tab)).toHaveText(HEADING.second)
  await expect.poll(() => names(tab)).toEqual([])
})
