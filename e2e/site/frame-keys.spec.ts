/** Tests the messages between a page and a fake game about keys and about filling the window. */
import type { ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { freePort } from '../../test-support/machine.ts'
import { answerWith, FakeGames, type OwnSite, ownSite, sendGame } from './fake-games.ts'
import { drawn, expect, open, shown, test } from './test.ts'

test.describe.configure({ mode: 'serial' })

let site: OwnSite
let games: FakeGames

test.beforeAll(async () => {
  games = new FakeGames(await freePort())
  await games.answer(answerWith('ready'))
  const settings = { GAMES_PORT: String(games.port), GAME_DELAY_MS: '100', PAGE_DELAY_MS: '100' }
  site = await ownSite(settings, (entries) => entries.slice(0, 3))
})

test.afterAll(async () => {
  await games.refuse()
  await site.close()
})

const gameOf = (page: Page) => {
  const game = page.frames().find((frame) => frame.url().includes(`:${games.port}/`))
  if (!game) throw new Error('The page has no game in its frame.')
  return game
}

/** Returns the messages that the game has received, except those about readiness and the visible part. */
const heard = async (page: Page) =>
  (
    await gameOf(page).evaluate(() => (globalThis as unknown as { heard: { arcade: string }[] }).heard)
  ).filter(({ arcade }) => !['hello', 'sight', 'away'].includes(arcade))

/** Opens a game's page in a low, scrollable window and waits until the game has reported to the page. */
async function openGame(page: Page): Promise<void> {
  await page.setViewportSize({ width: 900, height: 600 })
  await open(page, `${site.origin}/single?slug=birdify`)
  await expect
    .poll(() => gameOf(page).evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard.length))
    .toBeGreaterThan(0)
}

const fill = (page: Page, on: boolean) =>
  gameOf(page).evaluate((message) => parent.postMessage(message, '*'), { arcade: 'fill', on })
const filled = (page: Page) => page.locator('.frame.filled')

test.describe('keys', () => {
  for (const code of ['Space', 'Enter', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'])
    test(`${code} on the page reaches the game, which gets focus, without scrolling`, async ({ page }) => {
      await openGame(page)
      await page.keyboard.press(code)
      await expect.poll(() => heard(page)).toEqual([{ arcade: 'key', code }])
      await expect(page.locator('iframe')).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })

  test('a key on the heading, focused after a navigation, reaches the game as well', async ({ page }) => {
    await open(page, `${site.origin}/`)
    await page.locator('.grid a[href$=birdify]').first().dispatchEvent('click')
    await expect(page.getByRole('heading', { name: 'Title : Birdify' })).toBeFocused()
    await expect.poll(() => page.frames().length).toBe(2)
    await expect(page.frameLocator('iframe').getByRole('button')).toBeVisible()
    await page.keyboard.press('Space')
    await expect.poll(() => heard(page)).toEqual([{ arcade: 'key', code: 'Space' }])
  })

  test('a key pressed before the game is ready waits for it, without scrolling', async ({ page }) => {
    const waiting: ServerResponse[] = []
    await games.answer((_request, response) => void waiting.push(response))
    await page.setViewportSize({ width: 900, height: 600 })
    await page.goto(`${site.origin}/single?slug=birdify`, { waitUntil: 'commit' })
    await shown(page)
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    for (const response of waiting) sendGame(response, 'ready')
    await expect(page.locator('iframe')).toBeFocused()
    await expect.poll(() => heard(page)).toEqual([{ arcade: 'key', code: 'Space' }])
    await games.answer(answerWith('ready'))
  })

  test('the page keeps keys on links and other keys; a frame out of view gets none', async ({ page }) => {
    await openGame(page)
    // Runs after the page's own listener, to see whether the browser may still perform the key's default action.
    await page.evaluate(() => {
      const left = Object.assign(globalThis, { left: [] as string[] }).left
      addEventListener('keydown', ({ code, defaultPrevented }) => void (defaultPrevented || left.push(code)))
    })
    await page.locator('header a').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.locator('header a').evaluate((link) => (link as HTMLElement).blur())
    await page.keyboard.press('KeyP')
    await page.keyboard.press('Shift+ArrowDown')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await drawn(page)
    await page.keyboard.press('ArrowUp')
    const left = await page.evaluate(() => (globalThis as unknown as { left: string[] }).left)
    expect(left).toEqual(['Space', 'ArrowDown', 'KeyP', 'ShiftLeft', 'ArrowDown', 'ArrowUp'])
    expect(await heard(page)).toEqual([])
  })
})

test.describe('a game that fills the window', () => {
  test('Back leaves it without leaving the page, showing the bar or dealing new cards', async ({ page }) => {
    await open(page, `${site.origin}/`)
    await page.locator('.grid a[href$=birdify]').first().dispatchEvent('click')
    await expect(page.getByRole('heading', { name: 'Title : Birdify' })).toBeFocused()
    await expect(page.frameLocator('iframe').getByRole('button')).toBeVisible()
    await page.evaluate(() => Object.assign(document.querySelector('.page') ?? {}, { own: true }))
    const same = () => page.evaluate(() => 'own' in (document.querySelector('.page') ?? {}))
    const length = await page.evaluate(() => history.length)
    for (let turn = 0; turn < 2; turn++) {
      await fill(page, true)
      await expect(filled(page)).toBeVisible()
      const state = await page.evaluate(() => history.state as { filled?: boolean } | null)
      expect(state?.filled, 'the extra history entry comes with the picture').toBe(true)
      await page.goBack()
      await expect(filled(page)).toHaveCount(0)
      expect(await same()).toBe(true)
    }
    await expect.poll(() => heard(page)).toEqual([{ arcade: 'unfill' }, { arcade: 'unfill' }])
    expect(await page.evaluate(() => history.length), 'one entry more, the second time the same').toBe(
      length + 1,
    )
    // Forward leads to the leftover history entry, which must have no effect.
    await page.goForward()
    expect(await same()).toBe(true)
    await page.goBack()
    expect(await same()).toBe(true)
    await page.goBack()
    await shown(page)
    await expect(page).toHaveURL(`${site.origin}/`)
  })

  test('after the game has left it, the next Back leaves the page', async ({ page }) => {
    await open(page, `${site.origin}/about`)
    await openGame(page)
    await fill(page, true)
    await expect(filled(page)).toBeVisible()
    await fill(page, false)
    await expect(filled(page)).toHaveCount(0)
    await expect
      .poll(() => page.evaluate(() => (history.state as { filled?: boolean } | null)?.filled))
      .toBeFalsy()
    expect(await heard(page), 'it need not be told what it said itself').toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(`${site.origin}/about`)
  })

  test('Escape leaves it if the page has focus', async ({ page }) => {
    await openGame(page)
    await fill(page, true)
    await expect(filled(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(filled(page)).toHaveCount(0)
    await expect.poll(() => heard(page)).toContainEqual({ arcade: 'unfill' })
    await expect(page).toHaveURL(`${site.origin}/single?slug=birdify`)
  })
})
