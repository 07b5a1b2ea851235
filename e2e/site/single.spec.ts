import type { Page } from '@playwright/test'
import { URLS } from '../../test-support/servers.ts'
import { drawn, expect, FOOTER, open, shown, test } from './test.ts'

const ADDRESS = '/single?slug=egg-quest'
const GAME = { url: `${URLS.games}/egg-quest` }

/** Runs in the page. Returns the styles of the frame's surroundings that make the browser paint them with its every frame. */
function costlyStyles(iframe: Element): string[] {
  const found: string[] = []
  for (let box: Element | null = iframe; box; box = box.parentElement) {
    const { borderRadius, boxShadow, clipPath, filter, maskImage, opacity } = getComputedStyle(box)
    const look = { borderRadius, boxShadow, clipPath, filter, maskImage, opacity }
    for (const [name, value] of Object.entries(look))
      if (!['0px', 'none', '1'].includes(value))
        found.push(`${box.className || box.tagName}: ${name} ${value}`)
  }
  return found
}

// One visit for all of it, because opening the page takes longer.
test('a game page has its heading, its frame and both descriptions; the frame has its size, costs little, and may fill the window', async ({
  page,
}) => {
  await pretendToShare(page)
  await open(page, ADDRESS)
  const iframe = page.locator('iframe')
  const height = async () => (await iframe.boundingBox())?.height

  await test.step('heading, frame and descriptions', async () => {
    await expect(page.locator('h1')).toHaveText('Title : Egg Quest')
    await expect(iframe).toHaveAttribute('src', GAME.url)
    await expect(iframe).toHaveAttribute('title', 'Egg Quest, the game')
    await expect(page.locator('.texts .prose')).toHaveCount(2)
    await expect(page.locator('.texts')).toContainText('How to play')
    await expect(page.frameLocator('iframe').locator('body')).toContainText('Egg Quest')
  })

  await test.step('nothing over, around or behind the game has to be painted with its every frame', async () => {
    expect(await iframe.evaluate(costlyStyles)).toEqual([])
    const frame = page.locator('.frame')
    const shadow = await frame.evaluate((box) => parseFloat(getComputedStyle(box, '::after').top))
    expect(shadow, 'its shadow begins where it ends').toBe((await frame.boundingBox())?.height)
  })

  await test.step('without fullscreen, only the game in the frame may fill the window', async () => {
    const ask = (on: boolean) => ({ arcade: 'fill', on })
    await page.evaluate((message) => postMessage(message, '*'), ask(true))
    const game = page.frame(GAME)
    await game?.evaluate((message) => parent.postMessage(message, '*'), { arcade: 'else', on: true })
    expect(await height()).toBe(650)
    await game?.evaluate((message) => parent.postMessage(message, '*'), ask(true))
    await expect.poll(height).toBe(page.viewportSize()?.height)
    await game?.evaluate((message) => parent.postMessage(message, '*'), ask(false))
    await expect.poll(height).toBe(650)
  })

  await test.step('the share sheet opens for the game, and only for links to this site', async () => {
    const shared = () => page.evaluate(() => (globalThis as { shared?: ShareData }).shared)
    expect(await answerTo(page, 'https://elsewhere.example/')).toEqual({ arcade: 'shared', done: false })
    expect(await shared()).toBeUndefined()
    const url = URLS.site + ADDRESS
    expect(await answerTo(page, url)).toEqual({ arcade: 'shared', done: true })
    expect(await shared()).toEqual({ text: SHARED_TEXT, url })
  })

  await test.step('the frame is 650 px tall and as wide as the content at every width', async () => {
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const frame = await iframe.boundingBox()
      const content = await page.locator('.content').boundingBox()
      expect(frame?.height, `${width} px`).toBe(650)
      expect(frame?.width, `${width} px`).toBe(content?.width)
    }
  })
})

const SHARED_TEXT = 'Can you do better?'

/** Replaces the system's share sheet. Call it before the page opens. */
const pretendToShare = (page: Page) =>
  page.addInitScript(() => {
    const share = (data: ShareData) =>
      Promise.resolve(void ((globalThis as { shared?: ShareData }).shared = data))
    Object.defineProperty(navigator, 'share', { value: share })
  })

/** Lets the game ask its page to share an address. */
const answerTo = (page: Page, url: string) =>
  page.frame(GAME)?.evaluate(
    (message) =>
      new Promise<unknown>((resolve) => {
        addEventListener('message', ({ data }: MessageEvent<{ arcade: string }>) => {
          if (data.arcade === 'shared') resolve(data)
        })
        parent.postMessage(message, '*')
      }),
    { arcade: 'share', text: SHARED_TEXT, url },
  )

test.describe('behind the loading bar', () => {
  test.use({ realDelays: true })

  test('the frame loads at its final size while the bar still shows', async ({ page }) => {
    const game = Promise.withResolvers<string>()
    await page.route(`${URLS.games}/**`, async (route) => {
      game.resolve(await page.locator('.content').evaluate((content) => getComputedStyle(content).visibility))
      await route.continue()
    })
    await page.route(/\.js$/, () => undefined) // The frame is in the prerendered page and needs no script.
    await page.goto('/single?slug=egg-quest', { waitUntil: 'commit' })
    expect(await game.promise).toBe('hidden')
    expect((await page.locator('iframe').boundingBox())?.height).toBe(650)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test('the game is drawn before its frame is visible, without waiting for an animation frame', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (window !== parent) globalThis.requestAnimationFrame = () => 0
  })
  await open(page, '/single?slug=fightvirus')
  const canvas = page.frameLocator('iframe').locator('main > canvas')
  const colours = () =>
    canvas.evaluate((element: HTMLCanvasElement) => {
      const picture = element.getContext('2d')?.getImageData(0, 0, element.width, element.height)
      return new Set(picture && new Uint32Array(picture.data.buffer)).size
    })
  await expect.poll(colours, 'a picture has many more colours than an empty frame').toBeGreaterThan(1000)
})

test('a game does not take focus from its page until someone enters the frame', async ({ page }) => {
  await open(page, '/single?slug=egg-quest')
  const game = page.frameLocator('iframe')
  await expect(game.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.setViewportSize({ width: 700, height: 900 })
  await expect(game.locator('h2 svg').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.locator('iframe').focus()
  await expect(game.getByRole('button', { name: 'Play', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(game.getByRole('application')).toBeFocused()
  await page.locator('header a').focus()
  await expect(game.getByRole('button', { name: 'Resume' })).toBeVisible()
  await expect(page.locator('header a')).toBeFocused()
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`on a ${colorScheme} page`, () => {
    test.use({ colorScheme, realDelays: true })
    test('the frame shows only colours of the game, from the end of the bar until the game is ready', async ({
      page,
      context,
    }) => {
      const mayCome = Promise.withResolvers<void>()
      await page.route(`${URLS.games}/**`, async (route) => {
        await mayCome.promise
        await route.continue()
      })
      // With its game held back the page never finishes loading, but its bar disappears anyway.
      await page.goto('/single?slug=pool8', { waitUntil: 'commit' })
      await shown(page)
      await drawn(page)
      const tools = await context.newCDPSession(page)
      const pictures: string[] = []
      tools.on('Page.screencastFrame', ({ data, sessionId }) => {
        pictures.push(data)
        tools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
      })
      await tools.send('Page.startScreencast', { format: 'png' })
      await expect.poll(() => pictures.length).toBeGreaterThan(0)
      mayCome.resolve()
      await expect(
        page.frameLocator('iframe').getByRole('button', { name: 'Play', exact: true }),
      ).toBeVisible()
      await tools.send('Page.stopScreencast')

      const box = (await page.locator('iframe').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const spots = [0.03, 0.5, 0.97].map((part) => [box.x + box.width * part, box.y + 24] as const)
      const reader = await context.newPage()
      const colours = await reader.evaluate(coloursAt, { pictures, spots })
      const own = await page.locator('.frame rect').evaluate((rect) => getComputedStyle(rect).fill)
      expect(colours[0], 'before the game').toEqual(spots.map(() => own))
      const white = colours.flat().filter((colour) => colour === 'rgb(255, 255, 255)')
      expect(white).toEqual([])
    })
  })

/** Returns the colours at each spot, for each picture. Runs in a page without a policy, which may load data URLs. */
async function coloursAt({ pictures, spots }: { pictures: string[]; spots: (readonly [number, number])[] }) {
  const colours: string[][] = []
  for (const picture of pictures) {
    const image = new Image()
    image.src = `data:image/png;base64,${picture}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const pen = canvas.getContext('2d')
    pen?.drawImage(image, 0, 0)
    const at = ([x, y]: readonly [number, number]) =>
      [...(pen?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3)
    colours.push(spots.map((spot) => `rgb(${at(spot).join(', ')})`))
  }
  return colours
}

test.describe('an unknown game', () => {
  test.use({ forgive: /status of 404|No game has (this|the) slug/ })

  test('gets a 404 and the error page, whatever the slug is', async ({ page, noise }) => {
    for (const [at, path] of [
      '/single?slug=nowhere',
      '/single',
      '/single?slug=',
      '/single?slug=%3Cscript%3Ealert(1)%3C/script%3E',
    ].entries())
      await test.step(path, async () => {
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(404)
        await shown(page)
        await expect(page.locator('h1')).toHaveText('Unexpected Application Error!')
        await expect(page.locator('header a, footer nav a')).toHaveCount(1 + FOOTER.length)
        await expect(page.locator('main')).not.toContainText(/\bat .+:\d+|\.js|slug/)
        expect(noise.filter((line) => line.includes('No game has this slug'))).toHaveLength(at + 1)
        await page.getByRole('link', { name: 'Back to the games' }).click()
        await shown(page)
        await expect(page).toHaveURL('/')
      })
  })

  test('reached by a navigation, it shows the same page, logs the error, and the next navigation works', async ({
    page,
    noise,
  }) => {
    await open(page, '/')
    await page.evaluate(() => {
      history.pushState(null, '', '/single?slug=nowhere')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(page).toHaveTitle(/^Unexpected Application Error!/)
    await expect(page.locator('main')).not.toContainText(/\bat .+:\d+|\.js/)
    expect(noise.join('\n')).toContain('No game has the slug "nowhere".')
    await page.locator('footer').getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible()
  })
})
