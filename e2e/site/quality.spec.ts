import type { Page } from '@playwright/test'
import { axe } from '../../test-support/axe.ts'
import { navigate } from './watch-loading.ts'
import { watched, watchPage } from './watch-page.ts'
import { expect, FOOTER, LOST, open, SCREENS, shown, test } from './test.ts'

// Layout may shift behind the loading bar.
test.use({ realDelays: true })

/** Viewport widths at which a page is opened, with the colour schemes in which axe checks it there. */
const OPENED: readonly (readonly [width: number, schemes: readonly ('light' | 'dark')[]])[] = [
  [390, ['light']],
  [1280, ['dark', 'light']],
]
/** Widths that the open page is resized to. */
const RESIZED = [320, 768, 1920]

/** The names of the animations that still run. */
const running = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => each.playState === 'running')
      .map((each) => (each as CSSAnimation).animationName),
  )

async function expectHeaderAndFooter(page: Page): Promise<void> {
  await expect(page.locator('header a[href="/"] img')).toHaveAttribute('alt', 'Greenhouse Arcade')
  const links = page.locator('footer nav a')
  await expect(links).toHaveText(FOOTER.map(([label]) => label))
  for (const [at, [, to]] of FOOTER.entries()) await expect(links.nth(at)).toHaveAttribute('href', to)
  await expect(page.locator('footer p a')).toHaveAttribute('href', '/')
  const radius = await links.first().evaluate((link) => parseFloat(getComputedStyle(link).borderRadius))
  expect(radius).toBeGreaterThan(20)
}

for (const { path } of [...SCREENS, ...LOST]) {
  test.describe(path, () => {
    test.use({ forgive: /status of 404|No game has this slug/ })

    test('axe finds nothing, nothing shifts or moves on, no policy is violated, and header and footer have their links', async ({
      page,
    }) => {
      await watchPage(page)
      const expectNothingSticksOut = async (width: number) => {
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(wide, `nothing sticks out at ${width} px`).toBe(0)
      }
      for (const [width, schemes] of OPENED) {
        await page.setViewportSize({ width, height: 800 })
        await open(page, path)
        // Scrolls through the whole page to load lazy pictures.
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 700) {
            scrollTo(0, y)
            await new Promise((frame) => requestAnimationFrame(frame))
          }
        })
        expect(await watched(page), `${width} px`).toEqual({ shift: 0, violations: [] })
        await expectNothingSticksOut(width)
        await expect.poll(() => running(page), `animations at ${width} px`).toEqual([])
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme })
          // The games' own tests cover the inside of the frame.
          expect(await axe(page), colorScheme).toEqual([])
        }
      }
      await expectHeaderAndFooter(page)
      for (const width of RESIZED) {
        await page.setViewportSize({ width, height: 800 })
        await expectNothingSticksOut(width)
      }
    })
  })
}

test('no policy is violated while visiting the whole site', async ({ page }) => {
  await watchPage(page)
  await open(page, '/')
  for (const link of ['About', 'Privacy Policy', 'Term Condition', 'Contact Us', 'Home']) {
    await navigate(page, () => page.locator('footer').getByRole('link', { name: link, exact: true }).click())
  }
  await navigate(page, () => page.locator('.grid a[href$=equalz]').first().click())
  await expect(page.locator('.texts .prose').first()).toBeVisible()
  expect((await watched(page)).violations).toEqual([])
})

test('reduced motion stops the cards and the bar, and the page still appears', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.locator('.page > .bar span')).toHaveCSS('animation-name', 'none')
  await shown(page)
  const card = page.locator('.grid a').first()
  await card.hover()
  await expect(card).toHaveCSS('transform', 'none')
})

test('nothing is measured or sent, and nothing is fetched from another origin', async ({ page, baseURL }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
  expect(requests.filter((url) => url.includes('vitals'))).toEqual([])
})

test('a first visit to the home page, pictures and all, weighs at most 400 KB', async ({ page }) => {
  const tools = await page.context().newCDPSession(page)
  let bytes = 0
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength))
  await tools.send('Network.enable')
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(400_000)
})
