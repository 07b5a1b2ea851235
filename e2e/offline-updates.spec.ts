/** Tests updates under open tabs: builds never mix, never install in part, and the operator can switch workers off. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { DIST } from '../build.ts'
import { loadSites, mainSite } from '../host/sites.ts'
import { killingWorker } from '../offline/build.ts'
import { type Build, type Hosts, LAUNCH, openHosts } from './offline/hosts.ts'
import { gameFrame, keepForOffline, visit } from './offline/kept.ts'
import { HEADING, nextBuild, type NextBuild, TEXT } from './offline/next-build.ts'
import { expectWaiting, look, names, revisit, tryUpdate } from './offline/updates.ts'
import { URLS } from '../test-support/servers.ts'
import { expect, shown, test } from './site/test.ts'

test.use({ serviceWorkers: 'allow', launchOptions: LAUNCH })
// Each test opens the site several times, and the machine may be busy.
test.describe.configure({ timeout: 180_000 })

let hosts: Hosts
let next: NextBuild
test.beforeAll(async () => {
  next = await nextBuild()
})
test.afterAll(() => next.remove())
test.beforeEach(async () => {
  hosts = await openHosts(loadSites(DIST))
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
  hosts.deploy(loadSites(next.dist))

  // Cached pages still come from the first build, in every tab.
  const second = await look(context, '/single?slug=pool8')
  await expect(second.locator('.texts')).toContainText(TEXT.first)
  await expectWaiting(second)
  await second.goto('/')
  await expect(heading(second)).toHaveText(HEADING.first)
  // A page that is not cached comes from the network, entirely from the second build.
  await second.goto('/about')
  await shown(second)
  expect(await second.evaluate(() => document.scripts[0]?.src)).toContain('main-second00.js')
  await second.locator('footer').getByRole('link', { name: 'Home' }).click()
  await expect(heading(second)).toHaveText(HEADING.second)
  await second.locator('.grid a[href$=pool8]').first().click()
  await expect(second.locator('.texts')).toContainText(TEXT.second)
  await second.close()
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

test('a reload of the only tab gets the new version', async ({ context }) => {
  const tab = await visit(context, '/')
  await tab.reload()
  hosts.deploy(loadSites(next.dist))
  await tab.reload()
  await expect(heading(tab)).toHaveText(HEADING.first)
  await expectWaiting(tab)
  // The first response may be a page that only reloads, and need not finish loading itself. On a busy machine the new
  // worker may be too late for it; then the old one responds, and a later attempt succeeds.
  await expect(async () => {
    await tab.reload({ waitUntil: 'commit' })
    await expect(heading(tab)).toHaveText(HEADING.second, SOON)
  }).toPass()
  await shown(tab)
  await expect.poll(() => names(tab)).toHaveLength(1)
})

test('an update fetches no unchanged file and keeps everything offline', async ({ context }) => {
  const page = await visit(context, '/single?slug=pool8')
  expect(await keepForOffline(await gameFrame(page))).toContain('All games are ready to play offline')
  hosts.asked.length = 0
  hosts.deploy(loadSites(next.dist))
  await page.goto(`${URLS.games}/pool8`)
  await expectWaiting(page)
  expect(hosts.asked.map(({ url }) => url).filter((url) => url !== '/sw.js')).toEqual(['/pool8'])
  await hosts.close()
  await revisit(context, `${URLS.games}/pool8`, async (later) => {
    await expect(later).toHaveTitle(/^Second Pool8/, SOON)
    await later.goto(`${URLS.games}/birdify`)
    await expect(later.locator('body[data-ready]')).toHaveCount(1)
  })
})

test('an update that fails halfway leaves the old version intact and is retried', async ({ context }) => {
  const tab = await visit(context, '/')
  const whole = loadSites(next.dist)
  const without = new Map(whole.site.files)
  without.delete('/index.html')
  const half: Build = { ...whole, site: mainSite(without, whole.site.headers) }
  hosts.deploy(half)
  expect(await tryUpdate(tab)).toBe('redundant')
  expect(await names(tab)).toHaveLength(1)
  await tab.close()
  await expect(heading(await look(context, '/'))).toHaveText(HEADING.first)

  hosts.deploy(whole)
  const again = await look(context, '/')
  await expectWaiting(again)
  await revisit(context, URLS.site, (page) => expect(heading(page)).toHaveText(HEADING.second, SOON))
})

test("the operator's kill switch removes worker and caches, even under open tabs", async ({ context }) => {
  const off = await nextBuild('off')
  const tab = await visit(context, '/')
  await tab.reload()
  hosts.deploy(loadSites(off.dist))
  const second = await look(context, '/')
  await expect.poll(() => names(second)).toEqual([])
  const registrations = () =>
    second.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(registrations).toBe(0)
  // The tabs keep working. Every page now comes from the network and registers no worker.
  await second.locator('footer').getByRole('link', { name: 'Home' }).click()
  await shown(second)
  await tab.clock.install()
  await tab.reload()
  await shown(tab)
  await expect(heading(tab)).toHaveText(HEADING.second)
  // Long after a page would have registered a worker.
  hosts.asked.length = 0
  await tab.clock.runFor(10_000)
  expect(hosts.asked.map(({ url }) => url)).not.toContain('/sw.js')
  expect(await tab.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  expect(await names(tab)).toEqual([])
  await off.remove()
})

test('a worker left on a port by `npm start` does not affect `npm run dev`', async ({ context }) => {
  const tab = await visit(context, '/')
  await tab.reload()
  const dev = await nextBuild('off')
  await writeFile(join(dev.dist, 'site', 'sw.js'), await killingWorker(true))
  hosts.deploy(loadSites(dev.dist))
  await tab.reload()
  // The cached page appears once more, then replaces itself.
  await expect(heading(tab)).toHaveText(HEADING.second)
  expect(await names(tab)).toEqual([])
  await dev.remove()
})
