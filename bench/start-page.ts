/** Visits a page of the site and records when its loading bar disappears and the content is shown. */
import type { Browser } from '@playwright/test'
import { openPage } from './start-visit.ts'
import type { Terms } from './terms.ts'

/** Times in ms since navigation. */
export interface PageMoments {
  /** The loading bar is gone and the cards are dealt. */
  readonly shown: number
  /** The game in the iframe has drawn its board; NaN without an iframe. */
  readonly picture: number
  /** From a press on the game's Play button, right after the loading bar, until the round starts. */
  readonly answer: number
  readonly shift: number
  readonly bytes: number
}

interface Watched {
  shown: number
  shift: number
}

/** Runs in the page and in its iframe. */
function watch(): void {
  const seen: Watched = { shown: 0, shift: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    const content = document.querySelector('.content > *')
    const isShown = content && getComputedStyle(content).visibility === 'visible'
    if (isShown && !document.querySelector('.undealt')) seen.shown = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

export async function visitPage(browser: Browser, url: string, terms: Terms): Promise<PageMoments> {
  const { context, page, bytes } = await openPage(browser, terms, { width: 390, height: 844 })
  await page.addInitScript(watch)
  await page.goto(url)
  // Polls rarely, because each poll takes CPU time from the page.
  await page.waitForFunction(() => (globalThis as unknown as { seen: Watched }).seen.shown > 0, undefined, {
    polling: 100,
  })
  const [, frame] = page.frames()
  let [picture, answer] = [Number.NaN, Number.NaN]
  if (frame) {
    answer = await frame.evaluate(async () => {
      const pressed = performance.now()
      document.querySelector<HTMLButtonElement>('.main')?.click()
      while (!document.querySelector('main.playing')) await new Promise(requestAnimationFrame)
      return performance.now() - pressed
    })
    await frame.waitForFunction(() => performance.getEntriesByName('picture').length > 0)
    const [at, origin] = await frame.evaluate(() => [
      performance.getEntriesByName('picture')[0]?.startTime ?? Number.NaN,
      performance.timeOrigin,
    ])
    picture = at + origin - (await page.evaluate(() => performance.timeOrigin))
  }
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Watched }).seen)
  await context.close()
  return { ...seen, picture, answer, bytes: bytes() }
}
