/** Tests the site and the games offline, through their service workers. The hosts are really shut down. */
import { AxeBuilder } from '@axe-core/playwright'
import { axe } from '../test-support/axe.ts'
import type { Page } from '@playwright/test'
import { DIST } from '../build.ts'
import { loadSites } from '../host/sites.ts'
import { type Build, type Hosts, LAUNCH, openHosts } from './offline/hosts.ts'
import { expectKept, gameFrame, keptOf, visit } from './offline/kept.ts'
import { URLS } from '../test-support/servers.ts'
import { clickWhereDrawn, expect, shown, test } from './site/test.ts'

test.use({ serviceWorkers: 'allow', launchOptions: LAUNCH })
// Each test opens the site several times, and the machine may be busy.
test.describe.configure({ timeout: 180_000 })

const frameOf = (page: Page) => page.frameLocator('iframe')
const playButton = (page: Page) => frameOf(page).locator('.main')

let build: Build
let hosts: Hosts
test.beforeAll(() => {
  build = loadSites(DIST)
})
test.beforeEach(async () => {
  hosts = await openHosts(build)
})
test.afterEach(() => hosts.close())

test('a first visit caches the page for little more than it has already loaded, and so does every navigation', async ({
  page,
  context,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url().slice(URLS.site.length)))
  await page.goto('/')
  await shown(page)
  await expectKept(page, '/')
  // Removes one entry per request of the page itself. The worker made the remaining requests.
  const extra = hosts.asked.filter(({ url, bytes }) => {
    const at = loaded.indexOf(url)
    if (at >= 0) loaded.splice(at, 1)
    return at < 0 && bytes > 0
  })
  const total = extra.reduce((sum, { bytes }) => sum + bytes, 0)
  test.info().annotations.push({ type: 'bytes of a first visit', description: JSON.stringify(extra) })
  expect(extra.map(({ url }) => url).sort()).toEqual(['/lost.svg', '/offline', '/sw.js'])
  expect(total).toBeLessThan(12_000)

  await navigateTo(page, 'About')
  await expectKept(page, '/about')
  // Of a page that the host redirects, the address stays the same: only the worker fetches it.
  hosts.break({ '/contact-us': { redirectTo: '/moved' }, '/moved': { contentOf: '/contact-us' } })
  await navigateTo(page, 'Contact Us')
  await expectKept(page, '/contact-us')
  expect(hosts.asked.map(({ url }) => url)).toContain('/moved')

  await hosts.close()
  const again = await context.newPage()
  await again.goto('/')
  await shown(again)
  await expect(again.locator('.card')).toHaveCount(20)
  await again.goto('/about')
  await expect(again.locator('h1')).toHaveText('About Us')
  await again.goto('/contact-us')
  await expect(again.locator('h1')).toHaveText('Contact Us')
  await expect(again.getByRole('button', { name: 'Send message' })).toBeEnabled()
})

/** Navigates within the site. */
async function navigateTo(page: Page, name: string): Promise<void> {
  await page.locator('footer').getByRole('link', { name }).click()
  await shown(page)
}

test('a visited game works offline in its page, with its round and texts; one that was evicted says so, and recovers online', async ({
  context,
}) => {
  const page = await visit(context, '/single?slug=push-it')
  await playButton(page).click()
  const game = frameOf(page)
  await expect(game.locator('main.playing')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(game.locator('.pill')).toContainText(/\b[1-9]\d* push/)
  await expectKept(await gameFrame(page), '/push-it')
  await page.goto('about:blank')
  await page.close()

  await hosts.close()
  const again = await context.newPage()
  await again.goto('/single?utm=elsewhere&slug=push-it#top')
  await shown(again)
  await expect(playButton(again)).toHaveText('Continue')
  await expect(again.locator('.texts')).toContainText(/\w+/)
  await playButton(again).click()
  await expect(frameOf(again).locator('main.playing')).toHaveCount(1)
  // The home page was never visited, but is cached as well.
  await again.goto('/')
  await shown(again)
  await expect(again.locator('.card')).toHaveCount(20)
  const picture = again.locator('.card a[href="/single?slug=push-it"] img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) =>
        fetch(image.currentSrc).then((it) => it.headers.get('content-type')),
      ),
    )
    .toBe('image/webp')

  await again.goBack()
  await expect(playButton(again)).toHaveText('Continue')
  // Simulates eviction: the page stays cached, its game does not.
  await (
    await gameFrame(again)
  ).evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete('/push-it')
  })
  await again.reload()
  await expect(frameOf(again).getByRole('heading')).toHaveText('This game is not here yet')
  const { violations } = await new AxeBuilder({ page: again }).include('iframe').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await hosts.open()
  await clickWhereDrawn(frameOf(again).getByRole('link', { name: 'Try again' }))
  await expect(playButton(again)).toHaveText('Continue')
})

test('a cached page does not wait for a network that never responds; an uncached one says that the visitor is offline and what can be played, and recovers', async ({
  context,
}) => {
  const before = await visit(context, '/single?slug=equalz')
  await expectKept(await gameFrame(before), '/equalz')
  await before.close()
  hosts.hang()
  const page = await context.newPage()
  await page.goto('/single?slug=equalz', { waitUntil: 'commit' })
  await shown(page)
  await expect(playButton(page)).toHaveText('Play')

  await hosts.close()
  await page.goto('/about')
  await shown(page)
  await expect(page.locator('h1')).toHaveText('You are offline')
  await expect(page).toHaveTitle(/^You are offline/)
  await expect(page.locator('.kept a')).toHaveText(['Equalz'])
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    expect(await axe(page), `${width} px, ${colorScheme}`).toEqual([])
  }
  await page.locator('.kept a').click()
  await shown(page)
  await expect(page.locator('h1')).toHaveText('Title : Equalz')
  await expect(playButton(page)).toBeVisible()

  await page.goto('/about')
  await hosts.open()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('h1')).toHaveText('About Us')
  await expectKept(page, '/about')
})

test('a cleared cache fills again', async ({ context }) => {
  const page = await visit(context, '/about')
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  expect(await keptOf(page)).toEqual([])
  await page.goto('/contact-us')
  await expectKept(page, '/contact-us')
  await page.goto('/about')
  await expectKept(page, '/about')
  await hosts.close()
  await page.goto('/contact-us')
  await shown(page)
  await expect(page.locator('h1')).toHaveText('Contact Us')
})
