/** Checks how much of a game's frame is visible without scrolling. Pages differ in nothing but their titles and texts. */
import { gameFolders } from '../../tools/folders.ts'
import { sampleOf } from '../../test-support/sample.ts'
import { URLS } from '../../test-support/servers.ts'
import { clickWhereDrawn, expect, shown, test } from './test.ts'

// Nothing may move once the loading bar is gone; before, it may.
test.use({ realDelays: true })

/** Viewports of common laptops and phones, with the lowest allowed top edge of the frame, in CSS px. */
const WINDOWS = [
  { width: 1366, height: 657, latest: 130 },
  { width: 1280, height: 720, latest: 130 },
  { width: 844, height: 390, latest: 90 },
  { width: 390, height: 664, latest: 125 },
] as const

test.describe('without scripts', () => {
  // The pages are prerendered. Other tests check that neither scripts nor games move anything.
  test.use({ javaScriptEnabled: false, forgive: /Failed to load resource/ })

  test('the frame is near the top, 650 px tall and as wide as the content, on the page with the longest title and a sample of others', async ({
    page,
  }) => {
    await page.route(`${URLS.games}/**`, (route) => route.abort())
    const folders = await gameFolders()
    const [longest] = folders.toSorted((one, other) => other.about.title.length - one.about.title.length)
    for (const { slug } of new Set([
      ...folders.filter((each) => each === longest),
      ...sampleOf(folders, 3),
    ])) {
      await page.goto(`/single?slug=${slug}`, { waitUntil: 'domcontentloaded' })
      for (const { width, height, latest } of WINDOWS) {
        await page.setViewportSize({ width, height })
        const { frame, content, heading, awning } = await page.evaluate(places)
        const at = `${slug} at ${width}×${height}`
        expect(frame.y, at).toBeLessThanOrEqual(latest)
        expect(frame.height, at).toBe(650)
        expect(frame.width, at).toBe(content.width)
        // Small, but still visible: it is between the header's awning and the frame.
        expect(heading.y, at).toBeGreaterThanOrEqual(awning)
        expect(heading.y + heading.height, at).toBeLessThan(frame.y)
      }
    }
  })
})

/** Games whose opening cards have the greatest, a medium and the least height. All others have one of these heights. */
const CARDS = ['equalz', 'boxtower', 'birdify']

test('Play is in view', async ({ page }) => {
  for (const slug of CARDS) {
    // Layout is final behind the loading bar, so there is no need to wait for it.
    await page.goto(`/single?slug=${slug}`, { waitUntil: 'commit' })
    const play = page.frameLocator('iframe').locator('.main')
    await expect(page.frameLocator('iframe').locator('body[data-ready]')).toHaveCount(1)
    for (const { width, height } of WINDOWS) {
      await page.setViewportSize({ width, height })
      // The card moves once the browser has reported the visible part of the frame.
      await expect
        .poll(async () => bottomOf(await play.boundingBox()), { message: `${slug} at ${width}×${height}` })
        .toBeLessThanOrEqual(height)
    }
  }
})

for (const [when, isLate] of [
  ['', false],
  [', before the page’s script is there', true],
] as const)
  test(`in a low window the card never moves once it is visible${when}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    // The script never arrives.
    if (isLate) await page.route(/assets.main-/, () => undefined)
    // Simulates a distant server: the page is parsed, and has named its frame, before the game arrives.
    await page.route(`${URLS.games}/birdify`, async (route) => {
      await page.waitForFunction(() => document.querySelector('iframe')?.contentDocument?.defaultView?.name)
      await route.continue()
    })
    // A hidden frame gets no animation frames.
    await page.addInitScript(() => {
      const tops = new Set<number | undefined>()
      const look = () => {
        tops.add(document.querySelector<HTMLElement>('.glass')?.offsetTop)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
      Object.assign(globalThis, { tops })
    })
    await page.goto('/single?slug=birdify', { waitUntil: 'commit' })
    await expect(page.frameLocator('iframe').locator('body[data-ready]')).toHaveCount(1)
    await expect(page.locator('iframe')).toBeVisible()
    const frame = page.frame({ url: new RegExp(URLS.games) })
    // The deferred script loads last, some time after the frame has become visible.
    await frame?.waitForFunction(() => document.adoptedStyleSheets.length > 0)
    const tops = await frame?.evaluate(() => [...(globalThis as unknown as { tops: Set<number> }).tops])
    const whenAllIsSeen = await frame?.evaluate(() => {
      document.documentElement.removeAttribute('style')
      return document.querySelector<HTMLElement>('.glass')?.offsetTop
    })
    expect(tops).toHaveLength(1)
    expect(tops?.[0]).toBeLessThan((whenAllIsSeen ?? 0) - 50)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Infinity)

test('Space on a fresh page starts the game without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 657 })
  await page.goto('/single?slug=birdify')
  await shown(page)
  await expect(page.frameLocator('iframe').locator('body[data-ready]')).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(page.frameLocator('iframe').locator('main.playing')).toBeAttached()
  await expect(page.locator('iframe')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('scrolling away from the game pauses it, and its card stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/single?slug=equalz')
  await shown(page)
  const game = page.frameLocator('iframe')
  await clickWhereDrawn(game.locator('.main'))
  await expect(game.locator('main.playing')).toBeAttached()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(game.getByRole('dialog')).toHaveAccessibleName('Paused')
  await page.evaluate(() => scrollTo(0, 420))
  await expect.poll(async () => (await game.locator('.main').boundingBox())?.y).toBeGreaterThan(0)
})

/** Runs in the page. */
function places() {
  const boxOf = (selector: string) => {
    const element = document.querySelector(selector)
    if (!element) throw new Error(`The page has no ${selector}.`)
    const { y, width, height, bottom } = element.getBoundingClientRect()
    return { y, width, height, bottom }
  }
  const header = boxOf('header')
  const awning =
    header.bottom +
    parseFloat(getComputedStyle(document.querySelector('header') ?? document.body, '::after').height)
  return { frame: boxOf('iframe'), content: boxOf('.content'), heading: boxOf('h1'), awning }
}
