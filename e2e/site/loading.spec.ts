import type { Page } from '@playwright/test'
import { expect, LOST, open, SCREENS, shown, test } from './test.ts'

/** Notes in the page, frame by frame, when the bar and the content are to be seen. */
function watchFrames(): void {
  const seen: { bar?: number; content?: number; both: boolean } = { both: false }
  Object.assign(globalThis, { seen })
  const visible = (selector: string) => {
    const found = document.querySelector(selector)
    return found !== null && getComputedStyle(found).visibility === 'visible'
  }
  const look = (now: number) => {
    const bar = visible('.page > .bar')
    const content = visible('.content > *')
    if (bar) seen.bar ??= now
    if (content && seen.bar !== undefined) seen.content ??= now
    if (bar && content) seen.both = true
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const seenBy = (page: Page) =>
  page.evaluate(
    () => (globalThis as unknown as { seen: { bar: number; content: number; both: boolean } }).seen,
  )

/** A frame's time is when it began, not when it was seen: at 60 Hz that may differ by two frames. */
const FRAMES = 34

for (const { path, heading, wait } of [...SCREENS, ...LOST]) {
  test.describe(path, () => {
    test.use({ forgive: /status of 404|No game has this slug/ })

    test('shows the bar before any script has run', async ({ page }) => {
      await page.route(/\.js$/, () => undefined) // Scripts never arrive.
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('.page > .bar')).toBeVisible()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })

    test(`shows its content ${wait} ms after the bar, not before`, async ({ page }) => {
      await page.addInitScript(watchFrames)
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      const seen = await seenBy(page)
      expect(seen.content - seen.bar).toBeGreaterThanOrEqual(wait - FRAMES)
      expect(seen.both).toBe(false)
    })
  })
}

test('every navigation inside the site shows the bar again, for its whole time', async ({ page }) => {
  await open(page, '/')
  for (const [link, heading, wait] of [
    ['About', 'About Us', 500],
    ['Contact Us', 'Contact Us', 500],
    ['Contact Us', 'Contact Us', 500],
    ['Home', 'Something is always in bloom', 500],
  ] as const) {
    await page.evaluate(watchFrames)
    await page.locator('footer').getByRole('link', { name: link }).click()
    await expect(page.locator('.page > .bar')).toBeVisible()
    await shown(page)
    await expect(page.locator('h1')).toHaveText(heading)
    const seen = await seenBy(page)
    expect(seen.content - seen.bar).toBeGreaterThanOrEqual(wait - FRAMES)
  }
})

test('from one game to another, the bar and the new game come', async ({ page }) => {
  await open(page, '/single?slug=pool8')
  const other = page.locator('.grid a:not([href$=pool8])').first()
  const title = await other.locator('.title').textContent()
  await other.click()
  await expect(page.locator('.page > .bar')).toBeVisible()
  await expect(page.locator('h1')).toBeHidden()
  await shown(page)
  await expect(page.locator('h1')).toHaveText(`Title : ${title}`)
})

test('a part that is slow keeps a bar on the page until it comes', async ({ page }) => {
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

test.describe('a part that never comes', () => {
  test.use({ forgive: /did not arrive within 120 seconds/ })

  test('fails into the error page after 120 s', async ({ page }) => {
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

test.describe('a part that is gone from the host', () => {
  test.use({ forgive: /status of 404|dynamically imported module/ })

  test('fails into the error page, and home works from there', async ({ page }) => {
    await open(page, '/')
    await page.route(/\/about-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }))
    await page.locator('footer').getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the games' }).click()
    await shown(page)
    await expect(page).toHaveURL('/')
  })
})
