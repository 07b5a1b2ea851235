/** Tests every game's start: the card is prerendered, the script takes it over unchanged, and early input counts. */
import { expect, test, type Page } from '@playwright/test'
import { card, deferredIsThere, GAMES_URL } from '../test-support/games/page.ts'
import { playableGames } from '../test-support/games/playable-games.ts'

const SIZES = [
  [320, 480],
  [390, 844],
  [620, 650],
  [1280, 650],
] as const

// Small, because these tests draw in real time, and the software renderer is slow.
test.use({ viewport: { width: 390, height: 650 } })

/** For a test that visits all games on a busy machine. */
const LONG_MS = 300_000

const games = await playableGames()

// One page for all games, because a new page takes longer than opening a game.
test('every game shows its name, goal and Play button uncut at every size before its script is ready', async ({
  page,
}) => {
  test.setTimeout(LONG_MS)
  await holdScript(page)
  for (const { slug, about } of games) {
    await page.goto(`${GAMES_URL}/${slug}`)
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await expect(page.getByRole('heading', { name: about.title, level: 2 })).toBeVisible()
      expect(await page.evaluate(partsOutside), `${slug} at ${width}×${height}`).toEqual([])
    }
    await expect(page.locator('body[data-ready]')).toHaveCount(0)
  }
})

/** Runs in the page. Returns the parts of the opening card that are missing, or partly outside of the frame. */
function partsOutside(): string[] {
  const all = (selector: string) => [...document.querySelectorAll(`[role=dialog] ${selector}`)]
  const parts = { button: all('.main')[0], goal: all('p')[0], name: all('h2 svg').at(-1) }
  return Object.entries(parts).flatMap(([part, element]) => {
    const box = element?.getBoundingClientRect()
    const isInside =
      box &&
      element?.checkVisibility({ checkVisibilityCSS: true }) &&
      box.width > 0 &&
      box.left >= -1 &&
      box.right <= innerWidth + 1 &&
      box.top >= -1 &&
      box.bottom <= innerHeight + 1
    return isInside ? [] : [`${part}: ${JSON.stringify(box)}`]
  })
}

test('every game takes over the prerendered card unchanged', async ({ page }) => {
  test.setTimeout(LONG_MS)
  const shifts = await watchShifts(page)
  for (const { slug } of games) {
    await page.goto(`${GAMES_URL}/${slug}`)
    await expect(page.locator('body[data-ready]')).toBeVisible()
    // Not fetched by the page itself: its policy forbids that.
    const html = await (await page.request.get(`${GAMES_URL}/${slug}`)).text()
    const [inFile, now] = await page.evaluate((html) => {
      const file = new DOMParser().parseFromString(html, 'text/html')
      return [file, document].map((page) => page.querySelector('.panel')?.outerHTML)
    }, html)
    expect(now, slug).toBe(inFile)
    expect(await shifts(), `${slug}: layout shifts`).toBe(0)
  }
})

/** Holds the game's script back until it is released, as on a slow phone. */
async function holdScript(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: (() => void)[] = []
    const { setTimeout: later, requestAnimationFrame: next } = window
    window.requestAnimationFrame = (frame) => held.push(() => next(frame))
    window.setTimeout = ((...call: Parameters<typeof later>) =>
      held.push(() => later(...call))) as typeof later
    Object.assign(window, {
      letGo() {
        Object.assign(window, { setTimeout: later, requestAnimationFrame: next })
        for (const go of held) go()
      },
    })
  })
  return () => page.evaluate(() => (window as unknown as { letGo(): void }).letGo())
}

async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
}

const playing = (page: Page) => page.locator('main.playing')

test.describe('a press before the script is ready', () => {
  for (const [name, press] of [
    ['on Play', (page: Page) => page.getByRole('button', { name: 'Play' }).click()],
    ['anywhere', (page: Page) => page.mouse.click(60, 300)],
    ['by Space', (page: Page) => page.keyboard.press('Space')],
    ['by an arrow key', (page: Page) => page.keyboard.press('ArrowUp')],
  ] as const)
    test(`${name} starts the round as soon as possible`, async ({ page }) => {
      const letGo = await holdScript(page)
      await page.goto(`${GAMES_URL}/birdify`)
      await press(page)
      await expect(page.locator('body[data-early]')).toBeVisible()
      await expect(playing(page)).toHaveCount(0)
      await letGo()
      await expect(playing(page)).toHaveCount(1)
    })

  test('on a different button activates that button', async ({ page }) => {
    const letGo = await holdScript(page)
    await page.goto(`${GAMES_URL}/sorting-balls`)
    await page.getByRole('button', { name: 'Journey' }).click()
    await letGo()
    await expect(card(page)).toHaveAccessibleName('Journey')
  })

  test('that is a browser shortcut is ignored', async ({ page }) => {
    const letGo = await holdScript(page)
    await page.goto(`${GAMES_URL}/birdify`)
    await page.keyboard.press('Alt+KeyX')
    await letGo()
    await expect(page.locator('body[data-ready]')).toBeVisible()
    await expect(playing(page)).toHaveCount(0)
  })
})

test('cards and canvas use our typeface, whose file is cached as immutable', async ({ page }) => {
  const fonts = page.waitForResponse((response) => response.url().includes('/assets/fredoka-'))
  await page.goto(`${GAMES_URL}/equalz`)
  expect((await (await fonts).allHeaders())['cache-control']).toContain('immutable')
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      ),
    )
    .toContain('Lettering')
})

test('only the typeface is requested before the first picture', async ({ page }) => {
  await page.goto(`${GAMES_URL}/sorting-balls`)
  await deferredIsThere(page)
  const requests = await page.evaluate(() => {
    const [picture] = performance.getEntriesByName('picture')
    return performance.getEntriesByType('resource').map(({ name, startTime }) => ({
      file: name.split('/').at(-1)?.split('-')[0],
      isEarly: startTime < (picture?.startTime ?? Infinity),
    }))
  })
  expect(requests).toContainEqual({ file: 'deferred', isEarly: false })
  expect(requests.filter(({ file, isEarly }) => isEarly && file !== 'fredoka')).toEqual([])
})

/** Records in every animation frame how much of the canvas is black and how much shows the game's plain background. */
async function watchCanvas(
  page: Page,
): Promise<() => Promise<{ black: number; bare: number; whole: boolean }[]>> {
  await page.addInitScript(() => {
    const seen: { black: number; bare: number; whole: boolean }[] = []
    Object.assign(window, { looks: seen })
    const small = new OffscreenCanvas(16, 16).getContext('2d', { willReadFrequently: true })
    const look = () => {
      requestAnimationFrame(look)
      const canvas = document.querySelector('canvas')
      if (!canvas || !small || !('ready' in document.body.dataset)) return
      small.drawImage(canvas, 0, 0, 16, 16)
      const { data } = small.getImageData(0, 0, 16, 16)
      const bare = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number)
      const are = (colour: readonly number[] = []) =>
        Array.from({ length: 256 }, (_, i) =>
          colour.every((part, j) => Math.abs((data[i * 4 + j] ?? 0) - part) < 4),
        ).filter(Boolean).length
      const whole = performance.getEntriesByName('whole picture').length > 0
      seen.push({ black: are([0, 0, 0]), bare: are(bare), whole })
    }
    requestAnimationFrame(look)
  })
  return () =>
    page.evaluate(
      () => (window as unknown as { looks: { black: number; bare: number; whole: boolean }[] }).looks,
    )
}

/** Frames in which scenery fades in after the first whole picture. */
const FADE_FRAMES = 30

for (const slug of ['pool8', 'equalz', 'egg-quest', 'sorting-balls'])
  test(`${slug} is never black, and a late typeface does not blank its picture`, async ({ page }) => {
    const looks = await watchCanvas(page)
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await isLetGo
      await route.continue()
    })
    await page.goto(`${GAMES_URL}/${slug}`, { waitUntil: 'commit' })
    const wholeFrames = async () => (await looks()).filter(({ whole }) => whole).length
    await expect.poll(wholeFrames).toBeGreaterThan(FADE_FRAMES)
    letGo()
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px Lettering'))).toBe(true)
    const lettered = await wholeFrames()
    await expect.poll(wholeFrames).toBeGreaterThan(lettered + FADE_FRAMES)
    const seen = await looks()
    expect(Math.max(...seen.map(({ black }) => black))).toBeLessThan(256 / 4)
    const later = seen.slice(seen.findIndex(({ whole }) => whole) + FADE_FRAMES)
    const [first] = later
    for (const { bare } of later) expect(bare).toBeLessThanOrEqual((first?.bare ?? 0) + 16)
  })

test('Rolly Vortex explains that it needs WebGL 2 and does not start an invisible round', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      wish?: unknown,
    ) {
      return kind === 'webgl2' ? null : (getContext.call(this, kind as '2d', wish) as never)
    } as typeof getContext
  })
  await page.goto(`${GAMES_URL}/rolly-vortex`)
  await expect(card(page)).toContainText('WebGL 2, which this browser does not offer')
  await expect(card(page).getByRole('button')).toHaveCount(0)
  await page.keyboard.press('Space')
  await page.mouse.click(200, 200)
  await expect(card(page)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('arcade.rolly-vortex'))).toBeNull()
})
