/** Opening a game for a test, and knowing how it stands: by what its live region says, as a visitor who cannot see. */
import { expect, type Locator, type Page } from '@playwright/test'
import { URLS } from '../servers.ts'
import type { Device } from './devices.ts'

export const GAMES_URL = process.env['GAMES_URL'] ?? URLS.games
export const SITE_URL = process.env['SITE_URL'] ?? URLS.site

export const said = (page: Page) => page.getByRole('status').textContent()
export const card = (page: Page): Locator => page.getByRole('dialog')
export const mainButton = (page: Page): Locator => card(page).locator('.main')

/** Everything that the page should not have done: messages on the console, errors, requests after its own file. */
export function watch(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // Chromium's software graphics remark on their own slowness; no visitor's graphics card does.
    if (!message.text().includes('GL Driver Message'))
      complaints.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('request', (request) => {
    if (request.resourceType() !== 'document' && !request.url().startsWith('data:'))
      complaints.push(`request: ${request.url()}`)
  })
  return complaints
}

/** Opens a game whose time the test turns by hand: a slow machine changes nothing, and nothing is waited for. */
export async function open(page: Page, slug: string): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.goto(`${GAMES_URL}/${slug}`)
  await expect(mainButton(page)).toBeVisible()
  await page.clock.pauseAt(60_000)
  await page.clock.runFor(100)
}

/** How far a player has come: points, level and moves, as far as the game has them. */
export function progress(text: string | null): string {
  const number = (pattern: RegExp) => pattern.exec(text ?? '')?.[1] ?? ''
  return [number(/score (\d+)/i), number(/level (\d+)/i), number(/(\d+) moves?\b/i)].join('/')
}

/** Play with one device until something is so, starting new rounds as old ones end. */
export async function playUntil(
  page: Page,
  device: Device,
  done: () => Promise<boolean>,
  attempts = 120,
): Promise<void> {
  for (let n = 0; n < attempts; n++) {
    if (await card(page).isVisible()) {
      await device.start(page)
      await page.clock.runFor(50)
    }
    await device.attempt(page, n)
    if (await done()) return
  }
  throw new Error(`${attempts} attempts by ${device.name} came to nothing: it says "${await said(page)}".`)
}

/** Start, and play with one device until the score, the level or the moves change. */
export async function playOn(page: Page, device: Device): Promise<void> {
  await device.start(page)
  await expect(card(page)).toBeHidden()
  await page.clock.runFor(50)
  const before = progress(await said(page))
  await playUntil(page, device, async () => {
    const now = progress(await said(page))
    return /\d/.test(now) && now !== before
  })
}
