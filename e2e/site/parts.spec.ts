/** Tests parts of the site that fail to load: texts, screens, and both offline. */
import type { Page } from '@playwright/test'
import { drawn, expect, open, shown, test } from './test.ts'

const texts = (page: Page) => page.locator('.texts .prose')
const missing = (page: Page) => page.getByText('The description of Egg Quest could not be loaded.')
const again = (page: Page) => page.locator('.missing').getByRole('button', { name: 'Try again' })
const errorPage = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' })
const footer = (page: Page, name: string) => page.locator('footer').getByRole('link', { name, exact: true })

/** Navigates to the game's page within the site. */
async function toGame(page: Page): Promise<void> {
  await page.locator('.grid a[href$=egg-quest]').first().dispatchEvent('click')
  await expect(page.getByRole('heading', { name: 'Title : Egg Quest' })).toBeVisible()
}

test.describe('texts that fail to load', () => {
  test.use({ forgive: /Failed to load resource|dynamically imported module/ })

  for (const [what, address] of [
    ["the game's own module", /\/game\/egg-quest\.js/],
    ['the chunk that shows them', /\/game-texts-[^/]+\.js/],
  ] as const)
    test(`${what}: the game stays, with a message; "Try again" retries until the text loads`, async ({
      page,
    }) => {
      const asked: string[] = []
      let answers = false
      await open(page, '/')
      await page.route(address, (route) => {
        asked.push(route.request().url())
        return answers ? route.continue() : route.abort()
      })
      await toGame(page)
      await expect(missing(page)).toBeVisible()
      await expect(errorPage(page)).toHaveCount(0)
      const frame = await page.locator('iframe').elementHandle()
      await again(page).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => asked.length).toBe(2)
      await expect(missing(page)).toBeVisible()
      answers = true
      await again(page).click()
      await expect(texts(page)).toHaveCount(2)
      await expect(page.locator('.part')).toBeFocused()
      expect(new Set(asked).size, 'another address each time').toBe(3)
      expect(await frame?.evaluate((element) => element.isConnected), 'the same frame').toBe(true)
    })

  test('a failed text is requested again on the next visit', async ({ page }) => {
    await open(page, '/')
    await page.route(/\/game\/egg-quest\.js/, (route) => route.abort(), { times: 1 })
    await toGame(page)
    await expect(missing(page)).toBeVisible()
    await footer(page, 'Home').dispatchEvent('click')
    await shown(page)
    await toGame(page)
    await expect(texts(page)).toHaveCount(2)
  })
})

test.describe('a screen whose chunk is gone', () => {
  // 520: React reports that the error page replaced the prerendered page.
  test.use({ forgive: /status of 404|dynamically imported module|Failed to load|React error #520/ })

  test('appears after one reload at the same URL', async ({ page }) => {
    await open(page, '/')
    // Simulates a deployment: the old name is gone, and a new page names a chunk that exists.
    let gone = true
    await page.route(/\/about-[^/]+\.js$/, (route) =>
      gone ? route.fulfill({ status: 404 }) : route.continue(),
    )
    let loads = 0
    page.on('load', () => void loads++)
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().endsWith('/about')) gone = false
    })
    await footer(page, 'About').click()
    await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible()
    await shown(page)
    expect(loads).toBe(1)
    await expect(page).toHaveURL('/about')
    expect(await page.evaluate(() => sessionStorage.getItem('arcade.reloaded')), 'no note is left').toBe(null)
  })

  for (const storage of ['with', 'without'])
    test(`is reloaded only once, ${storage} storage, before the error page appears`, async ({ page }) => {
      if (storage === 'without')
        await page.addInitScript(() =>
          Object.defineProperty(globalThis, 'sessionStorage', {
            get: () => {
              throw new DOMException('refused', 'SecurityError')
            },
          }),
        )
      await open(page, '/')
      await page.route(/\/about-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }))
      let loads = 0
      page.on('load', () => void loads++)
      await footer(page, 'About').click()
      await expect(errorPage(page)).toBeVisible()
      await drawn(page)
      expect(loads).toBe(1)
      await expect(page.getByText('This page could not be shown.')).toBeVisible()
    })

  test('offline nothing is reloaded: the error page says so, and recovers', async ({ page, context }) => {
    await open(page, '/')
    let loads = 0
    page.on('load', () => void loads++)
    await context.setOffline(true)
    await footer(page, 'About').click()
    await expect(errorPage(page)).toBeVisible()
    await expect(page.getByText('You are offline')).toBeVisible()
    expect(loads).toBe(0)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible()
  })
})
