/** Shows the service workers with hosts and a storage that do not do what they should. */
import type { Page } from '@playwright/test'
import { DIST } from '../build.ts'
import { loadSites } from '../host/sites.ts'
import { COMPLETE_ATTEMPTS } from '../offline/worker/versions.ts'
import { type Fault, type Hosts, LAUNCH, openHosts } from './offline/hosts.ts'
import { expectKept, gameFrame, keepForOffline, keptOf, visit } from './offline/kept.ts'
import { HEADING, nextBuild, type NextBuild } from './offline/next-build.ts'
import { look, names, tryUpdate, waiting } from './offline/updates.ts'
import { URLS } from './servers.ts'
import { expect, shown, test } from './site/test.ts'

test.use({ serviceWorkers: 'allow', launchOptions: LAUNCH })
// Each opens the site several times, and a busy machine may be slow.
test.describe.configure({ timeout: 180_000 })

/** Short, so that a file that never arrives fails an attempt soon. */
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

/** Waits until the new build is active: it deletes the cache of the old one. No page may be open that has the old worker. */
const isActivated = (page: Page) => expect.poll(() => names(page)).toHaveLength(1)

test('a page that the host redirects opens from the cache', async ({ context }) => {
  const page = await visit(context, '/')
  hosts.break({ '/contact-us': { redirectTo: '/moved' }, '/moved': { contentOf: '/contact-us' } })
  // Opened within the site: the address stays as it is, and the worker alone fetches the page.
  await page.locator('footer').getByRole('link', { name: 'Contact Us' }).click()
  await shown(page)
  await expectKept(page, '/contact-us')
  expect(hosts.asked.map(({ url }) => url)).toContain('/moved')
  await hosts.close()
  await expect(heading(await look(context, '/contact-us'))).toHaveText('Contact Us')
})

const FAULTS: readonly (readonly [string, Fault])[] = [
  ['has the wrong content', { contentOf: '/contact-us' }],
  ['never arrives', 'hang'],
]
for (const [name, fault] of FAULTS)
  test(`a file that ${name} does not hold the old build for ever`, async ({ context }) => {
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
    // The missing page is kept when it is visited and arrives.
    hosts.break({})
    await later.goto('/about')
    await expectKept(later, '/about')
  })

test('a full storage does not hold the old build for ever', async ({ context }) => {
  const tab = await visit(context, '/')
  hosts.deploy(loadSites(next.dist))
  const browser = await context.newCDPSession(tab)
  await browser.send('Storage.overrideQuotaForOrigin', { origin: URLS.site, quotaSize: 1 })
  await expect.poll(() => tryUpdate(tab)).toBe('installed')
  await isActivated(tab)
  // The quota is overridden as long as this tab is open.
  const later = await look(context, '/')
  await expect(heading(later)).toHaveText(HEADING.second)
})

test('a choice to keep everything that was made while a new build waited is not lost', async ({
  context,
}) => {
  const page = await visit(context, '/single?slug=pool8')
  const frame = await gameFrame(page)
  await expectKept(frame, '/pool8')
  // The new worker waits for this tab, which comes from the old one.
  const tab = await context.newPage()
  await tab.goto(`${URLS.games}/offline`)
  // The second build changes only one game, which is kept, so the first can still keep all others.
  hosts.deploy({ ...loadSites(DIST), games: loadSites(next.dist).games })
  expect(await tryUpdate(tab)).toBe('installed')
  expect(await keepForOffline(frame)).toContain('All games are kept')
  expect(await waiting(tab)).toBe('installed')
  await page.close()
  await tab.close()

  const later = await context.newPage()
  await later.goto(`${URLS.games}/pool8`)
  await expect(later).toHaveTitle(/^Second Pool8/)
  await expect.poll(() => names(later)).toHaveLength(1)
  await expectKept(later, '/birdify')
})

test('a worker that cannot be installed is not waited for', async ({ context }) => {
  // Without its page for no network, the worker of the games is not installed.
  hosts.break({ '/offline': { contentOf: '/nowhere' } })
  const page = await context.newPage()
  await page.goto('/single?slug=pool8')
  await shown(page)
  expect(await keepForOffline(await gameFrame(page))).toContain('Not everything could be kept')
})

/** Headers of a particular content or connection. The retry page is made in the browser and has none of them. */
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

test('the page that waits for the new worker has the headers of every page', async ({ context }) => {
  const tab = await visit(context, '/')
  await tab.reload()
  hosts.deploy(loadSites(next.dist))
  await tab.reload()
  await expect.poll(() => waiting(tab)).toBe('installed')
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
  // On a busy machine the old worker may have to answer once more.
  await expect(async () => {
    if ((await heading(tab).textContent()) !== HEADING.second) await tab.reload({ waitUntil: 'commit' })
    await expect(heading(tab)).toHaveText(HEADING.second, { timeout: 5000 })
  }).toPass()
  // The policy of the page lets its script run.
  expect(complaints).toEqual([])
})
