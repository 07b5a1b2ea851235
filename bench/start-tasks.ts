/**
 * Measures the longest task of a game's first ten seconds in CPU time. CPU time hardly depends on the load of the
 * machine, and scales with the speed of the CPU.
 */
import type { Browser } from '@playwright/test'
import { openPage } from './start-visit.ts'
import { longestTaskOf } from './trace.ts'

const UNDER_THE_CARD_MS = 3000
const PLAYED_MS = 7000

/** Result in ms. */
export async function longestTask(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openPage(browser, 'unthrottled')
  const longest = await longestTaskOf(browser, async () => {
    await page.goto(url)
    await page.waitForTimeout(UNDER_THE_CARD_MS)
    const until = Date.now() + PLAYED_MS
    for (const key of ['Enter', 'Space', 'ArrowRight', 'ArrowUp', 'Space', 'KeyH', 'ArrowLeft', 'Space'])
      if (Date.now() < until) {
        await page.keyboard.press(key)
        await page.waitForTimeout(PLAYED_MS / 8)
      }
  })
  await context.close()
  return longest
}
