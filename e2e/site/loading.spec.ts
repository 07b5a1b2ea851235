import { navigate, seen, watchLoads } from './watch-loading.ts'
import { clickWhereDrawn, expect, LOST, open, SCREENS, shown, test } from './test.ts'

test.use({ realDelays: true })

test.describe('every page', () => {
  test.use({ forgive: /status of 404|No game has this slug/ })

  test('shows the bar before any script has loaded, and its content as much later as specified', async ({
    page,
  }) => {
    await page.route(/\.js$/, () => undefined) // No script ever arrives.
    await watchLoads(page)
    for (const { path, heading, delay } of [...SCREENS, ...LOST])
      await test.step(`${path}, ${delay} ms`, async () => {
        await page.goto(path, { waitUntil: 'commit' })
        const { bar, content, both } = await seen(page)
        expect(content - bar).toBeGreaterThanOrEqual(delay)
        expect(both).toBe(false)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test('with scripts too, and the grid is complete when the bar disappears', async ({ page }) => {
  await watchLoads(page)
  for (const [path, delay] of [
    ['/', 500],
    ['/single?slug=egg-quest', 1000],
  ] as const) {
    await open(page, path)
    const { bar, content, both } = await seen(page)
    expect(content - bar).toBeGreaterThanOrEqual(delay)
    expect(both).toBe(false)
    await expect(page.locator('.grid .card a')).toHaveCount(20)
  }
})

test('every navigation within the site shows the bar for the whole delay', async ({ page }) => {
  await open(page, '/')
  const footer = (name: string) => page.locator('footer').getByRole('link', { name, exact: true })
  for (const [link, heading, delay] of [
    [footer('About'), 'About Us', 500],
    [footer('Contact Us'), 'Contact Us', 500],
    [footer('Contact Us'), 'Contact Us', 500],
    [footer('Home'), 'Something is always in bloom', 500],
    [page.locator('.grid a[href$=egg-quest]').first(), 'Title : Egg Quest', 1000],
    [page.locator('.grid a[href$=equalz]').first(), 'Title : Equalz', 1000],
  ] as const) {
    const { bar, content, both } = await navigate(page, () => clickWhereDrawn(link))
    expect(content - bar).toBeGreaterThanOrEqual(delay)
    expect(both).toBe(false)
    await expect(page.locator('h1')).toHaveText(heading)
  }
})

test('a slow chunk keeps a bar on the page until it arrives', async ({ page }) => {
  await open(page, '/')
  const held = Promise.withResolvers<void>()
  await page.route(/\/about-[^/]+\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.locator('footer').getByRole('link', { name: 'About' }).click()
  await expect(page.locator('.page > .bar')).toBeHidden()
  await expect(page.getByRole('progressbar')).toBeVisible()
  held.resolve()
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeFocused()
})

test.describe('a chunk that never arrives', () => {
  test.use({ forgive: /did not arrive within 120 seconds/ })

  test('leads to the error page after 120 s', async ({ page }) => {
    await page.clock.install()
    await open(page, '/')
    await page.route(/\/about-[^/]+\.js$/, () => undefined)
    await page.locator('footer').getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('progressbar').first()).toBeVisible()
    await page.clock.fastForward(119_000)
    await expect(page.getByRole('progressbar').first()).toBeVisible()
    await page.clock.fastForward(2_000)
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test.describe('a chunk that is permanently missing', () => {
  // 520: React reports that the error page replaced the prerendered page.
  test.use({ forgive: /status of 404|dynamically imported module|React error #520/ })

  test('leads to the error page, from which the home page works', async ({ page }) => {
    await open(page, '/')
    await page.route(/\/about-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }))
    await page.locator('footer').getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the games' }).click()
    await shown(page)
    await expect(page).toHaveURL('/')
  })
})
