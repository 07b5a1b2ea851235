/** Reads the caches of a page's origin, and makes a page fill them. */
import { type BrowserContext, expect, type Frame, type Page } from '@playwright/test'
import { clickThrough } from '../../test-support/games/by-keys.ts'
import { URLS } from '../../test-support/servers.ts'
import { clickWhereDrawn } from '../site/test.ts'

/** Returns the paths in all caches of a page's origin. Paths with `/@` are internal to the worker. */
export const keptOf = (page: Page | Frame): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        found.push(url.slice(location.origin.length))
    return found
  })

/** Opens a page in a new tab and waits until it is cached. */
export async function visit(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(URLS.site + path)
  await expectKept(page, path)
  return page
}

export const expectKept = (page: Page | Frame, path: string) =>
  expect.poll(() => keptOf(page), { message: `${path} is kept`, intervals: [100] }).toContain(path)

/** Returns the frame in which this page's game runs. */
export async function gameFrame(page: Page): Promise<Frame> {
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('There is no game on this page.')
  return frame
}

/** Presses "Keep for offline" in a game's frame and returns the card's message. */
export async function keepForOffline(frame: Frame): Promise<string> {
  const heading = frame.getByRole('heading', { name: 'Save & offline' })
  if (!(await heading.count())) {
    const card = frame.getByRole('dialog')
    await clickWhereDrawn(card.locator('.main'))
    await expect(card).toHaveCount(0)
    await frame.locator('canvas').first().press('Escape')
    await clickThrough(frame, 'Save & offline')
    await expect(heading).toBeVisible()
  }
  await clickWhereDrawn(frame.getByRole('button', { name: /for offline$/ }))
  const said = frame.getByText(/All games are ready|Not everything could be downloaded/)
  await expect(said.first()).toBeVisible({ timeout: 60_000 })
  return (await said.first().textContent()) ?? ''
}
