/** A game's page as the tests see it: opened on a clock that the test advances, its card, its live region, its save. */
import { expect, type Locator, type Page } from '@playwright/test'
import { URLS } from '../servers.ts'

export const GAMES_URL = process.env['GAMES_URL'] ?? URLS.games
export const SITE_URL = process.env['SITE_URL'] ?? URLS.site

/** What the game last said to screen readers. */
export const announcement = (page: Page) => page.getByRole('status').textContent()
export const card = (page: Page): Locator => page.getByRole('dialog')
/** The card's first button: Play, Resume, Continue, Next level. */
export const mainButton = (page: Page): Locator => card(page).locator('.main')

/** Collects everything that a game must not do: console messages, errors, and requests for more than its own file, the typeface and the album. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // Chromium's software renderer complains about its own slowness, as a visitor's graphics card does not, and
    // Playwright about service workers.
    if (!/GL Driver Message|blocked by Playwright/.test(message.text()))
      complaints.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const isOwn =
      /\/assets\/(fredoka-[\w-]{8}\.woff2|album-[\w-]{8}\.js)$/.test(request.url()) ||
      /^(data|blob):/.test(request.url())
    if (request.resourceType() !== 'document' && !isOwn) complaints.push(`request: ${request.url()}`)
  })
  return complaints
}

/** The seed of every round in the tests, so that every run plays the same rounds. */
export const SEED = 7

/** Opens a game on a clock that only the test advances: a slow machine changes nothing, and nothing has to be waited for. */
export async function openGame(page: Page, slug: string): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.addInitScript((seed) => {
    crypto.getRandomValues = (numbers) => {
      if (numbers instanceof Int32Array) numbers.fill(seed)
      return numbers
    }
  }, SEED)
  await page.goto(`${GAMES_URL}/${slug}`)
  await expect(mainButton(page)).toBeVisible()
  await page.clock.pauseAt(60_000)
  await page.clock.runFor(100)
}

/** The round in progress, as the page has saved it. */
export async function savedRound(page: Page, slug: string): Promise<{ state: unknown } | undefined> {
  const text = await page.evaluate((key) => localStorage.getItem(key), `arcade.${slug}`)
  return (JSON.parse(text ?? '{}') as { round?: { state: unknown } }).round
}

/** The same, where there must be one. */
export async function roundInProgress(page: Page, slug: string): Promise<unknown> {
  const round = await savedRound(page, slug)
  expect(round, 'a round in progress is saved').toBeDefined()
  return round
}
