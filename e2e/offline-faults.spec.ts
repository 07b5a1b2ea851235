/** Tests the service workers against faulty hosts and full storage. */
import type { Page } from '@playwright/test'
import { DIST } from '../build.ts'
import { loadSites } from '../host/sites.ts'
import { COMPLETE_ATTEMPTS } from '../offline/worker/versions.ts'
import { type Build, type Hosts, LAUNCH, openHosts } from './offline/hosts.ts'
import { expectKept, gameFrame, keepForOffline, keptOf, visit } from './offline/kept.ts'
import { HEADING, nextBuild } from './offline/next-build.ts'
import { look, names, revisit, tryUpdate, waiting } from './offline/updates.ts'
import { URLS } from '../test-support/servers.ts'
import { expect, shown, test } from './site/test.ts'

test.use({ serviceWorkers: 'allow', launchOptions: LAUNCH })
// In one worker, so that the builds are made once. Each test opens the site several times, and the machine may be busy.
test.describe.configure({ mode: 'default', timeout: 180_000 })

/** Short, so that a missing file soon fails an installation attempt. */
const INSTALL_LIMIT_MS = 3000

let hosts: Hosts
let first: Build
let second: Build
test.beforeAll(async () => {
  first = loadSites(DIST)
  second = await nextBuild({ installLimitMs: INSTALL_LIMIT_MS })
})
test.beforeEach(async () => {
  hosts = await openHosts(first)
})
test.afterEach(() => hosts.close())

const heading = (page: Page) => page.locator('h1')

/** Waits until the new build is active, which deletes the old cache. No page with the old worker may be open. */
const isActivated = (page: Page) => expect.poll(() => names(page)).toHaveLength(1)

test('files that have the wrong content or never arrive do not keep the old build forever', async ({
  context,
}) => {
  const tab = await visit(context, '/')
  for (const path of ['/about', '/term-condition']) await (await visit(context, path)).close()
  hosts.deploy(second)
  const wrong = { '/about': { contentOf: '/contact-us' } } as const
  const hanging = { '/term-condition': 'hang' } as const
  // Each fault alone fails an attempt.
  for (let attempt = 1; attempt <= COMPLETE_ATTEMPTS; attempt++) {
    hosts.break(attempt === 2 ? hanging : wrong)
    expect(await tryUpdate(tab), `attempt ${attempt}`).toBe('redundant')
  }
  hosts.break({ ...wrong, ...hanging })
  expect(await tryUpdate(tab)).toBe('installed')
  await isActivated(tab)
  await tab.close()

  const later = await look(context, '/')
  await expect(heading(later)).toHaveText(HEADING.second)
  const kept = await keptOf(later)
  for (const path of ['/about', '/term-condition']) expect(kept).not.toContain(path)
  // A missing page is cached on the next successful visit.
  hosts.break({})
  for (const path of ['/about', '/term-condition']) {
    await later.goto(path)
    await expectKept(later, path)
  }
})

test('full storage does not keep the old build forever', async ({ context }) => {
  const tab = await visit(context, '/')
  hosts.deploy(second)
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
  hosts.deploy({ ...first, games: second.games })
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
