/** Tests the service workers against faulty hosts and full storage. */
import type { Page } from '@playwright/test'
import { DIST } from '../build.ts'
import { loadSites } from '../host/sites.ts'
import { COMPLETE_ATTEMPTS } from '../offline/worker/versions.ts'
import { type HostFault, type Hosts, LAUNCH, openHosts } from './offline/hosts.ts'
import { expectKept, gameFrame, keepForOffline, keptOf, visit } from './offline/kept.ts'
import { HEADING, nextBuild, type NextBuild } from './offline/next-build.ts'
import { expectWaiting, look, names, revisit, tryUpdate, waiting } from './offline/updates.ts'
import { URLS } from '../test-support/servers.ts'
import { expect, shown, test } from './site/test.ts'

test.use({ serviceWorkers: 'allow', launchOptions: LAUNCH })
// Each test opens the site several times, and the machine may be busy.
test.describe.configure({ timeout: 180_000 })

/** Short, so that a missing file soon fails an installation attempt. */
const INSTALL_LIMIT_MS = 3000

let hosts: Hosts
let next: NextBuild
test.beforeAll(async () => {
  next = await nextBuild('on', INSTALL_LIMIT_MS)
})
test.afterAll(() => next.remove())
test.beforeEach(async () => {
  hosts = await openHosts(loadSites(DIST))
})
test.afterEach(() => hosts.close())

const heading = (page: Page) => page.locator('h1')

/** Waits until the new build is active, which deletes the old cache. No page with the old worker may be open. */
const isActivated = (page: Page) => expect.poll(() => names(page)).toHaveLength(1)

test('a page that the host redirects opens from the cache', async ({ context }) => {
  const page = await visit(context, '/')
  hosts.break({ '/contact-us': { redirectTo: '/moved' }, '/moved': { contentOf: '/contact-us' } })
  // Navigates within the site: the address stays the same, and only the worker fetches the page.
  await page.locator('footer').getByRole('link', { name: 'Contact Us' }).click()
  await shown(page)
  await expectKept(page, '/contact-us')
  expect(hosts.asked.map(({ url }) => url)).toContain('/moved')
  await hosts.close()
  await expect(heading(await look(context, '/contact-us'))).toHaveText('Contact Us')
})

const FAULTS: readonly (readonly [string, HostFault])[] = [
  ['has the wrong content', { contentOf: '/contact-us' }],
  ['never arrives', 'hang'],
]
for (const [name, fault] of FAULTS)
  test(`a file that ${name} does not keep the old build forever`, async ({ context }) => {
    const tab = await visit(context, '/')
    await (await visit(context, '/about')).close()
    hosts.deploy(loadSites(next.dist))
    hosts.break({ '/about': fault })
    for (let attempt = 1; attempt <= COMPLETE_ATTEMPTS; attempt++)
      expect(await tryUpdate(tab), `attempt ${attempt}`).toBe('redundant')
    expect(await tryUpdate(tab)).toBe('installed')
    await isActivated(tab)
    await tab.close()

    const later = await look(context, '/')
    await expect(heading(later)).toHaveText(HEADING.second)
    expect(await keptOf(later)).not.toContain('/about')
    // The missing page is cached on the next successful visit.
    hosts.break({})
    await later.goto('/about')
    await expectKept(later, '/about')
  })

test('full storage does not keep the old build forever', async ({ context }) => {
  const tab = await visit(context, '/')
  hosts.deploy(loadSites(next.dist))
  const browser = await context.newCDPSession(tab)
  await browser.send('Storage.overrideQuotaForOrigin', { origin: URLS.site, quotaSize: 1 })
  await expect.poll(() => tryUpdate(tab)).toBe('installed')
  await isActivated(tab)
  // The quota override lasts until this tab is closed.
  const later = await look(context, '/')
  await expect(heading(later)).toHaveText(HEADING.second)
})

test('“Keep for offline”, chosen while a new build waits, is not lost', async ({ context }) => {
  const page = await visit(context, '/single?slug=pool8')
  const frame = await gameFrame(page)
  await expectKept(frame, '/pool8')
  // The new worker waits for this tab, which the old one controls.
  const tab = await context.newPage()
  await tab.goto(`${URLS.games}/offline`)
  // The second build changes only one game, which is cached, so the first can still cache all others.
  hosts.deploy({ ...loadSites(DIST), games: loadSites(next.dist).games })
  expect(await tryUpdate(tab)).toBe('installed')
  expect(await keepForOffline(frame)).toContain('All games are ready to play offline.')
  expect(await waiting(tab)).toBe('installed')

  await revisit(context, `${URLS.games}/pool8`, async (later) => {
    await expect(later).toHaveTitle(/^Second Pool8/, { timeout: 5000 })
    await expect.poll(() => names(later)).toHaveLength(1)
    await expectKept(later, '/birdify')
  })
})

test('the page does not wait for a worker that cannot be installed', async ({ context }) => {
  // The games' worker is not installed without its offline page.
  hosts.break({ '/offline': { contentOf: '/nowhere' } })
  const page = await context.newPage()
  await page.goto('/single?slug=pool8')
  await shown(page)
  expect(await keepForOffline(await gameFrame(page))).toContain('Not everything could be downloaded.')
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

test('the page that waits for a new worker has the usual headers', async ({ context }) => {
  const tab = await visit(context, '/')
  await tab.reload()
  hosts.deploy(loadSites(next.dist))
  await tab.reload()
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
  // On a busy machine the old worker may respond once more.
  await expect(async () => {
    if ((await heading(tab).textContent()) !== HEADING.second) await tab.reload({ waitUntil: 'commit' })
    await expect(heading(tab)).toHaveText(HEADING.second, { timeout: 5000 })
  }).toPass()
  // The page's policy allows its script.
  expect(complaints).toEqual([])
})
