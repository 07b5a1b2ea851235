/** Tests the site and the games offline, through their service workers. The hosts are really shut down. */
import { AxeBuilder } from '@axe-core/playwright'
import { axe } from '../test-support/axe.ts'
import type { Page } from '@playwright/test'
import { DIST } from '../build.ts'
import { loadSites } from '../host/sites.ts'
import { pages } from '../site/src/pages.ts'
import { gameFolders } from '../tools/folders.ts'
import { type Hosts, LAUNCH, openHosts } from './offline/hosts.ts'
import { expectKept, gameFrame, keepForOffline, keptOf, visit } from './offline/kept.ts'
import { URLS } from '../test-support/servers.ts'
import { expect, shown, test } from './site/test.ts'

test.use({ serviceWorkers: 'allow', launchOptions: LAUNCH })
// Each test opens the site several times, and the machine may be busy.
test.describe.configure({ timeout: 180_000 })

const folders = await gameFolders()
const playButton = (page: Page) => page.frameLocator('iframe').locator('.main')

let hosts: Hosts
test.beforeEach(async () => {
  hosts = await openHosts(loadSites(DIST))
})
test.afterEach(() => hosts.close())

test('a first visit caches the page for little more than it has already loaded', async ({
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

  await hosts.close()
  const again = await context.newPage()
  await again.goto('/')
  await shown(again)
  await expect(again.locator('.card')).toHaveCount(20)
})

test('a visited game works offline in its page, with its round and texts', async ({ context }) => {
  const page = await visit(context, '/single?slug=push-it')
  await playButton(page).click()
  const game = page.frameLocator('iframe')
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
  await expect(again.frameLocator('iframe').locator('main.playing')).toHaveCount(1)
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
})

test('pages reached by navigation are cached as well', async ({ context }) => {
  const page = await visit(context, '/')
  await page.locator('footer').getByRole('link', { name: 'Contact Us' }).click()
  await shown(page)
  await expectKept(page, '/contact-us')
  await hosts.close()
  const again = await context.newPage()
  await again.goto('/contact-us')
  await expect(again.getByRole('button', { name: 'Send message' })).toBeEnabled()
})

test('an uncached page says that the visitor is offline and what can be played, and recovers', async ({
  context,
}) => {
  const before = await visit(context, '/single?slug=equalz')
  await expectKept(await gameFrame(before), '/equalz')
  await before.close()
  await hosts.close()
  const page = await context.newPage()
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
    const { violations } = await axe(page)
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
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

test('a game that is not cached says so in its frame, and recovers online', async ({ context }) => {
  const page = await visit(context, '/single?slug=pool8')
  await expectKept(await gameFrame(page), '/pool8')
  // Simulates eviction: the page stays cached, its game does not.
  await (
    await gameFrame(page)
  ).evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete('/pool8')
  })
  await hosts.close()
  await page.reload()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading')).toHaveText('This game is not here yet')
  const { violations } = await new AxeBuilder({ page }).include('iframe').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await hosts.open()
  await frame.getByRole('link', { name: 'Try again' }).click()
  await expect(playButton(page)).toHaveText('Play')
})

test('after "Keep for offline" everything works offline', async ({ context }) => {
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

  await hosts.close()
  for (const { slug, about } of folders) {
    await page.goto(`/single?slug=${slug}`)
    await expect(page.locator('h1')).toHaveText(`Title : ${about.title}`)
    await expect(playButton(page)).toHaveText(/Play|Continue/)
    await expect(page.frameLocator('iframe').locator('body[data-ready]')).toHaveCount(1)
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

test('cached pages do not wait for a network that never responds', async ({ context }) => {
  const page = await visit(context, '/single?slug=equalz')
  await expectKept(await gameFrame(page), '/equalz')
  await page.close()
  hosts.hang()
  const again = await context.newPage()
  await again.goto('/single?slug=equalz', { waitUntil: 'commit' })
  await shown(again)
  await expect(playButton(again)).toHaveText('Play')
})
