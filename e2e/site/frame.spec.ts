/** Tests the page of a game that does not load, against a games host that really misbehaves. */
import { axe } from '../../test-support/axe.ts'
import type { ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { freePort } from '../../test-support/machine.ts'
import { answerWith, FakeGames, type OwnSite, ownSite, sendGame } from './fake-games.ts'
import { expect, shown, test } from './test.ts'

// Messages over the frame depend on the time since the page opened.
test.use({ realDelays: true })

test.describe.configure({ mode: 'serial' })

let site: OwnSite
let games: FakeGames

test.beforeAll(async () => {
  games = new FakeGames(await freePort())
  site = await ownSite({ GAMES_PORT: String(games.port), GAME_DELAY_MS: '300' }, (entries) =>
    entries.slice(0, 3),
  )
})

test.afterAll(async () => {
  await games.refuse()
  await site.close()
})

// The browser itself logs that a frame did not load, and that a message had no recipient.
test.use({
  forgive: /Failed to load resource|ERR_CONNECTION_REFUSED|postMessage|dynamically imported module/,
})

const slug = (page: Page) => page.evaluate(() => new URL(location.href).searchParams.get('slug'))
const poster = (page: Page) => page.locator('.poster img')
const bar = (page: Page) => page.locator('.poster .bar')
const sentence = (page: Page) => page.getByText('has not loaded yet')
const again = (page: Page) => page.getByRole('button', { name: 'Try again' })
const play = (page: Page) => page.frameLocator('iframe').getByRole('button', { name: 'Play' })

/** Opens a game's page without waiting for the game. */
async function openGame(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto(`${site.origin}/single?slug=birdify`, { waitUntil: 'commit' })
  await shown(page)
}

/** Whether the middle of the poster's picture is visible and not covered by the frame. */
const posterOnTop = (page: Page) =>
  poster(page).evaluate((picture) => {
    const { left, top, width, height } = picture.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === picture
  })

/** Runs in a page: keeps its loading bar until a test ends it, and counts the messages of its game. */
function holdLoadingBar(): void {
  if (window !== top) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':root { --page-delay: 3600s; --game-delay: 3600s }')
  document.adoptedStyleSheets = [sheet]
  const heard = { messages: 0 }
  Object.assign(globalThis, { heard })
  addEventListener('message', () => heard.messages++)
}

/** Whether the page has received the game's answer to its `hello`. The game reports once by itself, too. */
async function hasHeardAnswer(page: Page): Promise<boolean> {
  const hellos = await page
    .frameLocator('iframe')
    .locator('body')
    .evaluate(() => {
      const { heard } = globalThis as unknown as { heard: { arcade: string }[] }
      return heard.filter(({ arcade }) => arcade === 'hello').length
    })
  const messages = await page.evaluate(
    () => (globalThis as unknown as { heard: { messages: number } }).heard.messages,
  )
  return hellos > 0 && messages > hellos
}

/** Advances the fake clock by 8 s. */
const pass8s = (page: Page) => page.clock.fastForward(8000)

test('a game that is ready in time shows no poster and no bar, and fetches no picture for them', async ({
  page,
}) => {
  await games.answer(answerWith('ready'))
  const pictures: string[] = []
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()))
  await page.addInitScript(() => {
    const found = { poster: false }
    Object.assign(globalThis, { found })
    new MutationObserver(() => {
      if (document.querySelector('.poster')) found.poster = true
    }).observe(document, { subtree: true, childList: true })
  })
  // Both are held, because on a busy machine the frame may take longer than the page's clock and loading bar allow.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.addInitScript(holdLoadingBar)
  await page.goto(`${site.origin}/single?slug=birdify`, { waitUntil: 'commit' })
  await expect(play(page)).toBeAttached()
  await expect.poll(() => hasHeardAnswer(page)).toBe(true)
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await shown(page)
  await page.waitForLoadState('networkidle')
  await pass8s(page)
  await expect(page.locator('.ground')).toHaveClass('ground')
  expect(
    await page.evaluate(() => (globalThis as unknown as { found: { poster: boolean } }).found.poster),
  ).toBe(false)
  expect(await slug(page)).toBe('birdify')
  expect(new Set(pictures).size, 'nothing is fetched twice').toBe(pictures.length)
})

test("a game that was ready before the page's script is asked again", async ({ page }) => {
  await games.answer(answerWith('ready'))
  const held = Promise.withResolvers<void>()
  await page.route(/\/main-[^/]+\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.clock.install()
  await page.goto(`${site.origin}/single?slug=birdify`, { waitUntil: 'commit' })
  await expect(play(page)).toBeVisible()
  held.resolve()
  await shown(page)
  await pass8s(page)
  await expect(page.locator('.poster')).toHaveCount(0)
})

test('a host that refuses the connection: the poster covers the error page, then a message; "Try again" recovers', async ({
  page,
}) => {
  await games.refuse()
  await openGame(page)
  await expect.poll(() => posterOnTop(page)).toBe(true)
  await expect(bar(page)).toBeVisible()
  await expect(again(page)).toHaveCount(0)
  await pass8s(page)
  await expect(sentence(page)).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await games.answer(answerWith('ready'))
  await again(page).focus()
  await page.keyboard.press('Enter')
  await expect(play(page)).toBeVisible()
  await expect(page.locator('.poster')).toHaveCount(0)
  await expect(page.locator('.frame'), 'the focus stays near').toBeFocused()
})

test('a host that hangs: poster and bar behind the empty frame, then the message', async ({ page }) => {
  await games.answer(() => undefined)
  await openGame(page)
  await expect(poster(page)).toBeVisible()
  await expect(bar(page)).toBeVisible()
  expect(
    await bar(page)
      .locator('span')
      .evaluate((span) => getComputedStyle(span).animationName),
  ).toBe('to-and-fro')
  await pass8s(page)
  await expect(sentence(page)).toBeVisible()
  await games.answer(answerWith('ready'))
  await again(page).click()
  await expect(play(page)).toBeVisible()
  await expect(page.locator('.poster')).toHaveCount(0)
})

test('a 500 response is covered, and a second failure is announced again', async ({ page }) => {
  await games.answer((_request, response) => response.writeHead(500).end('Internal Server Error'))
  await openGame(page)
  await expect.poll(() => posterOnTop(page)).toBe(true)
  await pass8s(page)
  await expect(sentence(page)).toBeVisible()
  await again(page).click()
  await expect(sentence(page)).toHaveCount(0)
  await expect(bar(page)).toBeVisible()
  await pass8s(page)
  await expect(sentence(page)).toBeVisible()
})

test('on a phone in landscape the message and its button are in view', async ({ page }) => {
  await games.refuse()
  await page.setViewportSize({ width: 844, height: 390 })
  await openGame(page)
  await pass8s(page)
  await expect(again(page)).toBeInViewport({ ratio: 1 })
})

test('a host that responds late: the message disappears when the game is ready', async ({ page }) => {
  const waiting: ServerResponse[] = []
  await games.answer((_request, response) => void waiting.push(response))
  await openGame(page)
  await pass8s(page)
  await expect(sentence(page)).toBeVisible()
  await page.clock.fastForward(4000)
  for (const response of waiting) sendGame(response, 'ready')
  await expect(page.locator('.poster')).toHaveCount(0)
  await expect(play(page)).toBeVisible()
})

test('a document that does not report ready is covered, because it may be anything', async ({ page }) => {
  await games.answer(answerWith('silent'))
  await openGame(page)
  await expect.poll(() => posterOnTop(page)).toBe(true)
  await expect(page.locator('iframe')).toHaveAttribute('inert')
})

test('offline it says so, and recovers by itself when the network is back', async ({ page, context }) => {
  await games.answer(answerWith('ready'))
  await page.goto(`${site.origin}/`)
  await shown(page)
  await page.clock.install()
  await context.setOffline(true)
  await page.locator('.grid a[href$=birdify]').first().click()
  await expect(page.getByRole('heading', { name: /^Title/ })).toBeVisible()
  await pass8s(page)
  await expect(page.getByText('You are offline.').first()).toBeVisible()
  await context.setOffline(false)
  await expect(play(page)).toBeVisible()
  await expect(page.locator('.poster')).toHaveCount(0)
  await expect(page.locator('.texts .prose'), 'the texts heal too').toHaveCount(2)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('nothing covers the frame', async ({ page }) => {
    await games.answer(answerWith('ready'))
    await page.goto(`${site.origin}/single?slug=birdify`)
    await expect(play(page)).toBeVisible()
    await expect(page.locator('.poster')).toHaveCount(0)
  })
})
