/**
 * The longest task of a game's first ten seconds. What counts is the CPU time of its thread: whatever else the machine
 * is doing hardly matters, and a CPU four times slower takes four times as long.
 */
import type { Browser } from '@playwright/test'
import { openPage } from './start-visit.ts'
import { longestTaskOf } from './trace.ts'

const UNDER_THE_CARD_MS = 3000
const PLAYED_MS = 7000

/** Milliseconds. */
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
